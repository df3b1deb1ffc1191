import { LinearProgress } from '@mui/material';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import {
  List,
  Pagination,
  type RaRecord,
  type SortPayload,
  useListContext,
  useResourceContext,
  useStore,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../texts/useText.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { type Column, Columns } from './Columns.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';

export interface ConsoleListProps<TRecord extends RaRecord> {
  /** Null leaves a column out. */
  readonly columns: readonly (Column<TRecord> | null)[];
  /** What it means that there is nothing. */
  readonly empty: string;
  /** @default none */
  readonly filters?: ReactElement[];
  /** Filters of a list that is opened for the first time. @default none */
  readonly initialFilter?: Readonly<Record<string, string>>;
  /** Beside the filters. @default none */
  readonly actions?: ReactElement | false;
  /** Between the filters and the table. @default none */
  readonly head?: ReactNode;
  /** @default that of the shop */
  readonly sort?: SortPayload;
  /** The list has pages. @default true */
  readonly isPaged?: boolean;
  /** Its records have pages of their own. @default false */
  readonly opens?: boolean;
  /** Its state is in the address alone, and does not come back by the menu. @default false */
  readonly isAddressed?: boolean;
}

const shopOrder: SortPayload = { field: 'default', order: 'ASC' };

/** The list of an area: filters, pages, and each state that it can be in. */
export function ConsoleList<TRecord extends RaRecord>({
  columns,
  empty,
  filters = [],
  initialFilter = {},
  actions = false,
  head,
  sort = shopOrder,
  isPaged = true,
  opens = false,
  isAddressed = false,
}: ConsoleListProps<TRecord>) {
  const resource = useResourceContext() ?? '';
  return (
    <List<TRecord>
      filters={filters}
      filterDefaultValues={initialFilter}
      actions={actions}
      sort={sort}
      perPage={25}
      exporter={false}
      pagination={isPaged ? <Pages /> : false}
      // The list itself shows that it failed.
      queryOptions={{ onError: () => undefined }}
      empty={false}
      error={<FailedList />}
      {...(isAddressed ? { storeKey: false as const } : {})}
    >
      <AreaTabs area={resource} />
      {head}
      <Rows columns={columns.filter((column) => column !== null)} empty={empty} opens={opens} />
    </List>
  );
}

function Pages() {
  const { error } = useListContext();
  return error === null ? <Pagination rowsPerPageOptions={[25, 50, 100]} /> : null;
}

function FailedList() {
  const { error, refetch } = useListContext();
  return <FailedState error={error} onRetry={() => void refetch()} />;
}

/** Ids of a list as it was shown, for "next" and "previous" on the page of a record. */
export function listedKey(resource: string): string {
  return `${resource}.listed`;
}

interface RowsProps<TRecord> {
  readonly columns: readonly Column<TRecord>[];
  readonly empty: string;
  readonly opens: boolean;
}

function Rows<TRecord extends RaRecord>({ columns, empty, opens }: RowsProps<TRecord>) {
  const text = useText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext() ?? '';
  const { data } = useListContext<TRecord>();
  const [, setListed] = useStore<readonly string[]>(listedKey(resource), []);
  useEffect(() => {
    if (opens && data !== undefined) setListed(data.map(({ id }) => String(id)));
  }, [data, opens, setListed]);
  if (data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  if (data.length === 0) return <EmptyState text={empty} />;
  return (
    <Columns
      label={translate(`resource.${resource}`, { _: text('list.label') })}
      records={data}
      columns={columns}
      onOpen={opens ? ({ id }) => void navigate(`/${resource}/${encodeURIComponent(id)}/show`) : undefined}
    />
  );
}
