import type { BootCall, RequestIdentity } from './types.ts';

/** Hands the boot script's call out once, to the call that asks the same as the same visitor. */
export function createBootTaker(
  boot: BootCall | undefined,
): (url: string, identity: RequestIdentity) => BootCall | undefined {
  let waiting = boot;
  // Whoever adopts the call sees its failure; nobody else needs to.
  boot?.response.catch(() => undefined);
  return (url, identity) => {
    if (waiting === undefined || waiting.url !== url) return undefined;
    const found = waiting;
    waiting = undefined;
    const isSame =
      found.sid === identity.sid &&
      found.token === identity.token &&
      found.language === identity.language &&
      found.countryCode === identity.countryCode;
    return isSame ? found : undefined;
  };
}
