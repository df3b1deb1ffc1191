import { afterSalesCalls, type OperatorRequest } from '@pawlet/operator';
import { useEffect } from 'react';
import { client } from '../api/client.ts';

/** Marks what the shopper has written as read when it is shown; it stays marked as new on the page. */
export function useMarkRead({ refundSn, messages }: OperatorRequest, mayWrite: boolean): void {
  const unread = (messages ?? []).filter(({ author, isUnread }) => author === 'shopper' && isUnread);
  const upTo = mayWrite ? (unread.at(-1)?.id ?? 0) : 0;
  useEffect(() => {
    if (upTo === 0) return;
    client
      .call(afterSalesCalls.markMessagesRead, { params: { sn: refundSn }, input: { upTo } })
      // They stay unread, and are marked when the page is opened again.
      .catch(() => undefined);
  }, [refundSn, upTo]);
}
