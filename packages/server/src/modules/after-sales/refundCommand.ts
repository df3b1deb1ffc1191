import type { StoreDeps } from '../../http/appDeps.ts';
import { money, toMinor } from '../products/wireValues.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import { readPieces } from '../operator/readPieces.ts';
import { type ShopRefund, type ShopRefundResult, refundByShop } from './shopRefund.ts';

const longestNote = 500;
const amountPattern = /^\d{1,9}(\.\d{1,2})?$/u;

/** Parses what is to be refunded; null when it is invalid. */
function readWhat(words: readonly string[], fields: ReadonlyMap<string, string>): ShopRefund['what'] | null {
  const lines = fields.get('lines');
  const amount = fields.get('amount');
  const named = [
    ...words,
    ...(lines === undefined ? [] : ['lines']),
    ...(amount === undefined ? [] : ['amount']),
  ];
  if (named.length !== 1) return null;
  if (lines !== undefined) return readPieces(lines);
  if (amount !== undefined) return amountPattern.test(amount) ? toMinor(amount) : null;
  return words[0] === 'all' ? 'all' : null;
}

function problemText(result: Exclude<ShopRefundResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'not-found':
      return 'There is no such order.';
    case 'wrong-state':
      return `${result.order.orderSn} has no paid amount that can be refunded.`;
    case 'wrong-lines':
      return 'The order has no such lines with that many pieces to refund: see `order`.';
    case 'under-way':
      return `The shopper has an open request for line ${result.lineId}: decide it first (aftersales).`;
    case 'wrong-amount':
      return `Enter an amount up to ${money(result.left)} ${result.currency}.`;
    case 'changed':
      return `Nothing was refunded: ${money(result.left)} ${result.currency} can still be refunded, not the amount in left=. Check the order again.`;
  }
}

/** Refunds lines, or an amount, without a request of the shopper. */
export const refundCommand: OperatorCommand = {
  name: 'refund',
  usage: '<order_sn> <all | lines=12x1,13 | amount=5.00> [left=<amount> | --key=<text>] [--restock] [note=…]',
  summary: 'refunds an order; without left= or --key it only shows the amount',
  takesKey: true,
  run: refund,
};

async function refund(
  { db, random }: Pick<StoreDeps, 'db' | 'random'>,
  args: readonly string[],
  now: number,
  isKeyed = false,
): Promise<CommandResult> {
  const read = readArguments(args, { flags: ['restock'], fields: ['lines', 'amount', 'left', 'note'] });
  if (typeof read === 'string') return unknownArgument(read);
  const { words, flags, fields } = read;
  const [orderSn = '', ...rest] = words;
  const what = readWhat(rest, fields);
  if (what === null)
    return { status: 'refused', text: 'Enter the order, and all, lines=12x1,13 or amount=5.00.' };
  if (typeof what === 'number' && (flags.has('restock') || fields.has('note')))
    return { status: 'refused', text: 'note= and --restock are for pieces, not for an amount.' };
  const confirmed = fields.get('left');
  if (confirmed !== undefined && !amountPattern.test(confirmed))
    return { status: 'refused', text: 'left= is an amount such as left=100.00.' };
  const result = await refundByShop(
    { db, random, now },
    {
      orderSn,
      what,
      hasComeBack: flags.has('restock'),
      note: (fields.get('note') ?? '').slice(0, longestNote),
      expectedLeft: confirmed === undefined ? undefined : toMinor(confirmed),
    },
  );
  if (result.status !== 'done') return { status: 'refused', text: problemText(result) };
  const { amount, points, leftBefore, left, currency } = result;
  const sum = `${money(amount)} ${currency}${points > 0 ? ` and ${counted(points, 'point')}` : ''}`;
  // A refused command is rolled back, so that its result serves as a preview.
  if (!isKeyed && confirmed === undefined)
    return {
      status: 'refused',
      text: `Nothing was refunded yet: ${sum} would be refunded, ${money(leftBefore)} ${currency} can be refunded. Run it again with left=${money(leftBefore)}, or with --key=<your own text>.`,
    };
  // Refunding an amount leaves the remaining lines unchanged, so they cannot detect a repetition.
  if (!isKeyed && left === leftBefore)
    return { status: 'refused', text: 'Nothing would be refunded: run it with --key=<your own text>.' };
  return {
    status: 'done',
    text: `${orderSn}: ${sum} refunded;${money(left)} ${currency} can still be refunded.`,
  };
}
