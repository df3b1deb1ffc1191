import { auditCalls, type OperatorOutputOf } from '@pawlet/operator';
import { noPage, readArguments, readPage, unknownArgument } from '../modules/operator/readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadPage } from './loadPage.ts';
import { done } from './results.ts';

const shown = 50;

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

/** Lists the audit log, newest first. */
export const logCommand: ClientCommand = {
  name: 'log',
  usage: '[actor=…] [call=orders.ship] [target=…] [page=2] [--json]',
  summary: 'lists who did what, and who read personal data',
  calls: [auditCalls.listAudit],
  hasJson: true,
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['actor', 'call', 'target', 'page'] });
    if (typeof read === 'string') return unknownArgument(read);
    if (read.words[0] !== undefined) return unknownArgument(read.words[0]);
    const page = readPage(read.fields.get('page'));
    if (page === null) return noPage;
    const [actor, call, target] = ['actor', 'call', 'target'].map((name) => read.fields.get(name));
    const { items } = await loadPage(
      async (query) =>
        (await client.call(auditCalls.listAudit, { input: { ...query, actor, call, target } })).data,
      page,
      shown,
    );
    return done(items.length === 0 ? 'The log is empty.' : items.map(toLine).join('\n'), items);
  },
};

function toLine({ time, actor, claim, outcome, call, target, arguments: given }: Entry): string {
  const who = claim === '' ? actor : `${actor} (claims to be ${claim})`;
  return [momentCell(time), who, outcome, call, ...(target === '' ? [] : [target]), ...given].join('\t');
}
