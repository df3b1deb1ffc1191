import type { OrderNumber } from '@pawlet/core/api';
import { createDraftBook, toFields } from '../../drafts/createDraftBook.ts';
import { toStoredUploads } from '../../drafts/storedUpload.ts';
import { emptyLine, type LineDraft } from './reviewForm.ts';

const longestContent = 1000;
const book = createDraftBook('review-drafts');

/** The draft of an order's lines, by the id of the line. */
export type OrderDraft = Readonly<Record<string, LineDraft>>;

/** The draft of an order on this device; invalid entries are left out. */
export function readDraft(owner: string, orderNumber: OrderNumber): OrderDraft {
  const lines = toFields(book.read(owner, orderNumber));
  return Object.fromEntries(Object.entries(lines).map(([line, given]) => [line, toLine(given)]));
}

/** Stores the draft of an order; an empty one is removed. Only the latest orders are stored. */
export function keepDraft(owner: string, orderNumber: OrderNumber, draft: OrderDraft): void {
  const isEmpty = Object.values(draft).every(
    ({ content, media, star }) => content === '' && media.length === 0 && star === emptyLine.star,
  );
  book.keep(owner, orderNumber, isEmpty ? undefined : draft);
}

/** Removes the draft of an order. */
export function forgetDraft(owner: string, orderNumber: OrderNumber): void {
  keepDraft(owner, orderNumber, {});
}

function toLine(given: unknown): LineDraft {
  const { star, content, media } = toFields(given);
  return {
    star: typeof star === 'number' && [1, 2, 3, 4, 5].includes(star) ? star : emptyLine.star,
    content: typeof content === 'string' ? content.slice(0, longestContent) : '',
    media: toStoredUploads(media),
  };
}
