import { readCount, readFields } from '../coupon/commandFields.ts';
import { type OperatorCommand, toChange } from '../operator/command.ts';
import {
  defaultReceiptDays,
  findReceiptDays,
  type ReceiptDays,
  receiptLimits as limits,
  saveReceiptDays,
} from './receiptDays.ts';

const usage = '[default] [delivered=3] [domestic=10] [abroad=30]';

/** Sets or shows the number of days after which receipt of an order counts as confirmed. */
export const receiptDaysCommand: OperatorCommand = {
  name: 'receipt-days',
  usage,
  summary: 'shows or sets the days after which receipt of an order counts as confirmed',
  async run(deps, args, now) {
    const { db } = deps;
    if (args.length === 0) return { status: 'done', text: toText(await findReceiptDays(db)) };
    const next = readDays(args, await findReceiptDays(db));
    if (!next) {
      const text = `Usage: receipt-days ${usage}, with ${limits.from} to ${limits.to} days each.`;
      return { status: 'refused', text };
    }
    await saveReceiptDays(db, next, toChange(deps, now));
    return { status: 'done', text: toText(next) };
  },
};

function readDays(args: readonly string[], now: ReceiptDays): ReceiptDays | null {
  if (args[0] === 'default') return args.length === 1 ? defaultReceiptDays : null;
  const fields = readFields(args);
  if (!fields || [...fields.keys()].some((name) => !Object.hasOwn(defaultReceiptDays, name))) return null;
  const delivered = readCount(fields, 'delivered', now.delivered, limits);
  const domestic = readCount(fields, 'domestic', now.domestic, limits);
  const abroad = readCount(fields, 'abroad', now.abroad, limits);
  return delivered === null || domestic === null || abroad === null ? null : { delivered, domestic, abroad };
}

function toText({ delivered, domestic, abroad }: ReceiptDays): string {
  return [
    `Receipt counts as confirmed ${delivered} days after delivery;`,
    `where no delivery is known, ${domestic} days after shipping in the shop's country and ${abroad} days abroad.`,
  ].join('\n');
}
