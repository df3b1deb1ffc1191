import { type OperatorWithdrawal, withdrawalCalls } from '@pawlet/operator';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import type { OperatorReason } from '../operator-api/reasons.ts';
import {
  findWithdrawalPage,
  isWithdrawalQueue,
  lockWithdrawal,
  readOperatorWithdrawal,
  toOperatorWithdrawals,
} from './operatorWithdrawals.ts';
import { acceptWithdrawal, rejectWithdrawal, type SettleResult } from './settle.ts';

/** Withdrawals from purchases. */
export const withdrawalArea: OperatorArea = (add) => {
  add(withdrawalCalls.listWithdrawals, ({ db }, { fields }) =>
    pageById(
      fields,
      isWithdrawalQueue(fields) ? 'open withdrawals' : 'withdrawals',
      (page) => findWithdrawalPage(db, fields, page),
      (rows) => toOperatorWithdrawals(db, rows),
    ),
  );

  add(withdrawalCalls.readWithdrawal, async ({ db }, { params }) => {
    const withdrawal = await readOperatorWithdrawal(db, params.sn);
    return withdrawal ? done(withdrawal, { version: withdrawal.version }) : refuseWith('not-found');
  });

  add(withdrawalCalls.acceptWithdrawal, (call, { params, fields }) => {
    const { order, all, lines, note } = fields;
    const pieces = lines?.map(({ lineId, quantity = null }) => ({ lineId, quantity }));
    return settle(call, params.sn, () =>
      acceptWithdrawal(
        call.deps,
        { withdrawalSn: params.sn, orderSn: order, pieces: all === true ? 'all' : pieces, note },
        call.now,
      ),
    );
  });

  add(withdrawalCalls.rejectWithdrawal, (call, { params, fields }) =>
    settle(call, params.sn, () =>
      rejectWithdrawal(call.deps, { withdrawalSn: params.sn, ...fields }, call.now),
    ),
  );
};

const reasons = {
  unread: 'withdrawal-unread',
  settled: 'decided',
  'which-order': 'which-order',
  'which-pieces': 'which-pieces',
  'wrong-pieces': 'wrong-lines',
  'under-way': 'under-way',
  'no-return-address': 'no-return-address',
  'not-late': 'not-late',
  'no-note': 'no-note',
  'given-back': 'given-back',
} as const satisfies Readonly<Record<Exclude<SettleResult['status'], 'done' | 'not-found'>, OperatorReason>>;

/** Decides about a locked withdrawal: whoever comes second gets what the first one decided. */
function settle(
  call: OperatorCall,
  withdrawalSn: string,
  decide: () => Promise<SettleResult>,
): Promise<OperatorResult<OperatorWithdrawal>> {
  const { db } = call;
  return changeCurrent(call, {
    lock: () => lockWithdrawal(db, withdrawalSn),
    read: () => readOperatorWithdrawal(db, withdrawalSn),
    async change() {
      const { status } = await decide();
      if (status === 'not-found') return refuseWith('not-found');
      return status === 'done' ? null : reasons[status];
    },
  });
}
