import type { PoolClient } from 'pg';

/** Number of uses after which a text gets a name. */
const worthwhile = 3;
/** Maximum number of names; every connection keeps the plans of all of them. */
const mostNames = 300;
/** Maximum number of counted texts before counting restarts. */
const mostCounted = 3000;

type Query = (...given: readonly unknown[]) => unknown;

/** Selects the texts that PostgreSQL parses and plans once per connection instead of at every call. */
export interface StatementNames {
  /** The name of a text; undefined for a rarely used one. */
  nameOf(text: string): string | undefined;
}

/** Names repeated texts, up to a limit: lists of varying length create new texts all the time. */
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
 * Makes a connection prepare the named statements; without names it prepares none, for a pooler that may send
 * the next statement to another connection.
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
