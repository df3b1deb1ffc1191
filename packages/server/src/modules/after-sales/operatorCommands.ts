import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { readSeller } from '../config/seller.ts';
import { money } from '../products/wireValues.ts';
import { type AfterSalesResult, decide } from './operations.ts';
import { readSetting } from '../settings/readSetting.ts';
import { reasonText } from './reasons.ts';
import { reasonsSetting } from './settings.ts';
import { refundCommand } from './refundCommand.ts';
import { findByRefundSn, findInStage } from './repository.ts';
import { toStatus } from './states.ts';

const shown = 50;
const longestNote = 500;

function told(result: AfterSalesResult, refundSn: string, done: string): CommandResult {
  if (result.status === 'done') return { status: 'done', text: `${refundSn} ${done}` };
  if (result.status === 'not-found') return { status: 'refused', text: 'There is no such request.' };
  if (result.status === 'withdrawn') {
    return {
      status: 'refused',
      text: `${refundSn} belongs to a withdrawal: use settle-withdrawal (withdrawals).`,
    };
  }
  const { type, stage } = result.row;
  return {
    status: 'refused',
    text: `${refundSn} is in a state that does not allow this: type ${type}, status ${toStatus(stage)} (${stage}).`,
  };
}

const listCommand: OperatorCommand = {
  name: 'aftersales',
  usage: '',
  summary: 'lists refund and return requests waiting for the shop',
  async run({ db }, _, now) {
    const waiting = [
      ...(await findInStage(db, 'auditing', now, shown)),
      ...(await findInStage(db, 'sent', now, shown)),
    ];
    const reasons = await readSetting({ db }, reasonsSetting);
    const lines = waiting.map(({ refundSn, stage, type, productsAmount, freightAmount, reason, ...row }) =>
      [
        refundSn,
        stage,
        `type ${type}`,
        money(productsAmount + freightAmount),
        reasonText(reasons, reason, 'en'),
        ...(type === 2 && row.returnType === 2 ? ['the shopper arranges the return'] : []),
        ...(row.expressno === '' ? [] : [`parcel ${`${row.expressname} ${row.expressno}`.trim()}`]),
      ].join('\t'),
    );
    return { status: 'done', text: lines.length === 0 ? 'Nothing waits.' : lines.join('\n') };
  },
};

const approveCommand: OperatorCommand = {
  name: 'approve-refund',
  usage: '<refund_sn>',
  summary: 'approves a refund or a return',
  async run({ db, random, settings }, [refundSn = ''], now) {
    const isReturn = (await findByRefundSn(db, refundSn))?.type === 2;
    if (isReturn && (await readSeller(db, settings)) === null) {
      return {
        status: 'refused',
        text: 'Set the return address first: seller name="…" address="…" phone="…", and returns="…" if it is a different one.',
      };
    }
    return told(await decide({ db, random, now }, refundSn, 'approve'), refundSn, 'approved.');
  },
};

const rejectCommand: OperatorCommand = {
  name: 'reject-refund',
  usage: '<refund_sn> [<note to the shopper>]',
  summary: 'rejects a request, or a returned parcel with the wrong products',
  async run({ db, random }, [refundSn = '', ...words], now) {
    const note = words.join(' ').trim().slice(0, longestNote);
    return told(await decide({ db, random, now }, refundSn, 'reject', note), refundSn, 'rejected.');
  },
};

const receiveCommand: OperatorCommand = {
  name: 'receive-return',
  usage: '<refund_sn>',
  summary: 'marks a return as received and refunds it',
  async run({ db, random }, [refundSn = ''], now) {
    return told(await decide({ db, random, now }, refundSn, 'receive'), refundSn, 'received.');
  },
};

/** Operator commands for refunds and returns. */
export const afterSalesCommands: readonly OperatorCommand[] = [
  listCommand,
  approveCommand,
  rejectCommand,
  receiveCommand,
  refundCommand,
];
