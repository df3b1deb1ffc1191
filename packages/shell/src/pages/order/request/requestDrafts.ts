import type { AfterSaleType, OrderLine, ReturnMethod } from '@pawlet/core/api';
import type { StoredUpload } from '@pawlet/widgets/parts';
import { toFields } from '@pawlet/widgets/ui';
import { toStoredUploads } from '../../../drafts/storedUpload.ts';
import { piecesLeft, type Choices, type LineChoice } from './requestRules.ts';

/** The fields that are shared by all lines. */
export interface RequestDraft {
  readonly type: AfterSaleType;
  /** '' for none. */
  readonly reason: string;
  readonly method: ReturnMethod;
  readonly remark: string;
}

/** The values of a form. */
export interface RequestValues {
  readonly draft: RequestDraft;
  readonly choices: Choices;
  readonly media: readonly StoredUpload[];
}

/** The initial values of a form. */
export const emptyApplication: RequestValues = {
  draft: { type: 'refund', reason: '', method: 'default', remark: '' },
  choices: {},
  media: [],
};

const longestText = 200;

/** Reads a draft, as far as it still matches the lines of its order. */
export function restoreApplication(
  given: unknown,
  { lines, isShipped }: { readonly lines: readonly OrderLine[]; readonly isShipped: boolean },
): RequestValues {
  const kept = toFields(given);
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
