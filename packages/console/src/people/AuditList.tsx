import { type auditCalls, auditOutcomes, type OperatorOutputOf } from '@pawlet/operator';
import { DataTable, List, Pagination, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { EmptyState } from '../parts/EmptyState.tsx';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';

type Entry = OperatorOutputOf<typeof auditCalls.listAudit>['items'][number];

/** Who did what, and who read personal data. */
export function AuditList() {
  const text = useText();
  const filters = [
    <TextInput key="actor" source="actor" label={text('audit.actor')} alwaysOn />,
    <TextInput key="target" source="target" label={text('audit.target')} alwaysOn />,
    <SelectInput
      key="outcome"
      source="outcome"
      label={text('audit.outcome')}
      alwaysOn
      emptyText={text('search.any')}
      slotProps={shownWhenEmpty}
      choices={auditOutcomes.map((id) => ({ id, name: text(`outcome.${id}`) }))}
      translateChoice={false}
    />,
  ];
  return (
    <List
      filters={filters}
      actions={false}
      exporter={false}
      empty={false}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyState text={text('audit.empty')} />}>
        <DataTable.Col source="time" label={text('audit.time')} disableSort>
          <Time />
        </DataTable.Col>
        <DataTable.Col source="actor" label={text('audit.actor')} disableSort />
        <DataTable.Col source="call" label={text('audit.call')} disableSort />
        <DataTable.Col source="target" label={text('audit.target')} disableSort />
        <DataTable.Col source="arguments" label={text('audit.arguments')} disableSort>
          <Arguments />
        </DataTable.Col>
        <DataTable.Col source="outcome" label={text('audit.outcome')} disableSort>
          <Outcome />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Time() {
  const { time } = useFormat();
  const entry = useRecordContext<Entry>();
  return <span style={{ whiteSpace: 'nowrap' }}>{time(entry?.time ?? null)}</span>;
}

function Arguments() {
  const entry = useRecordContext<Entry>();
  return <span style={{ overflowWrap: 'anywhere' }}>{entry?.arguments.join(', ')}</span>;
}

function Outcome() {
  const text = useText();
  const entry = useRecordContext<Entry>();
  return entry === undefined ? null : text(`outcome.${entry.outcome}`);
}
