import { orderCalls, type OperatorInputOf, type OperatorOutputOf, type Problem } from '@pawlet/operator';
import * as v from 'valibot';
import { counted } from '../../modules/operator/counted.ts';
import { readArguments, unknownArgument } from '../readArguments.ts';
import { readPieces, toLines } from '../readPieces.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done, refused, type RefusalTexts, withTexts } from '../results.ts';

const amountPattern = /^\d{1,9}(\.\d{1,2})?$/u;

type Input = OperatorInputOf<typeof orderCalls.refundOrder>;
type Refund = OperatorOutputOf<typeof orderCalls.refundOrder>;

/** Parses what is to be refunded; null when it is invalid. */
function readWhat(
  words: readonly string[],
  fields: ReadonlyMap<string, string>,
): Pick<Input, 'all' | 'lines' | 'amount'> | null {
  const named = fields.get('lines');
  const amount = fields.get('amount');
  const count = words.length + (named === undefined ? 0 : 1) + (amount === undefined ? 0 : 1);
  if (count !== 1) return null;
  if (named !== undefined) {
    const pieces = readPieces(named);
    return pieces && { lines: toLines(pieces) };
  }
  if (amount !== undefined) return amountPattern.test(amount) ? { amount } : null;
  return words[0] === 'all' ? { all: true } : null;
}

/** Refunds lines, or an amount, without a request of the shopper. */
export const refundCommand: ClientCommand = {
  name: 'refund',
  usage: '<order_sn> <all | lines=12x1,13 | amount=5.00> [left=<amount> | --key=<text>] [--restock] [note=…]',
  summary: 'refunds an order; without left= or --key it only shows the amount',
  calls: [orderCalls.refundOrder],
  takesKey: true,
  async run({ client, key }, args) {
    const read = readArguments(args, { flags: ['restock'], fields: ['lines', 'amount', 'left', 'note'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, flags, fields } = read;
    const [sn = '', ...rest] = words;
    const what = readWhat(rest, fields);
    if (what === null) return refused('Enter the order, and all, lines=12x1,13 or amount=5.00.');
    const isAmount = what.amount !== undefined;
    if (isAmount && (flags.has('restock') || fields.has('note')))
      return refused('note= and --restock are for pieces, not for an amount.');
    const expectedLeft = fields.get('left');
    if (expectedLeft !== undefined && !amountPattern.test(expectedLeft))
      return refused('left= is an amount such as left=100.00.');
    const input: Input = {
      ...what,
      hasComeBack: flags.has('restock'),
      expectedLeft,
      ...(fields.has('note') ? { note: fields.get('note') ?? '' } : {}),
    };
    return withTexts(toTexts(sn), async () => {
      if (key === undefined) {
        const { data } = await client.call(orderCalls.refundOrder, {
          params: { sn },
          input: { ...input, isPreview: true },
        });
        if (expectedLeft === undefined) return refused(toPreviewText(data));
        // Refunding nothing leaves the amount unchanged, so that it cannot detect a repetition.
        if (data.left === data.leftBefore)
          return refused('Nothing would be refunded: run it with --key=<your own text>.');
      }
      const { data, isRepeated } = await client.call(orderCalls.refundOrder, { params: { sn }, input, key });
      return done(`${isRepeated ? 'Already done: ' : ''}${sn}: ${toDoneText(data)}`);
    });
  },
};

function toSum({ amount, currency, points }: Refund): string {
  return `${amount} ${currency}${points > 0 ? ` and ${counted(points, 'point')}` : ''}`;
}

function toPreviewText(refund: Refund): string {
  const { leftBefore, currency, needsApproval } = refund;
  return [
    `Nothing was refunded yet: ${toSum(refund)} would be refunded, ${leftBefore} ${currency} can be refunded.`,
    ...(needsApproval ? ['It needs the approval of a second person.'] : []),
    `Run it again with left=${leftBefore}, or with --key=<your own text>.`,
  ].join(' ');
}

function toDoneText(refund: Refund): string {
  if (refund.status === 'waits')
    return `${toSum(refund)} wait for the approval of a second person (approval ${refund.approvalId ?? ''}).`;
  return `${toSum(refund)} refunded; ${refund.left} ${refund.currency} can still be refunded.`;
}

function toTexts(sn: string): RefusalTexts {
  return {
    'not-found': 'There is no such order.',
    'wrong-state': `${sn} has no paid amount that can be refunded.`,
    'wrong-lines': 'The order has no such lines with that many pieces to refund: see `order`.',
    'under-way': (problem) =>
      `The shopper has an open request for line ${readCurrent(problem)?.lineId ?? ''}: decide it first (aftersales).`,
    'wrong-amount': (problem) => `Enter an amount up to ${readLeft(problem)}.`,
    'changed-amount': (problem) =>
      `Nothing was refunded: ${readLeft(problem)} can still be refunded, not the amount in left=. Check the order again.`,
    'waits-already': `A refund of ${sn} already waits for the approval of a second person (approvals).`,
    'key-reused': 'The key was used for another command.',
  };
}

function readCurrent({ current }: Problem) {
  const parsed = v.safeParse(orderCalls.refundOrder.current, current);
  return parsed.success ? parsed.output : undefined;
}

function readLeft(problem: Problem): string {
  const { left, currency } = readCurrent(problem) ?? {};
  return `${left ?? ''} ${currency ?? ''}`.trim();
}
