import type { ShopConfig } from '@pawlet/core/api';
import type { SessionState } from '@pawlet/core/session';

/** Name of the web setting with which the shopper turns the statistics on or off. */
export const statisticsSetting = 'statistics';

/** Whether the browser asks every shop not to follow its owner: Global Privacy Control, or the older Do Not Track. */
export function isTrackingUnwanted(
  browser: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/**
 * Whether pages may be counted: never before it is known what the shopper's country asks for, and where it asks for an
 * agreement, not before there is one.
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
