import { type auditCalls, auditOutcomes, type OperatorOutputOf } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { choose, search } from '../parts/filters.tsx';
import { useArgumentWords } from './useArgumentWords.ts';

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

const { other, part, time, words } = detailsOf<Entry>();

/** Who did what, and who read personal data. */
export const AuditList = createList<Entry>({
  filters: [
    search('actor', 'audit.actor'),
    search('target', 'audit.target'),
    choose('outcome', 'audit.outcome', auditOutcomes, (outcome, { text }) => text(`outcome.${outcome}`)),
  ],
  empty: 'audit.empty',
  columns: [
    time('time', 'audit.time'),
    other('audit.actor', ({ actor }, { word }) => word(`actor.${actor}`, actor)),
    other('audit.call', ({ call }, { word }) => word(`call.${call}`, call)),
    words('target', 'audit.target'),
    part('audit.arguments', (entry) => <Arguments entry={entry} />),
    other('audit.outcome', ({ outcome }, { text }) => text(`outcome.${outcome}`)),
  ],
});

function Arguments({ entry }: { readonly entry: Entry }) {
  const describe = useArgumentWords();
  return <span style={{ overflowWrap: 'anywhere' }}>{entry.arguments.map(describe).join('; ')}</span>;
}
