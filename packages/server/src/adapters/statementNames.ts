import type { PoolClient } from 'pg';

/** How often a text comes before it is worth a name. */
const worthwhile = 3;
/** Names at most; every connection keeps the plans of all of them. */
const mostNames = 300;
/** Texts that are counted at most, before counting starts anew. */
const mostCounted = 3000;

type Query = (...given: readonly unknown[]) => unknown;

/** Chooses the texts that PostgreSQL parses and plans once a connection instead of at every call. */
export interface StatementNames {
  /** The name of a text; undefined for one that comes seldom. */
  nameOf(text: string): string | undefined;
}

/** Names what comes again, up to a bound: lists of changing length make ever new texts. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostNames) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < worthwhile) {
        if (counts.size >= mostCounted) counts = new Map();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      const name = `pawlet_${names.size + 1}`;
      names.set(text, name);
      return name;
    },
  };
}

/**
 * Makes a connection prepare the statements that have a name; without names it prepares none, for a pooler that may send the
 * next one to a connection which does not have it.
 */
export function prepareStatements(client: PoolClient, names: StatementNames | undefined): void {
  const send = client.query.bind(client) as Query;
  const query: Query = (first, ...rest) => send(withName(first, names), ...rest);
  client.query = query as PoolClient['query'];
}

function withName(first: unknown, names: StatementNames | undefined): unknown {
  const isPlain =
    typeof first === 'object' && first !== null && Object.getPrototypeOf(first) === Object.prototype;
  if (names === undefined) return isPlain && 'name' in first ? { ...first, name: undefined } : first;
  if (!isPlain || ('name' in first && first.name !== undefined)) return first;
  const name = 'text' in first && typeof first.text === 'string' ? names.nameOf(first.text) : undefined;
  return name === undefined ? first : { ...first, name };
}
