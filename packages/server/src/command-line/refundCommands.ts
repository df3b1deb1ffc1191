import { refundCalls } from '@pawlet/operator';
import { counted } from '../modules/operator/counted.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { listCommand } from './listCommand.ts';
import { stepCommand } from './stepCommand.ts';

const words = { waits: 'waits', sent: 'on its way', done: 'done' } as const;

/** Refunds on their way to the payment providers. */
export const refundCommands: readonly ClientCommand[] = [
  listCommand({
    name: 'refunds',
    summary:
      'lists pending refunds: of after-sales, surplus payments and plans; `all` includes completed ones',
    call: refundCalls.listRefunds,
    words: { all: { state: 'all' } },
    load: async (client, input) => (await client.call(refundCalls.listRefunds, { input })).data,
    toLine: ({ refundNo, cause, target, amount, currency, paytype, state, attempts, lastResult, due }) => [
      refundNo,
      cause,
      target,
      `${amount} ${currency}`,
      paytype,
      words[state],
      `${counted(attempts, 'try', 'tries')}${lastResult === '' ? '' : `, ${lastResult}`}`,
      due === null ? '' : `next ${momentCell(due)}`,
    ],
    empty: 'There are no pending refunds.',
  }),
  stepCommand({
    name: 'retry-refund',
    argument: 'refund_no',
    summary: 'retries a refund at once that the provider refused or did not respond to',
    call: refundCalls.retryRefund,
    toParams: (no) => ({ no }),
    texts: () => ({ 'not-found': 'There is no such pending refund.' }),
    toText: (no) => `${no} will be retried within seconds.`,
  }),
];
