import { Box, Typography } from '@mui/material';
import { type auditCalls, auditOutcomes, operatorCalls, type OperatorOutputOf } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { choose, period, search } from '../parts/filters.tsx';
import { useArgumentWords } from './useArgumentWords.ts';

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

/** Those of an area are together. */
const calls = operatorCalls.map(({ name }) => name);

const { other, part, time } = detailsOf<Entry>();

/** Who did what, and who read personal data. */
export const AuditList = createList<Entry>({
  filters: [
    search('actor', 'audit.actor'),
    choose('call', 'audit.call', calls, (call, { word }) => `${word(`call.${call}`, call)} (${call})`),
    search('target', 'audit.target'),
    ...period(true),
    choose('outcome', 'audit.outcome', auditOutcomes, (outcome, { text }) => text(`outcome.${outcome}`)),
  ],
  empty: 'audit.empty',
  columns: [
    time('time', 'audit.time'),
    other('audit.actor', ({ actor }, { word }) => word(`actor.${actor}`, actor)),
    other('audit.call', ({ call }, { word }) => word(`call.${call}`, call)),
    part('audit.target', (entry) => <Target entry={entry} />),
    other('audit.outcome', ({ outcome }, { text }) => text(`outcome.${outcome}`)),
  ],
});

/** What it was applied to, with the details below: numbers of orders leave no room for a column of their own. */
function Target({ entry }: { readonly entry: Entry }) {
  const describe = useArgumentWords();
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
      {entry.target}
      <Typography variant="body2" color="textSecondary">
        {entry.arguments.map(describe).join('; ')}
      </Typography>
    </Box>
  );
}
