import { isVisitorId } from './queryId.ts';
import type { DehydratedQueries, QueryCache } from './types.ts';

/** The data of a cache as plain JSON, for another page to begin with; what belongs to a shopper is left out. */
export function dehydrate(queries: QueryCache): DehydratedQueries {
  const ids = queries.ids().filter(isVisitorId);
  return Object.fromEntries(ids.map((id) => [id, queries.getState(id).data]));
}

/** Takes over what `dehydrate` returned; what is there already stays. */
export function hydrate(queries: QueryCache, data: DehydratedQueries): void {
  for (const [id, value] of Object.entries(data)) queries.put(id, value);
}
