import {
  auditCalls,
  keyCalls,
  maxItems,
  orderCalls,
  orderStatuses,
  peopleCalls,
  refundCalls,
} from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import {
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  HttpError,
  type RaRecord,
} from 'react-admin';
import { client } from './client.ts';

interface Page {
  readonly items: readonly RaRecord[];
  readonly next: string | null;
  readonly total?: number | null | undefined;
}

type Fetch = (
  page: { readonly cursor?: string; readonly limit: string },
  params: GetListParams,
  signal?: AbortSignal,
) => Promise<Page>;

function readFilter(params: GetListParams): Readonly<Record<string, unknown>> {
  const filter: unknown = params.filter;
  return typeof filter === 'object' && filter !== null ? { ...filter } : {};
}

/** Filters as the API takes them: without empty ones, days as seconds. */
function toFilter(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const filter: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (name === 'from') filter[name] = String(toSeconds(value));
    // The day itself belongs to the range.
    else if (name === 'to') filter[name] = String(toSeconds(value, 1));
    else if (name !== 'q' && name !== 'by') filter[name] = value;
  }
  const { q, by } = given;
  if (typeof q === 'string' && q.trim() !== '') filter[typeof by === 'string' ? by : 'number'] = q.trim();
  return filter;
}

function toSeconds(day: string, add = 0): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + add);
  return Math.floor(date.getTime() / 1000);
}

/** `default` leaves the order to the shop: newest first, and what waits for shipping longest first. */
function toSort({ sort }: GetListParams): { readonly sort?: '-created' | 'created' | 'paid' } {
  if (sort?.field === 'created') return { sort: sort.order === 'ASC' ? 'created' : '-created' };
  return sort?.field === 'paid' ? { sort: 'paid' } : {};
}

const lists: Readonly<Record<string, Fetch>> = {
  async orders(page, params, signal) {
    const input = { ...page, ...toFilter(readFilter(params)), ...toSort(params), withTotal: 'true' as const };
    const { data } = await client.call(orderCalls.listOrders, { input, ...(signal ? { signal } : {}) });
    return { ...data, items: data.items.map((order) => ({ ...order, id: order.orderSn })) };
  },
  async audit(page, params, signal) {
    const input = { ...page, ...toFilter(readFilter(params)) };
    return (await client.call(auditCalls.listAudit, { input, ...(signal ? { signal } : {}) })).data;
  },
  async people() {
    return { ...(await client.call(peopleCalls.listPeople)).data, next: null };
  },
  async keys() {
    const { data } = await client.call(keyCalls.listKeys);
    return { items: data.items.map((key) => ({ ...key, id: key.name })), next: null };
  },
  async approvals() {
    return { ...(await client.call(refundCalls.listApprovals)).data, next: null };
  },
};

/**
 * Cursors of the pages that were read: a page of a list is found by the cursor of the page before it. Bounded, because a
 * list that is filtered again has other cursors.
 */
const cursors = new Map<string, string>();
const mostCursors = 500;

async function findCursor(
  key: string,
  offset: number,
  fetch: (cursor: string | undefined, limit: number) => Promise<Page>,
) {
  let start = offset;
  while (start > 0 && !cursors.has(`${key} ${start}`)) start -= 1;
  let cursor = cursors.get(`${key} ${start}`);
  // A page that is opened by its address: the pages before it have not been read.
  while (start < offset) {
    const limit = Math.min(maxItems, offset - start);
    const { next } = await fetch(cursor, limit);
    if (next === null) return null;
    cursor = next;
    start += limit;
    remember(`${key} ${start}`, next);
  }
  return cursor;
}

function remember(key: string, cursor: string): void {
  cursors.set(key, cursor);
  const [oldest] = cursors.keys();
  if (cursors.size > mostCursors && oldest !== undefined) cursors.delete(oldest);
}

/** The shop's errors as react-admin handles them: with the shop's words, and the status that its handling depends on. */
function failWith(error: unknown): never {
  if (!isOperatorProblem(error)) throw error;
  const { detail, status } = error.problem;
  throw new HttpError(detail, status, error.problem);
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('Pawlet: the console makes this call with the typed client.'));
}

/** Lists and records for react-admin. Everything that changes something is a call of the typed client. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  async getList<T extends RaRecord>(resource: string, params: GetListParams & { signal?: AbortSignal }) {
    const read = lists[resource];
    if (read === undefined) throw new Error(`Pawlet: there is no list of ${resource}.`);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    const key = JSON.stringify([resource, params.filter, params.sort]);
    const fetch = (cursor: string | undefined, limit: number) =>
      read({ limit: String(limit), ...(cursor === undefined ? {} : { cursor }) }, params, params.signal);
    const offset = (page - 1) * perPage;
    const cursor = await findCursor(key, offset, fetch).catch(failWith);
    if (cursor === null) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
    const { items, next, total } = await fetch(cursor, perPage).catch(failWith);
    if (next !== null) remember(`${key} ${offset + perPage}`, next);
    return {
      // The type of a resource's records is what its list returns.
      data: [...items] as T[],
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
      // The last page shows how many there are.
      ...(next === null ? { total: offset + items.length } : {}),
      meta: { total: total ?? null },
    };
  },
  async getOne<T extends RaRecord>(
    resource: string,
    { id, signal }: GetOneParams & { signal?: AbortSignal },
  ) {
    if (resource !== 'orders') return refuse();
    const { data } = await client
      .call(orderCalls.readOrder, { params: { sn: String(id) }, ...(signal ? { signal } : {}) })
      .catch(failWith);
    const record: RaRecord = { ...data, id: data.orderSn };
    return { data: record as T };
  },
  getMany: refuse,
  getManyReference: refuse,
  update: refuse,
  updateMany: refuse,
  create: refuse,
  delete: refuse,
  deleteMany: refuse,
};

/** What an order can be filtered by: its status, or a reminder of the shopper. */
export const orderFilters = [...orderStatuses, 'reminded'] as const;
