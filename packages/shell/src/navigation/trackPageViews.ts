import type { Pawlet } from '@pawlet/core';
import { formatAddress } from '../routing/hashAddress.ts';
import type { Navigation } from './types.ts';

/**
 * Reports page views and their duration to the shop's statistics, as long as that is allowed. Returns an unsubscribe
 * function.
 */
export function trackPageViews(
  navigation: Navigation,
  api: Pick<Pawlet['api'], 'statistics'>,
  isAllowed: () => boolean,
  now: () => number = Date.now,
): () => void {
  let page = '';
  let openedAt = now();
  let isCounted = false;
  const follow = (): void => {
    const next = formatAddress(navigation.getState().current.address);
    if (next === page) return;
    if (isCounted && isAllowed()) void api.statistics.pageLeft(page, now() - openedAt);
    openedAt = now();
    isCounted = isAllowed();
    if (isCounted) void api.statistics.pageOpened(next, page, openedAt);
    page = next;
  };
  follow();
  return navigation.subscribe(follow);
}
