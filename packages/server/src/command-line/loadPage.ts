import { maxItems } from '@pawlet/operator';

/** Fields of a call that returns a list page by page. */
export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: string;
}

/** Reply of a call that returns a list page by page. */
export interface PageReply<TItem> {
  readonly items: readonly TItem[];
  readonly next: string | null;
}

/** A numbered page of a list. */
interface NumberedPage<TReply extends PageReply<unknown>> {
  readonly items: readonly TReply['items'][number][];
  /** The first reply, for what a list returns beside its items. */
  readonly first: TReply;
  readonly hasMore: boolean;
}

/** Loads a numbered page of a list that the API returns by cursor, with as few calls as possible. */
export async function loadPage<TReply extends PageReply<unknown>>(
  load: (query: PageQuery) => Promise<TReply>,
  page: number,
  size: number,
): Promise<NumberedPage<TReply>> {
  const end = page * size;
  const first = await load({ limit: String(Math.min(maxItems, end)) });
  const items: TReply['items'][number][] = [...first.items];
  let { next } = first;
  while (next !== null && items.length < end) {
    const reply = await load({ cursor: next, limit: String(Math.min(maxItems, end - items.length)) });
    items.push(...reply.items);
    ({ next } = reply);
  }
  return { items: items.slice(end - size, end), first, hasMore: next !== null };
}

/** Loads all items of a list. */
export async function loadAll<TItem>(
  load: (query: PageQuery) => Promise<PageReply<TItem>>,
): Promise<readonly TItem[]> {
  const items: TItem[] = [];
  let cursor: string | undefined;
  do {
    const reply = await load({ cursor, limit: String(maxItems) });
    items.push(...reply.items);
    cursor = reply.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}
