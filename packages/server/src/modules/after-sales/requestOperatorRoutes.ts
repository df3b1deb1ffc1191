import { afterSalesCalls, type OperatorRequest } from '@pawlet/operator';
import { readSeller } from '../config/seller.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { lockOrder } from '../order/service.ts';
import { addApproval, rejectRequestApproval } from './approvals.ts';
import { decidePaying } from './decidePaying.ts';
import { readOperatorRequest, readRequestRules, toRequestEntry } from './operatorRequest.ts';
import type { OperatorReason } from '../operator-api/reasons.ts';
import { type AfterSalesRow, findByRefundSn } from './repository.ts';
import { readSetting } from '../settings/readSetting.ts';
import { needsSecondPerson } from './refundApprovalLimit.ts';
import { refundLimitsSetting } from './settings.ts';
import { findRequestPage, toRequestCursor } from './requestPage.ts';

/** Refund and return requests: the queue, and what the shop decides. */
export const afterSalesArea: OperatorArea = (add) => {
  add(afterSalesCalls.listRequests, async ({ db, language, now }, { fields }) => {
    const { cursor, limit, sort: chosen, ...filter } = fields;
    const sort = chosen ?? (filter.state === undefined ? '-created' : 'waiting');
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const rules = await readRequestRules(db);
    const due = { now, answerDays: rules.answerDays };
    const { rows, hasMore } = await findRequestPage(db, filter, { sort, after, limit, due });
    const last = rows.at(-1);
    return done({
      items: rows.map((row) => toRequestEntry(row, { language, ...rules })),
      next: hasMore && last ? writeCursor(toRequestCursor(sort, last)) : null,
    });
  });

  add(afterSalesCalls.readRequest, async (call, { params }) => {
    const request = await readOperatorRequest(call.db, params.sn, call);
    return request ? done(request, { version: request.version }) : refuseWith('not-found');
  });

  add(afterSalesCalls.approveRequest, (call, { params }) => decideRequest(call, params.sn, 'approve'));

  add(afterSalesCalls.rejectRequest, (call, { params, fields }) =>
    decideRequest(call, params.sn, 'reject', fields.note),
  );

  add(afterSalesCalls.receiveReturn, (call, { params, fields }) =>
    decideRequest(call, params.sn, 'receive', fields.note),
  );
};

/** Changes a request; returns why its state does not allow that, null where it does. */
export type ChangeOfRequest = (row: AfterSalesRow) => Promise<OperatorReason | null>;

/** Changes a request under the lock of its order, unless somebody else has changed it first. */
export async function changeRequest(
  call: OperatorCall,
  refundSn: string,
  change: ChangeOfRequest,
): Promise<OperatorResult<OperatorRequest>> {
  const { db, version } = call;
  const known = await findByRefundSn(db, refundSn);
  if (!known) return refuseWith('not-found');
  await lockOrder(db, known.orderId);
  const current = await readCurrent(call, refundSn);
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  const row = (await findByRefundSn(db, refundSn)) ?? known;
  const reason = await change(row);
  if (reason !== null) return refuseWith('conflict', { reason, current });
  const changed = await readCurrent(call, refundSn);
  return done(changed, { version: changed.version });
}

/** A node of an earlier release, which knows no requests here, refunds nothing. */
const noPieces = { what: [], hasComeBack: false, note: '' } as const;

const refusals = { 'wrong-state': 'request-state', withdrawn: 'withdrawal' } as const;

/**
 * Decides about a request under the lock of its order: whoever comes second waits here, and gets what the first one
 * decided.
 */
async function decideRequest(
  call: OperatorCall,
  refundSn: string,
  event: 'approve' | 'reject' | 'receive',
  note?: string,
): Promise<OperatorResult<OperatorRequest>> {
  const { db, deps, now, version, caller } = call;
  const known = await findByRefundSn(db, refundSn);
  if (!known) return refuseWith('not-found');
  await lockOrder(db, known.orderId);
  const current = await readCurrent(call, refundSn);
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  const isUndecided = current.stage === 'auditing' || current.stage === 'asked';
  const needsAddress = event === 'approve' && current.kind === 'return' && isUndecided;
  if (needsAddress && (await readSeller(db, deps.settings)) === null)
    return refuseWith('conflict', { reason: 'no-return-address', current });
  const limits = await readSetting({ db }, refundLimitsSetting);
  const result = await decidePaying(
    { db, random: deps.random, now },
    { refundSn, event, note, mayPay: (paid) => !needsSecondPerson(caller.kind, limits, paid) },
  );
  if (result.status === 'not-found') return refuseWith('not-found');
  if (result.status === 'waits') {
    if (event === 'reject') throw new Error('Pawlet: a rejection pays nothing.');
    const { orderSn, amount, currency } = result.paid;
    const request = { refundSn, event, note };
    const more = { orderSn, refund: noPieces, request, amount, currency, leftBefore: amount, caller };
    if ((await addApproval(db, more, now)) === null)
      return refuseWith('conflict', { reason: 'waits-already', current });
    const waiting = await readCurrent(call, refundSn);
    return done(waiting, { version: waiting.version });
  }
  if (result.status !== 'done') return refuseWith('conflict', { reason: refusals[result.status], current });
  await rejectRequestApproval(db, refundSn, caller.actor, now);
  const decided = await readCurrent(call, refundSn);
  return done(decided, { version: decided.version });
}

async function readCurrent(call: OperatorCall, refundSn: string): Promise<OperatorRequest> {
  const current = await readOperatorRequest(call.db, refundSn, call);
  if (!current) throw new Error('Pawlet: a request whose order is locked must exist.');
  return current;
}
