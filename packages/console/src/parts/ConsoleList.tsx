import { LinearProgress } from '@mui/material';
import { type ComponentType, useContext, useEffect } from 'react';
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
import { type PlainKey, useText } from '../texts/useText.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { AreasContext } from './AreasContext.ts';
import { Columns } from './Columns.tsx';
import type { Detail } from './detailsOf.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import type { Filter } from './filters.tsx';
import { useWords, type Words } from './useWords.ts';

export interface ListDescription<TRecord extends RaRecord> {
  readonly columns: readonly Detail<TRecord>[];
  /** What it means that there is nothing. @default no entries match */
  readonly empty?: PlainKey | ((words: Words) => string);
  /** @default none */
  readonly filters?: readonly Filter[];
  /** Filters of a list that is opened for the first time. @default none */
  readonly initialFilter?: Readonly<Record<string, string>>;
  /** Beside the filters. @default none */
  readonly Actions?: ComponentType;
  /** Between the filters and the table. @default none */
  readonly Head?: ComponentType;
  /** The list has pages. @default true */
  readonly isPaged?: boolean;
  /** Its state is in the address alone, and does not come back by the menu. @default false */
  readonly isAddressed?: boolean;
}

const shopOrder: SortPayload = { field: 'default', order: 'ASC' };

/** The list of an area: filters, pages, and each state that it can be in. */
export function ConsoleList<TRecord extends RaRecord>({
  columns,
  empty = 'records.empty',
  filters = [],
  initialFilter = {},
  Actions,
  Head,
  isPaged = true,
  isAddressed = false,
}: ListDescription<TRecord>) {
  const words = useWords();
  const resource = useResourceContext() ?? '';
  return (
    <List<TRecord>
      filters={filters.map((filter) => filter(words)).filter((filter) => filter !== null)}
      filterDefaultValues={initialFilter}
      actions={Actions === undefined ? false : <Actions />}
      sort={shopOrder}
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
      {Head === undefined ? null : <Head />}
      <Rows columns={columns} empty={typeof empty === 'string' ? words.text(empty) : empty(words)} />
    </List>
  );
}

/** A page that is nothing but a list. */
export function createList<TRecord extends RaRecord>(description: ListDescription<TRecord>): ComponentType {
  return function DescribedList() {
    return <ConsoleList {...description} />;
  };
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
  readonly columns: readonly Detail<TRecord>[];
  readonly empty: string;
}

function Rows<TRecord extends RaRecord>({ columns, empty }: RowsProps<TRecord>) {
  const text = useText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext() ?? '';
  const opens = useContext(AreasContext).find(({ name }) => name === resource)?.record !== undefined;
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
