import { Chip } from '@mui/material';
import type { OperatorCustomerEntry } from '@pawlet/operator';
import { TextInput } from 'react-admin';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const ways = ['phone', 'email', 'order', 'partner'] as const;

/** Customers, newest first. */
export function CustomerList() {
  const text = useText();
  const { time, number } = useFormat();
  const filters = [
    <ChoiceFilter
      key="by"
      source="by"
      label={text('search.by')}
      alwaysOn
      any={text('customers.name')}
      choices={ways.map((id) => ({ id, name: text(`customers.${id}`) }))}
    />,
    <TextInput key="q" source="q" label={text('search.label')} type="search" alwaysOn />,
    <ChoiceFilter
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      any={text('search.any')}
      choices={(['active', 'deleted'] as const).map((id) => ({ id, name: text(`customers.${id}`) }))}
    />,
  ];
  return (
    <ConsoleList<OperatorCustomerEntry>
      filters={filters}
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
