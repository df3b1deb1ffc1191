import { Button, Chip, Stack, Typography } from '@mui/material';
import type { OperatorOrderEntry } from '@pawlet/operator';
import { useEffect } from 'react';
import {
  DataTable,
  FilterButton,
  List,
  Pagination,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import { Link } from 'react-router';
import { orderFilters } from '../api/dataProvider.ts';
import { useHasScope } from '../layout/ConsoleLayout.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';
import { OrderChoice, PageChoice } from './orderChoice.tsx';
import { StatusChip } from './StatusChip.tsx';

/** Orders of all shoppers: search, filters, saved views, and what is done with several of them. */
export function OrderList() {
  const filters = useFilters();
  return (
    <List<OperatorOrderEntry & { id: string }>
      filters={filters}
      actions={<ListActions />}
      sort={{ field: 'default', order: 'ASC' }}
      perPage={25}
      exporter={false}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      empty={false}
    >
      <OrderTable />
    </List>
  );
}

function useFilters() {
  const text = useText();
  const seesNames = useHasScope('customers:read');
  const ships = useHasScope('orders:write');
  const ways = [
    'number',
    ...(seesNames || ships ? (['name', 'phone'] as const) : []),
    'product',
    'partner',
  ] as const;
  return [
    <SelectInput
      key="by"
      source="by"
      label={text('search.by')}
      alwaysOn
      emptyText={text('search.number')}
      slotProps={shownWhenEmpty}
      choices={ways.filter((way) => way !== 'number').map((id) => ({ id, name: text(`search.${id}`) }))}
      translateChoice={false}
    />,
    <TextInput key="q" source="q" label={text('search.label')} type="search" alwaysOn id="order-search" />,
    <SelectInput
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      emptyText={text('search.any')}
      slotProps={shownWhenEmpty}
      choices={orderFilters.map((id) => ({ id, name: text(`status.${id}`) }))}
      translateChoice={false}
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

function BulkActions() {
  const text = useText();
  const mayShip = useHasScope('orders:write');
  const { selectedIds, onUnselectItems } = useListContext();
  if (!mayShip || selectedIds.length === 0) return null;
  return (
    <>
      <Typography component="output" variant="body2" sx={{ fontWeight: 600 }}>
        {text('orders.selected', { smart_count: selectedIds.length })}
      </Typography>
      <Button size="small" component={Link} to="/shipping" state={{ orders: selectedIds }}>
        {text('bulk.selected')}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        {text('orders.clear')}
      </Button>
    </>
  );
}

/** Numbers of the orders as listed, for "next" and "previous" on the page of an order. */
export const listedOrdersKey = 'orders.listed';

function OrderTable() {
  const text = useText();
  const list = useListContext<OperatorOrderEntry & { id: string }>();
  const { data } = list;
  const { number } = useFormat();
  const [, setListed] = useStore<readonly string[]>(listedOrdersKey, []);
  const mayShip = useHasScope('orders:write');
  useSearchShortcut();
  useEffect(() => {
    if (data !== undefined) setListed(data.map(({ id }) => id));
  }, [data, setListed]);
  const meta: unknown = list.meta;
  const { total }: { readonly total?: unknown } = typeof meta === 'object' && meta !== null ? meta : {};
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 44, px: 2 }}>
        {typeof total === 'number' && total > 0 ? (
          <Typography component="output" variant="body2">
            {text('orders.total', { smart_count: total, count: number(total) })}
          </Typography>
        ) : null}
        <BulkActions />
      </Stack>
      <DataTable
        rowClick="show"
        bulkActionButtons={false}
        sx={{ '& .column-country': { display: { xs: 'none', lg: 'table-cell' } } }}
        empty={<EmptyState text={text('orders.empty')} />}
      >
        {mayShip ? (
          <DataTable.Col label={<PageChoice />} disableSort>
            <OrderChoice />
          </DataTable.Col>
        ) : null}
        <DataTable.Col source="orderSn" label={text('field.order')} disableSort>
          <OrderNumber />
        </DataTable.Col>
        <DataTable.Col source="created" label={text('field.created')} disableSort>
          <Created />
        </DataTable.Col>
        <DataTable.Col source="status" label={text('field.status')} disableSort>
          <Status />
        </DataTable.Col>
        <DataTable.Col source="receiver" label={text('field.recipient')} disableSort />
        <DataTable.Col source="country" label={text('field.country')} disableSort>
          <Country />
        </DataTable.Col>
        <DataTable.Col source="total" label={text('field.total')} align="right" disableSort>
          <Total />
        </DataTable.Col>
      </DataTable>
    </>
  );
}

function OrderNumber() {
  const order = useRecordContext<OperatorOrderEntry & { id: string }>();
  return order === undefined ? null : (
    <Link
      to={`/orders/${order.orderSn}/show`}
      style={{ color: 'inherit', fontVariantNumeric: 'tabular-nums' }}
    >
      {order.orderSn}
    </Link>
  );
}

function Created() {
  const order = useRecordContext<OperatorOrderEntry & { id: string }>();
  const { time } = useFormat();
  return time(order?.created ?? null);
}

function Status() {
  const text = useText();
  const order = useRecordContext<OperatorOrderEntry & { id: string }>();
  if (order === undefined) return null;
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatusChip status={order.status} />
      {order.isReminded ? <Chip size="small" color="warning" label={text('status.reminded')} /> : null}
      {order.hasRemark ? <Chip size="small" variant="outlined" label={text('field.remark')} /> : null}
    </Stack>
  );
}

function Country() {
  const order = useRecordContext<OperatorOrderEntry & { id: string }>();
  const { region } = useFormat();
  return order === undefined ? null : region(order.country);
}

function Total() {
  const order = useRecordContext<OperatorOrderEntry & { id: string }>();
  const { amount } = useFormat();
  return order === undefined ? null : amount(order.total, order.currency);
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
