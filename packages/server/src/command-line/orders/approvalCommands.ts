import { type OperatorOutputOf, refundCalls } from '@pawlet/operator';
import { momentCell } from '../../modules/operator/toCsv.ts';
import { unknownArgument } from '../readArguments.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done } from '../results.ts';
import { stepCommand } from '../stepCommand.ts';

type Approval = OperatorOutputOf<typeof refundCalls.listApprovals>['items'][number];

function toLine({ id, orderSn, refundSn, amount, currency, requestedBy, created }: Approval): string {
  return [
    id,
    orderSn,
    ...(refundSn === null ? [] : [refundSn]),
    `${amount} ${currency}`,
    `requested by ${requestedBy}`,
    momentCell(created),
  ].join('\t');
}

const listCommand: ClientCommand = {
  name: 'approvals',
  usage: '[--json]',
  summary: 'lists refunds that wait for the approval of a second person',
  calls: [refundCalls.listApprovals],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { data } = await client.call(refundCalls.listApprovals);
    return done(data.items.length === 0 ? 'Nothing waits.' : data.items.map(toLine).join('\n'), data.items);
  },
};

function decisionCommand(
  name: string,
  summary: string,
  call: typeof refundCalls.approveRefund | typeof refundCalls.rejectRefund,
): ClientCommand {
  return stepCommand<typeof call>({
    name,
    argument: 'approval',
    summary,
    call,
    toParams: (id) => ({ id }),
    texts: () => ({ 'not-found': 'There is no such approval: approvals lists them.' }),
    toText: (_, { orderSn, amount, currency, state }) =>
      `${orderSn}: refund of ${amount} ${currency} ${state}.`,
  });
}

/** Refunds that wait for a second person. */
export const approvalCommands: readonly ClientCommand[] = [
  listCommand,
  decisionCommand(
    'approve',
    'approves and makes a refund that somebody else has requested',
    refundCalls.approveRefund,
  ),
  decisionCommand('decline', 'rejects a refund that waits for a second person', refundCalls.rejectRefund),
];
