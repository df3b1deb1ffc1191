import { afterSalesCalls, type OperatorRequest, type OperatorRequestEntry } from '@pawlet/operator';
import { unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadAll } from './loadPage.ts';
import { toRequestTexts } from './requestTexts.ts';
import { done, refused, withTexts } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const longestNote = 500;

function toLine(request: OperatorRequestEntry): string {
  const { refundSn, orderSn, stage, kind, amount, currency, reason, title, quantity } = request;
  return [refundSn, orderSn, stage, kind, `${amount} ${currency}`, `${quantity} ${title}`, reason ?? ''].join(
    '\t',
  );
}

const listCommand: ClientCommand = {
  name: 'aftersales',
  usage: '[overdue] [--json]',
  summary:
    'lists refund and return requests waiting for the shop, longest waiting first, with the time when each is due; or only those that are overdue',
  calls: [afterSalesCalls.listRequests],
  hasJson: true,
  async run({ client }, [state = 'waits', more]) {
    if (more !== undefined) return unknownArgument(more);
    if (state !== 'waits' && state !== 'overdue') return unknownArgument(state);
    const waiting = await loadAll(
      async (query) => (await client.call(afterSalesCalls.listRequests, { input: { ...query, state } })).data,
    );
    const lines = waiting.map((request) =>
      request.deadline === null ? toLine(request) : `${toLine(request)}\tdue ${momentCell(request.deadline)}`,
    );
    if (lines.length === 0) return done(state === 'waits' ? 'Nothing waits.' : 'Nothing is overdue.', []);
    return done(lines.join('\n'), waiting);
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
    return withTexts(toRequestTexts(sn), async () => {
      const { data } = await client.call(afterSalesCalls.readRequest, { params: { sn } });
      return done(toText(data), data);
    });
  },
};

function toText(request: OperatorRequest): string {
  const { parcel, isOwnReturn, deadline, remark, note, images, videos, actions, approval, replacement } =
    request;
  return [
    toLine(request),
    ...(remark ? [`  remark\t${remark.replaceAll(/\s+/gu, ' ')}`] : []),
    ...[...(images ?? []), ...(videos ?? [])].map((url) => `  file\t${url}`),
    ...(note ? [`  note\t${note}`] : []),
    ...(isOwnReturn ? ['  the shopper arranges the return'] : []),
    ...(parcel === null ? [] : [`  parcel\t${`${parcel.carrier} ${parcel.number}`.trim()}`]),
    ...(deadline === null ? [] : [`  due\t${momentCell(deadline)}`]),
    ...(replacement === null
      ? []
      : [
          `  replacement\t${replacement.quantity} × ${replacement.sku}, ${replacement.carrier} ${replacement.number}`,
        ]),
    ...toConversation(request),
    ...(approval === null
      ? []
      : [`  waits for a second person\tapproval ${approval.id}, requested by ${approval.requestedBy}`]),
    ...(actions.length === 0 ? [] : [`  possible\t${actions.join(', ')}`]),
  ].join('\n');
}

/** Steps and messages in the order of their time. */
function toConversation({ conversation, messages }: OperatorRequest): readonly string[] {
  const steps = conversation.map(({ time, actor, text }) => ({
    time,
    lines: [`  ${momentCell(time)}\t${actor}\t${text}`],
  }));
  const written = (messages ?? []).map(({ time, author, text, images, isUnread }) => ({
    time,
    lines: [
      `  ${momentCell(time)}\t${author} wrote${isUnread ? ' (unread)' : ''}\t${text.replaceAll(/\s+/gu, ' ')}`,
      ...images.map((url) => `  file\t${url}`),
    ],
  }));
  return [...steps, ...written].toSorted((one, other) => one.time - other.time).flatMap(({ lines }) => lines);
}

function decisionCommand(
  name: string,
  summary: string,
  call: typeof afterSalesCalls.approveRequest | typeof afterSalesCalls.receiveReturn,
  result: string,
): ClientCommand {
  return stepCommand<typeof call>({
    name,
    argument: 'refund_sn',
    summary,
    call,
    toParams: (sn) => ({ sn }),
    texts: toRequestTexts,
    toText: (sn, { approval }) =>
      approval === null
        ? `${sn} ${result}`
        : `${sn} waits for the approval of a second person (approval ${approval.id}).`,
  });
}

const rejectCommand: ClientCommand = {
  name: 'reject-refund',
  usage: '<refund_sn> <note to the shopper>',
  summary: 'rejects a request, or a returned parcel with the wrong products',
  calls: [afterSalesCalls.rejectRequest],
  async run({ client }, [sn = '', ...words]) {
    const note = words.join(' ').trim().slice(0, longestNote);
    if (note === '') return refused('Enter a note: the shopper sees it.');
    return withTexts(toRequestTexts(sn), async () => {
      await client.call(afterSalesCalls.rejectRequest, { params: { sn }, input: { note } });
      return done(`${sn} rejected.`);
    });
  },
};

/** Refund and return requests of shoppers. */
export const afterSalesCommands: readonly ClientCommand[] = [
  listCommand,
  showCommand,
  decisionCommand(
    'approve-refund',
    'approves a refund or a return',
    afterSalesCalls.approveRequest,
    'approved.',
  ),
  rejectCommand,
  decisionCommand(
    'receive-return',
    'marks a return as received and refunds it',
    afterSalesCalls.receiveReturn,
    'received.',
  ),
];
