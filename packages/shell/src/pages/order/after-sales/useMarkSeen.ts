import type { AfterSale } from '@pawlet/core/api';
import { useEffect } from 'react';
import { usePawlet } from '@pawlet/widgets';

/** Marks the shop's messages as read once they are shown; they stay marked as new on the page. */
export function useMarkSeen({ lineId, unread, messages }: AfterSale): void {
  const { api } = usePawlet();
  const last = unread === 0 ? undefined : messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    // Without a network they stay unread, and are marked when the page is opened again.
    api.afterSales.markSeen(lineId, last).catch(() => undefined);
  }, [api, lineId, last]);
}
