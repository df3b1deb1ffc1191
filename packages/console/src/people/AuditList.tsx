import { type auditCalls, auditOutcomes, type OperatorOutputOf } from '@pawlet/operator';
import { TextInput } from 'react-admin';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';
import { useArgumentWords } from './useArgumentWords.ts';

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

/** Who did what, and who read personal data. */
export function AuditList() {
  const text = useText();
  const word = useWord();
  const { time } = useFormat();
  const filters = [
    <TextInput key="actor" source="actor" label={text('audit.actor')} alwaysOn />,
    <TextInput key="target" source="target" label={text('audit.target')} alwaysOn />,
    <ChoiceFilter
      key="outcome"
      source="outcome"
      label={text('audit.outcome')}
      alwaysOn
      any={text('search.any')}
      choices={auditOutcomes.map((id) => ({ id, name: text(`outcome.${id}`) }))}
    />,
  ];
  const describe = useArgumentWords();
  return (
    <ConsoleList<Entry>
      filters={filters}
      empty={text('audit.empty')}
      columns={[
        {
          name: 'time',
          label: text('audit.time'),
          render: (entry) => <span style={{ whiteSpace: 'nowrap' }}>{time(entry.time)}</span>,
        },
        {
          name: 'actor',
          label: text('audit.actor'),
          render: ({ actor }) => word(`actor.${actor}`, actor),
        },
        { name: 'call', label: text('audit.call'), render: ({ call }) => word(`call.${call}`, call) },
        { name: 'target', label: text('audit.target'), render: ({ target }) => target },
        {
          name: 'arguments',
          label: text('audit.arguments'),
          render: (entry) => (
            <span style={{ overflowWrap: 'anywhere' }}>{entry.arguments.map(describe).join('; ')}</span>
          ),
        },
        {
          name: 'outcome',
          label: text('audit.outcome'),
          render: ({ outcome }) => text(`outcome.${outcome}`),
        },
      ]}
    />
  );
}
