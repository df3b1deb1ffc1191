import type { ShopConfig } from '@pawlet/core/api';
import type { SessionState } from '@pawlet/core/session';

/** Name of the web setting with which the shopper turns statistics on or off. */
export const statisticsSetting = 'statistics';

/** Whether the browser sends a signal not to track: Global Privacy Control, or the older Do Not Track. */
export function isTrackingUnwanted(
  browser: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/**
 * Whether page views may be counted: never before the rule of the shopper's country is known, and where consent is
 * required, not before it is given.
 */
export function isCountingAllowed(
  { webs }: Pick<SessionState, 'webs'>,
  law: Pick<ShopConfig['law'], 'statistics'> | undefined,
  isUnwanted = isTrackingUnwanted(),
): boolean {
  if (isUnwanted || law === undefined || law.statistics === 'off') return false;
  const choice = webs[statisticsSetting];
  return law.statistics === 'ask' ? choice === 'on' : choice !== 'off';
}
