import { compareAppVersion } from '@pawlet/core/rules';

/**
 * Whether a native app's version is below `minimum` or invalid. Without a header it is not an app, so not
 * below.
 */
export function isBelowVersion(header: string | undefined, minimum: string): boolean {
  if (header === undefined) return false;
  const order = compareAppVersion(header, minimum);
  return order === 'older' || order === 'unknown';
}
