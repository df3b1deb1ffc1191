import type { AfterSaleType, OrderLine, OrderLineId, ReturnMethod } from '@pawlet/core/api';
import type { StoredUpload } from '@pawlet/widgets/parts';
import { createDraftBook, toFields } from '../../../drafts/createDraftBook.ts';
import { toStoredUploads } from '../../../drafts/storedUpload.ts';
import { piecesLeft, type Choices, type LineChoice } from './applyRules.ts';

/** The fields that are shared by all lines. */
export interface ApplyDraft {
  readonly type: AfterSaleType;
  /** '' for none. */
  readonly reason: string;
  readonly method: ReturnMethod;
  readonly remark: string;
}

/** The stored draft of a form. */
export interface KeptApplication {
  readonly draft: ApplyDraft;
  readonly choices: Choices;
  readonly media: readonly StoredUpload[];
}

/** The initial values of a form. */
export const emptyDraft: ApplyDraft = { type: 'refund', reason: '', method: 'default', remark: '' };

const longestText = 200;
const book = createDraftBook('after-sale-drafts');

/** The draft of a request on this device, as far as it still matches its lines. */
export function readApplication(
  owner: string,
  lineId: OrderLineId,
  { lines, isShipped }: { readonly lines: readonly OrderLine[]; readonly isShipped: boolean },
): KeptApplication {
  const kept = toFields(book.read(owner, String(lineId)));
  const { type, reason, method, remark } = toFields(kept['draft']);
  const choices = toFields(kept['choices']);
  return {
    draft: {
      type: type === 'return' && isShipped ? 'return' : 'refund',
      reason: toText(reason),
      method: method === 'self' ? 'self' : 'default',
      remark: toText(remark),
    },
    choices: Object.fromEntries(
      lines.flatMap((line) => {
        const choice = toChoice(choices[line.id], line);
        return choice === undefined ? [] : [[line.id, choice]];
      }),
    ),
    media: toStoredUploads(kept['media']),
  };
}

/** Stores a form as it is; an unchanged one is removed. */
export function keepApplication(owner: string, lineId: OrderLineId, kept: KeptApplication): void {
  const { draft, choices, media } = kept;
  const isEmpty =
    Object.keys(choices).length === 0 &&
    media.length === 0 &&
    draft.type === emptyDraft.type &&
    draft.reason === '' &&
    draft.method === emptyDraft.method &&
    draft.remark === '';
  book.keep(owner, String(lineId), isEmpty ? undefined : kept);
}

/** Removes a draft: the form was submitted. */
export function forgetApplication(owner: string, lineId: OrderLineId): void {
  book.keep(owner, String(lineId), undefined);
}

function toText(given: unknown): string {
  return typeof given === 'string' ? given.slice(0, longestText) : '';
}

function toChoice(given: unknown, line: OrderLine): LineChoice | undefined {
  const { isTicked, quantity, amount } = toFields(given);
  const most = piecesLeft(line);
  if (typeof isTicked !== 'boolean' || typeof quantity !== 'number') return undefined;
  if (!Number.isInteger(quantity) || quantity < 1) return undefined;
  const isWhole = quantity <= most;
  return {
    isTicked,
    quantity: isWhole ? quantity : most,
    // An amount belongs to its quantity.
    amount: isWhole && typeof amount === 'string' && /^\d{0,9}(?:\.\d*)?$/u.test(amount) ? amount : undefined,
  };
}
