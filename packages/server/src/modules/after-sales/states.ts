import type { afterSalesStages } from '../../db/schema/afterSales.ts';

type StoredStage = (typeof afterSalesStages)[number];

/** State of a request. `asked`: it waits for the shopper's pictures; `exchanged`: it ended with a replacement. */
export type AfterSalesStage = StoredStage | 'asked' | 'exchanged';

/** The facts that the table depends on, as they are stored. */
export interface AfterSalesState {
  /** 1 refund only, 2 return and refund. */
  readonly type: 1 | 2;
  readonly stage: StoredStage;
  readonly picturesDue: number | null;
  readonly isExchanged: boolean;
}

/** The state of a stored request. */
export function getStage({
  stage,
  picturesDue,
  isExchanged,
}: Omit<AfterSalesState, 'type'>): AfterSalesStage {
  if (stage === 'auditing' && picturesDue !== null) return 'asked';
  return stage === 'done' && isExchanged ? 'exchanged' : stage;
}

/** How a state is stored; `due` is the time until which pictures are waited for. */
export function toStored(stage: AfterSalesStage, due: number): Omit<AfterSalesState, 'type'> {
  const picturesDue = stage === 'asked' ? due : null;
  const isExchanged = stage === 'exchanged';
  if (stage === 'asked') return { stage: 'auditing', picturesDue, isExchanged };
  return { stage: stage === 'exchanged' ? 'done' : stage, picturesDue, isExchanged };
}

/** Events of a request. `ask`: for pictures; `answer`: with some. */
export const afterSalesEvents = [
  'approve',
  'reject',
  'ask',
  'answer',
  'send',
  'receive',
  'exchange',
  'revoke',
  'lapse',
] as const;

/** An event of a request. */
export type AfterSalesEvent = (typeof afterSalesEvents)[number];

/** The actor of an event. */
export type AfterSalesActor = 'shopper' | 'shop' | 'system';

/** The line's new `salestate`; `before`: its value before the request; `same`: unchanged. */
export type LineSalestate = 'returning' | 'refunded' | 'returned' | 'rejected' | 'before' | 'same';

/** One row of the table. */
interface AfterSalesTransition {
  readonly event: AfterSalesEvent;
  readonly actors: readonly AfterSalesActor[];
  readonly from: readonly AfterSalesStage[];
  /** Only for this type; both without it. */
  readonly type?: 1 | 2 | undefined;
  readonly to: AfterSalesStage;
  readonly salestate: LineSalestate;
}

/** The resulting state of the request and of the order line. */
export type AfterSalesStep = Pick<AfterSalesTransition, 'to' | 'salestate'>;

/** All allowed transitions of a request. */
const transitions: readonly AfterSalesTransition[] = [
  {
    event: 'approve',
    actors: ['shop', 'system'],
    from: ['auditing', 'asked'],
    type: 1,
    to: 'done',
    salestate: 'refunded',
  },
  {
    event: 'approve',
    actors: ['shop', 'system'],
    from: ['auditing', 'asked'],
    type: 2,
    to: 'returning',
    salestate: 'returning',
  },
  { event: 'reject', actors: ['shop', 'system'], from: ['auditing'], to: 'rejected', salestate: 'rejected' },
  // The returned products are not the ones that were sold.
  { event: 'reject', actors: ['shop'], from: ['sent'], type: 2, to: 'rejected', salestate: 'rejected' },
  { event: 'ask', actors: ['shop'], from: ['auditing'], to: 'asked', salestate: 'same' },
  { event: 'answer', actors: ['shopper'], from: ['asked'], to: 'auditing', salestate: 'same' },
  { event: 'send', actors: ['shopper'], from: ['returning'], type: 2, to: 'sent', salestate: 'returning' },
  {
    event: 'receive',
    actors: ['shop', 'system'],
    from: ['returning', 'sent'],
    type: 2,
    to: 'done',
    salestate: 'returned',
  },
  // The line is as it was: the replacement may be requested for again.
  {
    event: 'exchange',
    actors: ['shop'],
    from: ['returning', 'sent'],
    type: 2,
    to: 'exchanged',
    salestate: 'before',
  },
  {
    event: 'revoke',
    actors: ['shopper'],
    from: ['auditing', 'asked', 'returning'],
    to: 'revoked',
    salestate: 'before',
  },
  { event: 'lapse', actors: ['system'], from: ['returning'], type: 2, to: 'rejected', salestate: 'rejected' },
  { event: 'lapse', actors: ['system'], from: ['asked'], to: 'rejected', salestate: 'rejected' },
];

/** The transition for an event, or null where the table does not allow it. */
export function nextAfterSalesStep(
  state: AfterSalesState,
  event: AfterSalesEvent,
  actor: AfterSalesActor,
): AfterSalesStep | null {
  const stage = getStage(state);
  const row = transitions.find(
    (candidate) =>
      candidate.event === event &&
      candidate.actors.includes(actor) &&
      candidate.from.includes(stage) &&
      (candidate.type === undefined || candidate.type === state.type),
  );
  return row ? { to: row.to, salestate: row.salestate } : null;
}

/** `salestate` of a line after a request was created. */
export function appliedSalestate(type: 1 | 2): 'applied' | 'refunding' {
  return type === 1 ? 'refunding' : 'applied';
}

const wireStatus = { auditing: 1, returning: 2, sent: 2, done: 2, rejected: 3, revoked: 4 } as const;

/** `status` on the wire: 1 waiting for review, also for pictures, 2 approved or exchanged, 3 rejected, 4 revoked. */
export function toStatus(stage: StoredStage): 1 | 2 | 3 | 4 {
  return wireStatus[stage];
}

/** Stored stages of an open request. */
export const runningStages: readonly StoredStage[] = ['auditing', 'returning', 'sent'];

/** State of a refund: 0 generated, 1 pending at the provider, 2 success. */
export type RefundState = 0 | 1 | 2;

/** Events of a refund. */
export const refundEvents = ['ask', 'succeed'] as const;

/** An event of a refund. */
export type RefundEvent = (typeof refundEvents)[number];

const refundTransitions: Readonly<Record<RefundEvent, Readonly<Partial<Record<RefundState, RefundState>>>>> =
  {
    // Queried again until the result is definite.
    ask: { 0: 1, 1: 1 },
    succeed: { 0: 2, 1: 2 },
  };

/** The next state of a refund, or null where the table does not allow the event. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | null {
  return refundTransitions[event][state] ?? null;
}
