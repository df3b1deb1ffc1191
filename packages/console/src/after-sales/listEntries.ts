import type { OperatorRequest } from '@pawlet/operator';

/** A step of a request, or a message about it. */
export interface ConversationEntry {
  readonly key: string;
  readonly time: number;
  readonly actor: 'shopper' | 'shop' | 'system';
  readonly words: string;
  readonly images: readonly string[];
  readonly isMessage: boolean;
  readonly isUnread: boolean;
}

/** Steps and messages in the order of their time. */
export function listEntries({
  conversation,
  messages,
}: Pick<OperatorRequest, 'conversation' | 'messages'>): readonly ConversationEntry[] {
  const steps = conversation.map(({ text, ...step }, index) => ({
    ...step,
    key: `step ${index}`,
    words: text,
    images: [],
    isMessage: false,
    isUnread: false,
  }));
  const written = (messages ?? []).map(({ id, author, text, ...message }) => ({
    ...message,
    key: `message ${id}`,
    actor: author,
    words: text,
    isMessage: true,
  }));
  return [...steps, ...written].toSorted((one, other) => one.time - other.time);
}
