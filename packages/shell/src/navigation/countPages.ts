import type { Pawlet } from '@pawlet/core';
import { formatAddress } from '../routing/hashAddress.ts';
import type { Navigation } from './types.ts';

/** Tells the shop's statistics which pages open and how long they stay. Answers the function that ends it. */
export function countPages(
  navigation: Navigation,
  api: Pawlet['api'],
  now: () => number = Date.now,
): () => void {
  let page = '';
  let openedAt = now();
  const leave = (): void => {
    if (page !== '') void api.statistics.pageLeft(page, now() - openedAt);
  };
  const follow = (): void => {
    const next = formatAddress(navigation.getState().current.address);
    if (next === page) return;
    leave();
    openedAt = now();
    void api.statistics.pageOpened(next, page, openedAt);
    page = next;
  };
  follow();
  return navigation.subscribe(follow);
}
