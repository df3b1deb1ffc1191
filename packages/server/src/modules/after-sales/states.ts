import type { aftersaleStages } from '../../db/schema/aftersale.ts';

/** How far an application has come. */
export type AftersaleStage = (typeof aftersaleStages)[number];

/** What the table decides by. */
export interface AftersaleState {
  /** 1 refund only, 2 return and refund. */
  readonly type: 1 | 2;
  readonly stage: AftersaleStage;
}

/** What can happen to an application. */
export const aftersaleEvents = ['approve', 'reject', 'send', 'receive', 'revoke', 'lapse'] as const;

/** What can happen to an application. */
export type AftersaleEvent = (typeof aftersaleEvents)[number];

/** Who makes it happen. */
export type AftersaleActor = 'shopper' | 'shop' | 'system';

/** `salestate` that an event gives the line; `before`: what it had before the application. */
export type LineSalestate = 3 | 4 | 5 | 6 | 'before';

/** One row of the table. */
interface AftersaleTransition {
  readonly event: AftersaleEvent;
  readonly actors: readonly AftersaleActor[];
  readonly from: readonly AftersaleStage[];
  /** Only for this type; both without it. */
  readonly type?: 1 | 2 | undefined;
  readonly to: AftersaleStage;
  readonly salestate: LineSalestate;
}

/** Where an application leads its own record and the order line. */
export type AftersaleStep = Pick<AftersaleTransition, 'to' | 'salestate'>;

/** Every step that an application may take. Nothing else is allowed. */
const transitions: readonly AftersaleTransition[] = [
  { event: 'approve', actors: ['shop', 'system'], from: ['auditing'], type: 1, to: 'done', salestate: 4 },
  {
    event: 'approve',
    actors: ['shop', 'system'],
    from: ['auditing'],
    type: 2,
    to: 'returning',
    salestate: 3,
  },
  { event: 'reject', actors: ['shop', 'system'], from: ['auditing'], to: 'rejected', salestate: 6 },
  // What came back is not what was sold.
  { event: 'reject', actors: ['shop'], from: ['sent'], type: 2, to: 'rejected', salestate: 6 },
  { event: 'send', actors: ['shopper'], from: ['returning'], type: 2, to: 'sent', salestate: 3 },
  {
    event: 'receive',
    actors: ['shop', 'system'],
    from: ['returning', 'sent'],
    type: 2,
    to: 'done',
    salestate: 5,
  },
  {
    event: 'revoke',
    actors: ['shopper'],
    from: ['auditing', 'returning'],
    to: 'revoked',
    salestate: 'before',
  },
  { event: 'lapse', actors: ['system'], from: ['returning'], type: 2, to: 'rejected', salestate: 6 },
];

/** Where an event leads, or null where the table does not allow it. */
export function nextAftersaleStep(
  state: AftersaleState,
  event: AftersaleEvent,
  actor: AftersaleActor,
): AftersaleStep | null {
  const row = transitions.find(
    (candidate) =>
      candidate.event === event &&
      candidate.actors.includes(actor) &&
      candidate.from.includes(state.stage) &&
      (candidate.type === undefined || candidate.type === state.type),
  );
  return row ? { to: row.to, salestate: row.salestate } : null;
}

/** `salestate` of a line from the moment it is applied for. */
export function appliedSalestate(type: 1 | 2): 1 | 2 {
  return type === 1 ? 2 : 1;
}

const wireStatus = { auditing: 1, returning: 2, sent: 2, done: 2, rejected: 3, revoked: 4 } as const;

/** `status` of the wire: 1 waiting audit, 2 approved, 3 rejected, 4 revoked. */
export function statusOf(stage: AftersaleStage): 1 | 2 | 3 | 4 {
  return wireStatus[stage];
}

/** Stages in which an application is under way. */
export const runningStages: readonly AftersaleStage[] = ['auditing', 'returning', 'sent'];

/** How a refund stands: 0 generated, 1 pending at the provider, 2 success. */
export type RefundState = 0 | 1 | 2;

/** What can happen to a refund. */
export const refundEvents = ['ask', 'succeed'] as const;

/** What can happen to a refund. */
export type RefundEvent = (typeof refundEvents)[number];

const refundTransitions: Readonly<Record<RefundEvent, Readonly<Partial<Record<RefundState, RefundState>>>>> =
  {
    // Asked again until the answer is definite.
    ask: { 0: 1, 1: 1 },
    succeed: { 0: 2, 1: 2 },
  };

/** Where an event leads a refund, or null where the table does not allow it. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | null {
  return refundTransitions[event][state] ?? null;
}
