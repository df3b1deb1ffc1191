import { afterSalesCalls, type OperatorRequest, type OperatorRequestEntry } from '@pawlet/operator';
import * as v from 'valibot';
import { unknownArgument } from '../modules/operator/readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadAll } from './loadPage.ts';
import { done, refused, type RefusalTexts, withTexts } from './results.ts';

const longestNote = 500;

function toLine(request: OperatorRequestEntry): string {
  const { refundSn, orderSn, stage, kind, amount, currency, reason, title, quantity } = request;
  return [refundSn, orderSn, stage, kind, `${amount} ${currency}`, `${quantity} ${title}`, reason ?? ''].join(
    '\t',
  );
}

const listCommand: ClientCommand = {
  name: 'aftersales',
  usage: '[--json]',
  summary: 'lists refund and return requests waiting for the shop, longest waiting first',
  calls: [afterSalesCalls.listRequests],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const waiting = await loadAll(
      async (query) =>
        (await client.call(afterSalesCalls.listRequests, { input: { ...query, state: 'waits' } })).data,
    );
    return done(waiting.length === 0 ? 'Nothing waits.' : waiting.map(toLine).join('\n'), waiting);
  },
};

const showCommand: ClientCommand = {
  name: 'aftersale',
  usage: '<refund_sn> [--json]',
  summary: 'shows a refund or return request with its conversation',
  calls: [afterSalesCalls.readRequest],
  hasJson: true,
  async run({ client }, [sn = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    return withTexts(toTexts(sn), async () => {
      const { data } = await client.call(afterSalesCalls.readRequest, { params: { sn } });
      return done(toText(data), data);
    });
  },
};

function toText(request: OperatorRequest): string {
  const { parcel, isOwnReturn, deadline, remark, note, images, videos, actions, conversation, approval } =
    request;
  return [
    toLine(request),
    ...(remark ? [`  remark\t${remark.replaceAll(/\s+/gu, ' ')}`] : []),
    ...[...(images ?? []), ...(videos ?? [])].map((url) => `  file\t${url}`),
    ...(note ? [`  note\t${note}`] : []),
    ...(isOwnReturn ? ['  the shopper arranges the return'] : []),
    ...(parcel === null ? [] : [`  parcel\t${`${parcel.carrier} ${parcel.number}`.trim()}`]),
    ...(deadline === null ? [] : [`  due\t${momentCell(deadline)}`]),
    ...conversation.map(({ time, actor, text }) => `  ${momentCell(time)}\t${actor}\t${text}`),
    ...(approval === null
      ? []
      : [`  waits for a second person\tapproval ${approval.id}, requested by ${approval.requestedBy}`]),
    ...(actions.length === 0 ? [] : [`  possible\t${actions.join(', ')}`]),
  ].join('\n');
}

const approveCommand: ClientCommand = {
  name: 'approve-refund',
  usage: '<refund_sn>',
  summary: 'approves a refund or a return',
  calls: [afterSalesCalls.approveRequest],
  async run({ client }, [sn = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    return withTexts(toTexts(sn), async () => {
      const { data } = await client.call(afterSalesCalls.approveRequest, { params: { sn } });
      return done(toDecidedText(data, 'approved.'));
    });
  },
};

const rejectCommand: ClientCommand = {
  name: 'reject-refund',
  usage: '<refund_sn> <note to the shopper>',
  summary: 'rejects a request, or a returned parcel with the wrong products',
  calls: [afterSalesCalls.rejectRequest],
  async run({ client }, [sn = '', ...words]) {
    const note = words.join(' ').trim().slice(0, longestNote);
    if (note === '') return refused('Enter a note: the shopper sees it.');
    return withTexts(toTexts(sn), async () => {
      await client.call(afterSalesCalls.rejectRequest, { params: { sn }, input: { note } });
      return done(`${sn} rejected.`);
    });
  },
};

const receiveCommand: ClientCommand = {
  name: 'receive-return',
  usage: '<refund_sn>',
  summary: 'marks a return as received and refunds it',
  calls: [afterSalesCalls.receiveReturn],
  async run({ client }, [sn = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    return withTexts(toTexts(sn), async () => {
      const { data } = await client.call(afterSalesCalls.receiveReturn, { params: { sn } });
      return done(toDecidedText(data, 'received.'));
    });
  },
};

function toDecidedText({ refundSn, approval }: OperatorRequest, result: string): string {
  if (approval === null) return `${refundSn} ${result}`;
  return `${refundSn} waits for the approval of a second person (approval ${approval.id}).`;
}

function toTexts(sn: string): RefusalTexts {
  return {
    'not-found': 'There is no such request.',
    withdrawal: `${sn} belongs to a withdrawal: use settle-withdrawal (withdrawals).`,
    'request-state': ({ current }) => {
      const parsed = v.safeParse(afterSalesCalls.approveRequest.current, current);
      const state = parsed.success ? `: a ${parsed.output.kind}, ${parsed.output.stage}` : '';
      return `${sn} is in a state that does not allow this${state}.`;
    },
    'waits-already': `A refund of this order already waits for the approval of a second person (approvals).`,
    'no-return-address':
      'Set the return address first: seller name="…" address="…" phone="…", and returns="…" if it is a different one.',
  };
}

/** Refund and return requests of shoppers. */
export const afterSalesCommands: readonly ClientCommand[] = [
  listCommand,
  showCommand,
  approveCommand,
  rejectCommand,
  receiveCommand,
];
