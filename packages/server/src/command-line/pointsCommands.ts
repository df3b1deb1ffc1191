import { type OperatorExchange, type Problem, rewardCalls } from '@pawlet/operator';
import * as v from 'valibot';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { listCommand } from './listCommand.ts';
import { done, refused, type RefusalTexts, withTexts } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const stateWords: Readonly<Record<OperatorExchange['state'], string>> = {
  created: 'new',
  preparing: 'being prepared',
  rejected: 'rejected',
  delivered: 'delivered',
  completed: 'completed',
};
const typeWords = { virtual: 'to be issued', physical: 'to be shipped' } as const;

const ordersCommand = listCommand({
  name: 'points-orders',
  summary: 'lists points orders to be issued or shipped, longest waiting first',
  call: rewardCalls.listExchanges,
  initial: { state: 'waits' },
  load: async (client, input) => (await client.call(rewardCalls.listExchanges, { input })).data,
  toLine: (one) => [
    one.exchangeSn,
    stateWords[one.state],
    typeWords[one.type],
    momentCell(one.created),
    `${one.quantity} of ${[one.title, one.model].filter(Boolean).join(', ')}`,
    [one.receiver, one.phone, one.address].filter(Boolean).join(', '),
    (one.remark ?? '').replaceAll(/\s+/gu, ' '),
  ],
  empty: 'Nothing waits.',
});

function toTexts(sn: string): RefusalTexts {
  return {
    'not-found': 'There is no such points order.',
    'exchange-state': ({ current }: Problem) => {
      const parsed = v.safeParse(rewardCalls.acceptExchange.current, current);
      const state = parsed.success ? stateWords[parsed.output.state] : 'in a state';
      return `${sn} is ${state}, which does not allow this.`;
    },
    'no-coupon-left': `The coupon of ${sn} is used up or no longer active: import it with a higher total, or refund the points with reject-points-order.`,
  };
}

function exchangeStep(
  name: string,
  summary: string,
  call: typeof rewardCalls.acceptExchange | typeof rewardCalls.completeExchange,
  result: string,
): ClientCommand {
  return stepCommand<typeof call>({
    name,
    argument: 'orderid',
    summary,
    call,
    toParams: (sn) => ({ sn }),
    texts: toTexts,
    toText: (sn) => `${sn} ${result}.`,
  });
}

const issueCommand: ClientCommand = {
  name: 'issue-points-order',
  usage: '<orderid> [<code> | <expressname> <expressno>]',
  summary: 'issues a virtual points order with its coupon or a code, or ships a physical one',
  calls: [rewardCalls.deliverExchange],
  async run({ client }, [sn = '', first, second]) {
    const input = second === undefined ? { number: first } : { carrier: first, number: second };
    return withTexts(toTexts(sn), async () => {
      const { data } = await client.call(rewardCalls.deliverExchange, { params: { sn }, input });
      const detail = [data.carrier, data.number].filter(Boolean).join(' ');
      return done(`${sn} delivered${detail === '' ? '' : `: ${detail}`}.`);
    });
  },
};

const rejectCommand: ClientCommand = {
  name: 'reject-points-order',
  usage: '<orderid> <reason>',
  summary: 'rejects a points order and returns points and stock',
  calls: [rewardCalls.rejectExchange],
  async run({ client }, [sn = '', ...words]) {
    const reason = words.join(' ').trim();
    if (reason === '') return refused('Enter a reason: the shopper sees it.');
    return withTexts(toTexts(sn), async () => {
      await client.call(rewardCalls.rejectExchange, { params: { sn }, input: { reason } });
      return done(`${sn} refused, points returned.`);
    });
  },
};

/** Exchanges of points. */
export const pointsCommands: readonly ClientCommand[] = [
  ordersCommand,
  exchangeStep(
    'accept-points-order',
    'marks a points order as being prepared',
    rewardCalls.acceptExchange,
    'is being prepared',
  ),
  issueCommand,
  exchangeStep(
    'complete-points-order',
    'marks a points order as delivered',
    rewardCalls.completeExchange,
    'completed',
  ),
  rejectCommand,
];
