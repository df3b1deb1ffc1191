import { toFields } from '@pawlet/widgets/ui';
import { toStoredUploads } from '../../drafts/storedUpload.ts';
import { emptyLine, type LineDraft } from './reviewForm.ts';

const longestContent = 1000;

/** The draft of an order's lines, by the id of the line. */
export type OrderDraft = Readonly<Record<string, LineDraft>>;

/** Reads what was kept of an order's lines; what does not read as a draft is left out. */
export function restoreReviews(kept: unknown, initial: OrderDraft): OrderDraft {
  const lines = toFields(kept);
  return Object.fromEntries(
    Object.entries(initial).map(([line, empty]) => [line, line in lines ? toLine(lines[line]) : empty]),
  );
}

function toLine(given: unknown): LineDraft {
  const { star, content, media } = toFields(given);
  return {
    star: typeof star === 'number' && [1, 2, 3, 4, 5].includes(star) ? star : emptyLine.star,
    content: typeof content === 'string' ? content.slice(0, longestContent) : '',
    media: toStoredUploads(media),
  };
}
