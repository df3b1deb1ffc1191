import type { AfterSale } from '@pawlet/core/api';

/** Keys of the steps of an after-sales request. */
export type AfterSaleStep = 'stepApplied' | 'stepReview' | 'stepReturned' | 'stepRefunded' | 'stepExchanged';

/** What the view of a request depends on. */
type Shown = Pick<AfterSale, 'type' | 'state' | 'refundState' | 'picturesUntil' | 'replacement'>;

/** The progress of an after-sales request: its steps, and the current one; none where it ended early. */
export function listSteps({
  type,
  state,
  refundState,
  replacement,
}: Omit<Shown, 'picturesUntil'>):
  | { readonly steps: readonly AfterSaleStep[]; readonly current: number }
  | undefined {
  if (replacement !== undefined) {
    const done: readonly AfterSaleStep[] = ['stepApplied', 'stepReview', 'stepReturned', 'stepExchanged'];
    return { steps: done, current: done.length };
  }
  const steps: readonly AfterSaleStep[] =
    type === 'return'
      ? ['stepApplied', 'stepReview', 'stepReturned', 'stepRefunded']
      : ['stepApplied', 'stepReview', 'stepRefunded'];
  switch (state) {
    case 'waiting':
      return { steps, current: 1 };
    case 'returning':
    case 'sent':
      return { steps, current: 2 };
    case 'granted':
      return { steps, current: refundState === 'success' ? steps.length : steps.length - 1 };
    case 'rejected':
    case 'revoked':
      return undefined;
  }
}

/** The explanation of a request's state for the shopper. */
export function toSentence({ type, state, refundState, picturesUntil, replacement }: Shown) {
  if (replacement !== undefined) return 'exchangedText';
  if (picturesUntil !== undefined) return 'askedText';
  switch (state) {
    case 'waiting':
      return type === 'return' ? 'waitingReturn' : 'waitingRefund';
    case 'returning':
      return 'returningText';
    case 'sent':
      return 'sentText';
    case 'granted':
      return refundState ?? 'generated';
    case 'rejected':
      return 'rejectedText';
    case 'revoked':
      return 'revokedText';
  }
}

/** The label of a request's state, among those of order lines; undefined for states that only a request has. */
export function getTitle({ type, state, picturesUntil, replacement }: Omit<Shown, 'refundState'>) {
  if (replacement !== undefined || picturesUntil !== undefined) return undefined;
  switch (state) {
    case 'waiting':
      return 'saleRunning';
    case 'returning':
    case 'sent':
      return 'saleReturning';
    case 'granted':
      return type === 'return' ? 'saleReturned' : 'saleRefunded';
    case 'rejected':
      return 'saleRejected';
    case 'revoked':
      return undefined;
  }
}

/** The label of a state that only a request has. */
export function getOwnTitle({ picturesUntil, replacement }: Pick<Shown, 'picturesUntil' | 'replacement'>) {
  if (replacement !== undefined) return 'exchanged';
  return picturesUntil === undefined ? 'revoked' : 'asked';
}
