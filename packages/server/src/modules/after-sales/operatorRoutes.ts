import { orderCalls, refundCalls } from '@pawlet/operator';
import { trySavepoint } from '../../db/trySavepoint.ts';
import { money, toMinor } from '../products/wireValues.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readSetting } from '../settings/readSetting.ts';
import {
  addApproval,
  decideApproval,
  findApproval,
  findApprovals,
  isSecondPerson,
  toApproval,
} from './approvals.ts';
import { makeApproved } from './makeApproved.ts';
import { needsSecondPerson } from './refundApprovalLimit.ts';
import { refundLimitsSetting } from './settings.ts';
import { refundByShop, type ShopRefund, type ShopRefundResult } from './shopRefund.ts';

type Refused = Exclude<ShopRefundResult, { readonly status: 'done' }>;

/** Refunds that the shop begins, and their approval by a second person. */
export const refundArea: OperatorArea = (add) => {
  add(orderCalls.refundOrder, async (call, { params, fields }) => {
    const { db, now, deps, caller } = call;
    const limits = await readSetting({ db }, refundLimitsSetting);
    const { all, lines, amount, hasComeBack, note, expectedLeft, isPreview } = fields;
    const pieces = lines?.map(({ lineId, quantity = null }) => ({ lineId, quantity }));
    const what: ShopRefund['what'] = all === true ? 'all' : (pieces ?? toMinor(amount ?? '0'));
    // A repeated request must not refund twice: the key or the amount left recognizes it.
    if (!isPreview && expectedLeft === undefined && !call.isKeyed)
      return refuseWith('invalid', { fields: { expectedLeft: 'required' } });
    const refund = { what, hasComeBack, note };
    // Computed by refunding, under the order's lock: what has to wait is rolled back with this savepoint.
    const computed = await trySavepoint(
      db,
      (savepoint) =>
        refundByShop(
          { db: savepoint, random: deps.random, now },
          {
            ...refund,
            orderSn: params.sn,
            expectedLeft: expectedLeft === undefined ? undefined : toMinor(expectedLeft),
          },
        ),
      (result) => result.status !== 'done' || (!isPreview && !needsSecondPerson(caller.kind, limits, result)),
    );
    if (computed.status !== 'done') return refuse(computed);
    const needsApproval = needsSecondPerson(caller.kind, limits, computed);
    const reply = {
      amount: money(computed.amount),
      currency: computed.currency,
      points: computed.points,
      leftBefore: money(computed.leftBefore),
      left: money(computed.left),
      needsApproval,
    };
    if (isPreview)
      return done({ ...reply, status: 'preview' as const, approvalId: null }, { isPreview: true });
    if (!needsApproval) return done({ ...reply, status: 'refunded' as const, approvalId: null });
    const { amount: sum, currency, leftBefore } = computed;
    const approvalId = await addApproval(
      db,
      { orderSn: params.sn, refund, amount: sum, currency, leftBefore, caller },
      now,
    );
    if (approvalId === null)
      return refuseWith('conflict', { reason: 'waits-already', current: toCurrent(computed) });
    deps.logger.info('refund waits for approval', { approvalId });
    return done({ ...reply, left: reply.leftBefore, status: 'waits' as const, approvalId });
  });

  add(refundCalls.listApprovals, async ({ db }) =>
    done({ items: (await findApprovals(db)).map(toApproval) }),
  );

  add(refundCalls.approveRefund, async (call, { params }) => {
    const { db, now, deps, caller } = call;
    const approval = await findApproval(db, params.id);
    if (!approval) return refuseWith('not-found');
    const current = toApproval(approval);
    if (approval.state !== 'waits') return refuseWith('conflict', { reason: 'decided', current });
    if (!isSecondPerson(caller, approval)) return refuseWith('conflict', { reason: 'same-person', current });
    // The order has changed since: the request has to be rejected, and made again.
    if (!(await makeApproved({ db, random: deps.random, now }, approval)))
      return refuseWith('conflict', { reason: 'changed-amount', current });
    await decideApproval(db, approval.id, { state: 'approved', actor: caller.actor }, now);
    return done(
      { ...current, state: 'approved' as const, decidedBy: caller.actor.name },
      { target: approval.orderSn },
    );
  });

  add(refundCalls.rejectRefund, async (call, { params }) => {
    const { db, now, caller } = call;
    const approval = await findApproval(db, params.id);
    if (!approval) return refuseWith('not-found');
    const current = toApproval(approval);
    if (approval.state !== 'waits') return refuseWith('conflict', { reason: 'decided', current });
    await decideApproval(db, approval.id, { state: 'rejected', actor: caller.actor }, now);
    return done(
      { ...current, state: 'rejected' as const, decidedBy: caller.actor.name },
      { target: approval.orderSn },
    );
  });
};

const reasons = {
  'wrong-state': 'wrong-state',
  'wrong-lines': 'wrong-lines',
  'under-way': 'under-way',
  'wrong-amount': 'wrong-amount',
  changed: 'changed-amount',
} as const;

function refuse(result: Refused) {
  if (result.status === 'not-found') return refuseWith('not-found');
  return refuseWith('conflict', { reason: reasons[result.status], current: toCurrent(result) });
}

function toCurrent(result: ShopRefundResult) {
  const left = 'left' in result ? money(result.left) : null;
  const currency = 'currency' in result ? result.currency : null;
  return { left, currency, lineId: 'lineId' in result ? result.lineId : null };
}
