import { compareAppVersion } from '../rules/appVersion.ts';
import type { Embedder } from './types.ts';

/** True for an embedder with a version gate; a partner's page is never gated. */
function isNative(embedder: Embedder): boolean {
  return embedder.platform !== 'web';
}

/** 1 where a native app is at least `minimum`, else undefined. */
export function passedVersion(embedder: Embedder, minimum: string): 1 | undefined {
  if (!isNative(embedder)) return undefined;
  const order = compareAppVersion(embedder.appVersion, minimum);
  return order === 'newer' || order === 'equal' ? 1 : undefined;
}

/** The `app-version` header: absent outside native apps, 'unknown' for an unreadable version. */
export function appVersionHeader(embedder: Embedder | undefined): string | undefined {
  if (embedder === undefined || !isNative(embedder)) return undefined;
  const { appVersion } = embedder;
  return appVersion === undefined || compareAppVersion(appVersion, appVersion) === 'unknown'
    ? 'unknown'
    : appVersion.trim();
}
