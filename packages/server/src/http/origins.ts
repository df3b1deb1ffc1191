import type { Settings } from './settings.ts';

/** Origins of this shop itself. */
function ownOrigins(settings: Settings): readonly string[] {
  return [settings.publicOrigin, ...settings.alternateOrigins];
}

/** Whether an origin is the shop's own, and not a partner's. */
export function isOwnOrigin(origin: string, settings: Settings): boolean {
  return ownOrigins(settings).includes(origin);
}

/** Whether a page of this origin may call the shop. */
export function isKnownOrigin(origin: string, settings: Settings): boolean {
  return ownOrigins(settings).includes(origin) || settings.partnerOrigins.includes(origin);
}

/** The shop's own origin that a request was sent to; behind a proxy, the public one. */
export function getBaseUrl(request: Request, settings: Settings): string {
  const { origin } = new URL(request.url);
  return ownOrigins(settings).includes(origin) ? origin : settings.publicOrigin;
}
