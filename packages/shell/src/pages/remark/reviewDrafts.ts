import type { OrderNumber } from '@pawlet/core/api';
import { emptyLine, type LineDraft } from './reviewForm.ts';
import { toStoredFile } from './storedFile.ts';

const mostOrders = 10;
const longestContent = 1000;
const mostFiles = 9;

/** One entry a shopper: a device may be shared. */
const nameOf = (owner: string): string => `pawlet:review-drafts:${owner}`;

/** What was written about the lines of an order, by the id of the line. */
export type OrderDraft = Readonly<Record<string, LineDraft>>;

/** The draft of an order on this device; what does not read as one is left out. */
export function readDraft(owner: string, orderNumber: OrderNumber): OrderDraft {
  const lines = toRecord(new Map(readAll(owner)).get(orderNumber));
  return Object.fromEntries(Object.entries(lines).map(([line, given]) => [line, toLine(given)]));
}

/** Keeps the draft of an order; an empty one is forgotten. Only the latest orders are kept. */
export function keepDraft(owner: string, orderNumber: OrderNumber, draft: OrderDraft): void {
  const others = readAll(owner).filter(([number]) => number !== orderNumber);
  const isEmpty = Object.values(draft).every(
    ({ content, media, star }) => content === '' && media.length === 0 && star === emptyLine.star,
  );
  write(owner, isEmpty ? others : [...others, [orderNumber, draft] as const].slice(-mostOrders));
}

/** Forgets the draft of an order. */
export function forgetDraft(owner: string, orderNumber: OrderNumber): void {
  keepDraft(owner, orderNumber, {});
}

type Entry = readonly [orderNumber: string, lines: unknown];

function readAll(owner: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(owner)) ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): readonly Entry[] =>
      Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], entry[1]]] : [],
    );
  } catch {
    // Blocked, or written by somebody else.
    return [];
  }
}

function toRecord(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
}

function toLine(given: unknown): LineDraft {
  const { star, content, media } = toRecord(given);
  const files = (Array.isArray(media) ? media : []).flatMap((file) => toStoredFile(file) ?? []);
  return {
    star: typeof star === 'number' && [1, 2, 3, 4, 5].includes(star) ? star : emptyLine.star,
    content: typeof content === 'string' ? content.slice(0, longestContent) : '',
    media: files.slice(0, mostFiles),
  };
}

function write(owner: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(nameOf(owner));
    else localStorage.setItem(nameOf(owner), JSON.stringify(entries));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}
