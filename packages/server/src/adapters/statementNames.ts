/** Number of uses after which a text gets a name. */
const worthwhile = 3;
/** Maximum number of names; every connection keeps the plans of all of them. */
const mostNames = 300;
/** Maximum number of counted texts before counting restarts. */
const mostCounted = 3000;

/** Selects the texts that PostgreSQL parses and plans once per connection instead of at every call. */
export interface StatementNames {
  /** The name of a text; undefined for a rarely used one. */
  readName(text: string): string | undefined;
}

/** Names repeated texts, up to a limit: lists of varying length create new texts all the time. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  return {
    readName(text) {
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
 * A query with its name, if it has one; without names it gets none, for a pooler that may send the next statement to another
 * connection.
 */
export function withName(query: unknown, names: StatementNames | undefined): unknown {
  const isPlain =
    typeof query === 'object' && query !== null && Object.getPrototypeOf(query) === Object.prototype;
  if (!isPlain) return query;
  if (names === undefined) return 'name' in query ? { ...query, name: undefined } : query;
  if ('name' in query && query.name !== undefined) return query;
  const name = 'text' in query && typeof query.text === 'string' ? names.readName(query.text) : undefined;
  return name === undefined ? query : { ...query, name };
}
