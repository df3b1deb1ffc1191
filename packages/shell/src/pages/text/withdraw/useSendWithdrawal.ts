import type { Order, ReceivedWithdrawal } from '@pawlet/core/api';
import { useAction, useEmit, useHost, usePawlet } from '@pawlet/widgets';
import { useState } from 'react';
import { refusedProblems, toStatement, type WithdrawDraft, type WithdrawProblems } from './withdrawDraft.ts';

export interface SendWithdrawalOptions {
  readonly onReceived: (withdrawal: ReceivedWithdrawal) => void;
  readonly onRefused: (problems: WithdrawProblems) => void;
}

/** Key of the message why nothing was accepted, which explains the alternatives. */
export type WithdrawNotice = 'withdraw.notOffered' | 'withdraw.tooMany';

/** Submits the statement, and handles the shop's response. */
export function useSendWithdrawal({ onReceived, onRefused }: SendWithdrawalOptions) {
  const { api } = usePawlet();
  const emit = useEmit();
  const host = useHost();
  const [notice, setNotice] = useState<WithdrawNotice>();
  const { run, isBusy } = useAction(async (draft: WithdrawDraft, order: Order | undefined) => {
    setNotice(undefined);
    const result = await api.withdrawals.send(toStatement(draft, order));
    switch (result.status) {
      case 'received':
        host.haptic('success');
        onReceived(result.withdrawal);
        if (order !== undefined)
          emit('pawlet:order-changed', { orderNumber: order.orderNumber, change: 'after-sale' });
        break;
      case 'not-offered':
        setNotice('withdraw.notOffered');
        break;
      case 'too-many':
        setNotice('withdraw.tooMany');
        break;
      case 'refused':
        if (result.reason === 'VALIDATION') onRefused(refusedProblems(result.fields));
        break;
    }
  });
  return {
    send: (draft: WithdrawDraft, order: Order | undefined) => void run(draft, order),
    isBusy,
    notice,
  };
}
