import { Chip } from '@mui/material';
import type { OperatorCustomerEntry } from '@pawlet/operator';
import { SelectInput, TextInput } from 'react-admin';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const ways = ['name', 'phone', 'email', 'order', 'partner'] as const;

/** Customers, newest first. */
export function CustomerList() {
  const text = useText();
  const { time, number } = useFormat();
  const filters = [
    <SelectInput
      key="by"
      source="by"
      label={text('search.by')}
      alwaysOn
      validate={[]}
      choices={ways.map((id) => ({ id, name: text(`customers.${id}`) }))}
      translateChoice={false}
    />,
    <TextInput key="q" source="q" label={text('search.label')} type="search" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      emptyText={text('search.any')}
      slotProps={shownWhenEmpty}
      choices={(['active', 'deleted'] as const).map((id) => ({ id, name: text(`customers.${id}`) }))}
      translateChoice={false}
    />,
  ];
  return (
    <ConsoleList<OperatorCustomerEntry>
      filters={filters}
      initialFilter={{ by: 'name' }}
      empty={text('customers.empty')}
      opens
      columns={[
        {
          name: 'name',
          label: text('field.name'),
          render: ({ id, nickname, username, deleted }) =>
            deleted === null ? (
              <RecordLink
                area="customers"
                id={id}
                label={nickname === '' || nickname === null ? (username ?? '') : nickname}
              />
            ) : (
              <>
                <RecordLink area="customers" id={id} />{' '}
                <Chip size="small" label={text('customers.deleted')} />
              </>
            ),
        },
        { name: 'phone', label: text('search.phone'), render: ({ phone }) => phone },
        { name: 'email', label: text('field.email'), render: ({ email }) => email },
        {
          name: 'orders',
          label: text('resource.orders'),
          align: 'right',
          render: ({ orderCount }) => number(orderCount),
        },
        {
          name: 'points',
          label: text('customers.points'),
          align: 'right',
          render: ({ points }) => number(points),
        },
        {
          name: 'created',
          label: text('customers.created'),
          isSecondary: true,
          render: ({ created }) => time(created),
        },
      ]}
    />
  );
}
