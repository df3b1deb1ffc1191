import { type OperatorWithdrawal, type Problem, withdrawalCalls, withdrawalRefusals } from '@pawlet/operator';
import * as v from 'valibot';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { listCommand } from './listCommand.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { readPieces, toLines } from './readPieces.ts';
import { done, refused, withTexts } from './results.ts';

const longestNote = 500;

function toPieces({ lines, details }: OperatorWithdrawal): string {
  if (lines !== null) return lines.map(({ lineId, quantity }) => `${lineId}x${quantity}`).join(',');
  return details ? `in free text: ${details}` : 'all';
}

const withdrawalsCommand = listCommand({
  name: 'withdrawals',
  summary: 'lists withdrawals waiting for the shop, oldest first; with "all" every one, newest first',
  call: withdrawalCalls.listWithdrawals,
  words: { all: {} },
  initial: { state: 'open' },
  load: async (client, input) => (await client.call(withdrawalCalls.listWithdrawals, { input })).data,
  toLine: (one) => [
    one.withdrawalSn,
    one.state,
    one.standing,
    momentCell(one.created),
    one.orderSn ?? `order as written: ${one.orderNumber ?? ''}`,
    one.name ?? '',
    one.email ?? '',
    toPieces(one),
    ...one.requests.map(({ refundSn, stage }) => `${refundSn} ${stage}`),
  ],
  empty: 'Nothing waits.',
});

const texts = {
  'not-found': 'There is no such withdrawal.',
  'withdrawal-unread': 'It has not been processed yet: try again in some seconds.',
  decided: (problem: Problem) => {
    const current = v.safeParse(withdrawalCalls.acceptWithdrawal.current, problem.current);
    return `It was already ${current.success ? current.output.state : 'decided'}.`;
  },
  'which-order': 'It matches no order: enter it as order=<order_sn>, or reject it.',
  'which-pieces': 'It describes the pieces in free text: enter all, or pieces like lines=12x1,13.',
  'wrong-lines': 'The order has no such lines with that many pieces to return: see `order`.',
  'under-way': 'The shopper has another open request for these lines: decide it first (aftersales).',
  'no-return-address':
    'Set the return address first: seller name="…" address="…" phone="…", and returns="…" if it is a different one.',
  'not-late': 'It was sent in time.',
  'no-note': 'It was sent in time: enter the objection in note="…". The shopper sees it.',
  'given-back': 'Products or the refund are on their way: use reject-refund for what is returned.',
};

const settleCommand: ClientCommand = {
  name: 'settle-withdrawal',
  usage:
    '<withdrawal_sn> accept [all | lines=12x1,13] [order=<order_sn>] [note=…] | <withdrawal_sn> reject late|not-buyer|excluded [note=…]',
  summary:
    'accepts a withdrawal, which starts return or refund, or rejects it with a reason; the shopper gets an e-mail',
  calls: [withdrawalCalls.acceptWithdrawal, withdrawalCalls.rejectWithdrawal],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['lines', 'order', 'note'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [sn = '', decision, word, ...rest] = read.words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const note = (read.fields.get('note') ?? '').slice(0, longestNote);
    const named = read.fields.get('lines');
    const order = read.fields.get('order');
    if (decision === 'reject') {
      const reason = withdrawalRefusals.find((one) => one === word);
      if (reason === undefined || named !== undefined || order !== undefined)
        return refused(`Enter a reason: reject ${withdrawalRefusals.join(', reject ')}.`);
      return withTexts(texts, async () => {
        await client.call(withdrawalCalls.rejectWithdrawal, { params: { sn }, input: { reason, note } });
        return done(`${sn} rejected.`);
      });
    }
    if (decision !== 'accept') return refused('Enter the withdrawal, and accept or reject.');
    if (word !== undefined && word !== 'all') return unknownArgument(word);
    const pieces = named === undefined ? undefined : readPieces(named);
    if (pieces === null || (pieces !== undefined && word === 'all'))
      return refused('Enter lines like lines=12x1,13, or all.');
    return withTexts(texts, async () => {
      const all = word === 'all' ? (true as const) : undefined;
      const input = { order, all, lines: toLines(pieces), note };
      const { data } = await client.call(withdrawalCalls.acceptWithdrawal, { params: { sn }, input });
      const made = data.requests.map(({ refundSn }) => refundSn).join(', ');
      return done(`${sn} accepted.${made === '' ? '' : ` Approved: ${made}.`}`);
    });
  },
};

/** Withdrawals from purchases. */
export const withdrawalCommands: readonly ClientCommand[] = [withdrawalsCommand, settleCommand];
