import type { SessionState } from '@pawlet/core/session';

/** Name of the web setting with which the shopper turns the statistics off. */
export const statisticsSetting = 'statistics';

/** Whether the browser asks every shop not to follow its owner: Global Privacy Control, or the older Do Not Track. */
export function isTrackingUnwanted(
  browser: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/** Whether pages may be counted. */
export function isCountingAllowed(
  { webs }: Pick<SessionState, 'webs'>,
  isUnwanted = isTrackingUnwanted(),
): boolean {
  return !isUnwanted && webs[statisticsSetting] !== 'off';
}
