import { Button, Chip, Stack, Typography } from '@mui/material';
import { type OperatorOrderEntry, orderStatuses } from '@pawlet/operator';
import { useEffect } from 'react';
import { FilterButton, TextInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { OrderChoice, PageChoice } from './orderChoice.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { StatusChip } from './StatusChip.tsx';

/** What an order can be filtered by: its status, or a reminder of the shopper. */
const orderFilters = [...orderStatuses, 'reminded'] as const;

/** Orders of all shoppers: search, filters, saved views, and what is done with several of them. */
export function OrderList() {
  const text = useText();
  const { time, region, amount } = useFormat();
  const mayShip = useHasScope('orders:write');
  useSearchShortcut();
  return (
    <ConsoleList<OperatorOrderEntry & { id: string }>
      filters={useFilters()}
      actions={<ListActions />}
      head={<Selection />}
      empty={text('orders.empty')}
      opens
      columns={[
        mayShip
          ? { name: 'choice', label: <PageChoice />, render: (order) => <OrderChoice order={order} /> }
          : null,
        {
          name: 'number',
          label: text('field.order'),
          render: ({ orderSn }) => <RecordLink area="orders" id={orderSn} />,
        },
        { name: 'created', label: text('field.created'), render: ({ created }) => time(created) },
        { name: 'status', label: text('field.status'), render: (order) => <Status order={order} /> },
        { name: 'receiver', label: text('field.recipient'), render: ({ receiver }) => receiver },
        {
          name: 'country',
          label: text('field.country'),
          isSecondary: true,
          render: ({ country }) => region(country),
        },
        {
          name: 'total',
          label: text('field.total'),
          align: 'right',
          render: ({ total, currency }) => amount(total, currency),
        },
      ]}
    />
  );
}

function useFilters() {
  const text = useText();
  const seesNames = useHasScope('customers:read');
  const ships = useHasScope('orders:write');
  const ways = [...(seesNames || ships ? (['name', 'phone'] as const) : []), 'product', 'partner'] as const;
  return [
    <ChoiceFilter
      key="by"
      source="by"
      label={text('search.by')}
      alwaysOn
      any={text('search.number')}
      choices={ways.map((id) => ({ id, name: text(`search.${id}`) }))}
    />,
    <TextInput key="q" source="q" label={text('search.label')} type="search" alwaysOn id="order-search" />,
    <ChoiceFilter
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      any={text('search.any')}
      choices={orderFilters.map((id) => ({ id, name: text(`status.${id}`) }))}
    />,
    <TextInput
      key="from"
      source="from"
      label={text('search.from')}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
    />,
    <TextInput
      key="to"
      source="to"
      label={text('search.to')}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
    />,
    <TextInput key="currency" source="currency" label={text('search.currency')} />,
  ];
}

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
      <StatusChip status={order.status} />
      {order.isReminded ? <Chip size="small" color="warning" label={text('status.reminded')} /> : null}
      {order.hasRemark ? <Chip size="small" variant="outlined" label={text('field.remark')} /> : null}
    </Stack>
  );
}

/** `/` moves to the search, as in other consoles. */
function useSearchShortcut() {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input,textarea,select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('#order-search')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
