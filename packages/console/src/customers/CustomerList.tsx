import { Chip } from '@mui/material';
import type { OperatorCustomerEntry } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState, search } from '../parts/filters.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';

const { number, part, time, words } = detailsOf<OperatorCustomerEntry>();

/** Customers, newest first. */
export const CustomerList = createList<OperatorCustomerEntry>({
  filters: [
    choose(
      'by',
      'search.by',
      ['phone', 'email', 'order', 'partner'],
      (way, { text }) => text(`customers.${way}`),
      'customers.name',
    ),
    search('q', 'search.label'),
    chooseState(['active', 'deleted'], (state, { text }) => text(`customers.${state}`)),
  ],
  empty: 'customers.empty',
  columns: [
    part('field.name', ({ id, nickname, username, deleted }, { text }) =>
      deleted === null ? (
        <RecordLink id={id} label={nickname || (username ?? '')} />
      ) : (
        <>
          <RecordLink id={id} /> <Chip size="small" label={text('customers.deleted')} />
        </>
      ),
    ),
    words('phone', 'search.phone'),
    words('email', 'field.email'),
    number('orderCount', 'resource.orders'),
    number('points', 'customers.points'),
    secondary(time('created', 'customers.created')),
  ],
});
