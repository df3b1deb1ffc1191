import type { AfterSale, AfterSaleMessage } from '@pawlet/core/api';

/** A step of a request, or a message about it. */
export type HistoryEntry =
  | { readonly kind: 'step'; readonly key: string; readonly at: number; readonly text: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly at: number;
      readonly message: AfterSaleMessage;
      readonly isNew: boolean;
    };

/** Steps and messages, the newest first; the latest messages of the shop are new. */
export function listHistory({
  log,
  messages,
  unread,
}: Pick<AfterSale, 'log' | 'messages' | 'unread'>): readonly HistoryEntry[] {
  const ofShop = messages.filter(({ author }) => author === 'shop');
  const unseen = new Set(ofShop.slice(ofShop.length - unread).map(({ id }) => id));
  const steps = log.map(({ at, text }) => ({
    kind: 'step' as const,
    key: `${at} ${text}`,
    at: at ?? 0,
    text,
  }));
  const written = messages.map((message) => ({
    kind: 'message' as const,
    key: `message ${message.id}`,
    at: message.at ?? 0,
    message,
    isNew: unseen.has(message.id),
  }));
  // The later one of a second first: messages of a list are oldest first.
  return [...steps, ...written.toReversed()].toSorted((one, other) => other.at - one.at);
}
