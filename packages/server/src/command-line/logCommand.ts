import { auditCalls, type OperatorOutputOf } from '@pawlet/operator';
import { momentCell } from '../modules/operator/toCsv.ts';
import { listCommand } from './listCommand.ts';

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

/** Lists the audit log, newest first. */
export const logCommand = listCommand({
  name: 'log',
  summary: 'lists who did what, and who read personal data',
  call: auditCalls.listAudit,
  fields: { actor: '…', call: 'orders.ship', target: '…' },
  load: async (client, input) => (await client.call(auditCalls.listAudit, { input })).data,
  toLine,
  empty: 'The log is empty.',
});

function toLine({ time, actor, claim, outcome, call, target, arguments: given }: Entry): readonly string[] {
  const who = claim === '' ? actor : `${actor} (claims to be ${claim})`;
  return [momentCell(time), who, outcome, call, ...(target === '' ? [] : [target]), ...given];
}
