import { Button, Chip, Stack, Typography } from '@mui/material';
import { type OperatorOrderEntry, orderStatuses } from '@pawlet/operator';
import { FilterButton, TextInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState, type Filter, period, search } from '../parts/filters.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useCharacterKeys } from '../parts/useCharacterKeys.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { OrderChoice, PageChoice } from './orderChoice.tsx';
import { PrintButtons } from './PrintButtons.tsx';
type OrderEntry = OperatorOrderEntry & { readonly id: string };

const searchId = 'order-search';

const ways = ['name', 'phone', 'product', 'partner'] as const;

/** Recipients are found by those who may see or ship to them. */
const searchField: Filter = (words) => {
  const seesNames = words.may('customers:read') || words.may('orders:write');
  return choose(
    'by',
    'search.by',
    ways.slice(seesNames ? 0 : 2),
    (way, { text }) => text(`search.${way}`),
    'search.number',
  )(words);
};

const { link, money, other, part, time, words } = detailsOf<OrderEntry>();

/** Orders of all shoppers: search, filters, saved views, and what is done with several of them. */
export const OrderList = createList<OrderEntry>({
  filters: [
    searchField,
    search('q', 'search.label', searchId),
    chooseState([...orderStatuses, 'reminded'], (status, { text }) => text(`status.${status}`)),
    ...period(false),
    ({ text }) => <TextInput key="currency" source="currency" label={text('search.currency')} />,
  ],
  Actions: ListActions,
  Head: Selection,
  empty: 'orders.empty',
  columns: [
    part(PageChoice, (order) => <OrderChoice order={order} />, { scope: 'orders:write' }),
    link('orderSn', 'field.order'),
    time('created', 'field.created'),
    part('field.status', (order) => <Status order={order} />),
    words('receiver', 'field.recipient'),
    secondary(other('field.country', ({ country }, { region }) => region(country))),
    money('total', 'field.total'),
  ],
});

function ListActions() {
  const text = useText();
  const { sort, setSort } = useListContext();
  const isOldest = sort.field === 'created' && sort.order === 'ASC';
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      <Button
        size="small"
        onClick={() =>
          setSort(isOldest ? { field: 'default', order: 'ASC' } : { field: 'created', order: 'ASC' })
        }
      >
        {text(isOldest ? 'sort.default' : 'sort.oldest')}
      </Button>
      <FilterButton />
    </TopToolbar>
  );
}

/** How many orders match, how many are selected, and what is done with those. */
function Selection() {
  useCharacterKeys(searchKeys);
  const text = useText();
  const mayShip = useHasScope('orders:write');
  const list = useListContext();
  const { selectedIds, onUnselectItems } = list;
  const given: unknown = list.meta;
  const { total }: { readonly total?: unknown } = typeof given === 'object' && given !== null ? given : {};
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 44, px: 2 }}
    >
      {typeof total === 'number' && total > 0 ? (
        <Typography component="output" variant="body2">
          {text('orders.total', { count: total })}
        </Typography>
      ) : null}
      {mayShip && selectedIds.length > 0 ? (
        <>
          <Typography component="output" variant="body2" sx={{ fontWeight: 600 }}>
            {text('orders.selected', { count: selectedIds.length })}
          </Typography>
          <Button size="small" component={Link} to="/shipping" state={{ orders: selectedIds }}>
            {text('bulk.selected')}
          </Button>
          <PrintButtons orders={selectedIds.map(String)} size="small" />
          <Button size="small" onClick={() => onUnselectItems()}>
            {text('orders.clear')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

function Status({ order }: { readonly order: OperatorOrderEntry }) {
  const text = useText();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StateChip state={order.status} label={text(`status.${order.status}`)} />
      {order.isReminded ? <Chip size="small" color="warning" label={text('status.reminded')} /> : null}
      {order.hasRemark ? <Chip size="small" variant="outlined" label={text('field.remark')} /> : null}
    </Stack>
  );
}

/** `/` moves to the search, as in other consoles. */
const searchKeys = { '/': () => document.querySelector<HTMLInputElement>(`#${searchId}`)?.focus() };
