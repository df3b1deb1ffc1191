import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Tracer } from '../../ports/tracer.ts';

/** The same embedded database, whose statements are recorded. */
export function tracePglite(client: PGlite, tracer: Tracer): PGlite {
  return withOwn(client, {
    query: traceQuery(client, tracer),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      client.transaction((tx) => work(withOwn(tx, { query: traceQuery(tx, tracer) }))),
  });
}

function traceQuery(target: Pick<PGlite, 'query'>, tracer: Tracer): PGlite['query'] {
  return <T>(...given: Parameters<PGlite['query']>) =>
    tracer.traceStatement(given[0], () => target.query<T>(...given));
}

/** The same object, with some methods of its own. */
function withOwn<T extends object>(target: T, own: Partial<T>): T {
  return new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(property in own ? own : target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
