import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import { findOfWithdrawal } from '../after-sales/withdrawn.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { pageCount, noPage, readArguments, readPage, unknownArgument } from '../operator/readArguments.ts';
import { readPieces } from '../operator/readPieces.ts';
import { momentCell } from '../operator/toCsv.ts';
import type { WithdrawalRow } from './ofOrders.ts';
import { acceptWithdrawal, refusalReasons, rejectWithdrawal, type SettleResult } from './settle.ts';

const pageSize = 50;
const longestNote = 500;

/** Lists withdrawal statements. */
const listCommand: OperatorCommand = {
  name: 'withdrawals',
  usage: '[all] [page=2] [--json]',
  summary: 'lists withdrawals waiting for the shop, oldest first; with "all" every one, newest first',
  hasJson: true,
  async run({ db }, args) {
    const read = readArguments(args, { fields: ['page'] });
    if (typeof read === 'string') return unknownArgument(read);
    const unknown = read.words.find((word) => word !== 'all');
    if (unknown !== undefined) return unknownArgument(unknown);
    const page = readPage(read.fields.get('page'));
    if (page === null) return noPage;
    const isAll = read.words.length > 0;
    const where = isAll ? undefined : eq(withdrawals.state, 'open');
    const total = await db.$count(withdrawals, where);
    const pages = pageCount(total, pageSize, page);
    if (typeof pages !== 'number') return pages;
    const rows = await db
      .select({ row: withdrawals, orderSn: orders.orderSn })
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(where)
      .orderBy(...(isAll ? [desc(withdrawals.id)] : [asc(withdrawals.createtime), asc(withdrawals.id)]))
      .offset((page - 1) * pageSize)
      .limit(pageSize);
    const entries = [];
    for (const { row, orderSn } of rows) entries.push(await toEntry(db, row, orderSn));
    const foot = `${counted(total, 'withdrawal')}, page ${page} of ${pages}.`;
    return {
      status: 'done',
      text: [...entries.map(entryText), foot].join('\n'),
      data: { total, page, pages, withdrawals: entries },
    };
  },
};

async function toEntry(db: Database, row: WithdrawalRow, orderSn: string | null) {
  return {
    withdrawalSn: row.withdrawalSn,
    state: row.state,
    standing: row.standing,
    sent: row.createtime,
    orderSn,
    orderNumber: row.orderNumber,
    name: row.consumerName,
    email: row.email,
    details: row.details,
    lines: row.lines,
    country: row.country,
    statement: row.statement,
    note: row.note,
    settled: row.settletime,
    applications: (await findOfWithdrawal(db, row.id)).map(({ refundSn, stage }) => ({ refundSn, stage })),
  };
}

function entryText(entry: Awaited<ReturnType<typeof toEntry>>): string {
  const pieces = entry.lines?.map(({ lineId, nums: quantity }) => `${lineId}x${quantity}`).join(',');
  return [
    entry.withdrawalSn,
    entry.state,
    entry.standing,
    momentCell(entry.sent),
    entry.orderSn ?? `order as written: ${entry.orderNumber}`,
    entry.name,
    entry.email,
    pieces ?? (entry.details === '' ? 'all' : `in free text: ${entry.details}`),
    ...entry.applications.map(({ refundSn, stage }) => `${refundSn} ${stage}`),
  ].join('\t');
}

/** Decides one statement. */
const settleCommand: OperatorCommand = {
  name: 'settle-withdrawal',
  usage:
    '<withdrawal_sn> accept [all | lines=12x1,13] [order=<order_sn>] [note=…] | <withdrawal_sn> reject late|not-buyer|excluded [note=…]',
  summary:
    'accepts a withdrawal, which starts return or refund, or rejects it with a reason; the shopper gets an e-mail',
  async run(deps, args, now) {
    const read = readArguments(args, { fields: ['lines', 'order', 'note'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [withdrawalSn = '', decision, word, ...rest] = read.words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const note = (read.fields.get('note') ?? '').slice(0, longestNote);
    if (decision === 'reject') {
      const reason = refusalReasons.find((one) => one === word);
      const isMisplaced = read.fields.has('lines') || read.fields.has('order');
      if (reason === undefined || isMisplaced)
        return { status: 'refused', text: `Enter a reason: reject ${refusalReasons.join(', reject ')}.` };
      return told(
        await rejectWithdrawal(deps, { withdrawalSn, reason, note }, now),
        withdrawalSn,
        'rejected',
      );
    }
    if (decision !== 'accept')
      return { status: 'refused', text: 'Enter the withdrawal, and accept or reject.' };
    if (word !== undefined && word !== 'all') return unknownArgument(word);
    const named = read.fields.get('lines');
    const pieces = named === undefined ? undefined : readPieces(named);
    if (pieces === null || (pieces !== undefined && word === 'all'))
      return { status: 'refused', text: 'Enter lines like lines=12x1,13, or all.' };
    const acceptance = {
      withdrawalSn,
      orderSn: read.fields.get('order'),
      pieces: word === 'all' ? ('all' as const) : pieces,
      note,
    };
    return told(await acceptWithdrawal(deps, acceptance, now), withdrawalSn, 'accepted');
  },
};

function told(result: SettleResult, withdrawalSn: string, done: string): CommandResult {
  if (result.status === 'done') {
    const { applications: requests } = result;
    const made = requests.length === 0 ? '' : ` Approved: ${requests.join(', ')}.`;
    return { status: 'done', text: `${withdrawalSn} ${done}.${made}` };
  }
  return { status: 'refused', text: problemText(result) };
}

function problemText(result: Exclude<SettleResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'not-found':
      return 'There is no such withdrawal.';
    case 'unread':
      return 'It has not been processed yet: try again in some seconds.';
    case 'settled':
      return `It was already ${result.row.state}.`;
    case 'which-order':
      return 'It matches no order: enter it as order=<order_sn>, or reject it.';
    case 'which-pieces':
      return 'It describes the pieces in free text: enter all, or pieces like lines=12x1,13.';
    case 'wrong-pieces':
      return 'The order has no such lines with that many pieces to return: see `order`.';
    case 'under-way':
      return `The shopper has another open request for line ${result.lineId}: decide it first (aftersales).`;
    case 'no-return-address':
      return 'Set the return address first: seller name="…" address="…" phone="…", and returns="…" if it is a different one.';
    case 'not-late':
      return 'It was sent in time.';
    case 'no-note':
      return 'It was sent in time: enter the objection in note="…". The shopper sees it.';
    case 'given-back':
      return 'Products or the refund are on their way: use reject-refund for what is returned.';
  }
}

/** Operator commands for withdrawals. */
export const withdrawalCommands: readonly OperatorCommand[] = [listCommand, settleCommand];
