import type { BootCall, RequestIdentity } from './types.ts';

/** Returns each call of the boot script once, to an identical request by the same visitor. */
export function createBootTaker(
  boot: BootCall | readonly BootCall[] = [],
): (url: string, identity: RequestIdentity) => BootCall | undefined {
  const waiting = new Set([boot].flat());
  // The adopting call handles the failure.
  for (const { response } of waiting) response.catch(() => undefined);
  return (url, identity) => {
    const found = [...waiting].find((call) => call.url === url);
    if (found === undefined) return undefined;
    waiting.delete(found);
    const isSame =
      found.sid === identity.sid &&
      found.token === identity.token &&
      found.language === identity.language &&
      found.countryCode === identity.countryCode;
    return isSame ? found : undefined;
  };
}
