import type { PoolClient } from 'pg';
import { textOfQuery } from './textOfQuery.ts';

type Query = (...given: readonly unknown[]) => unknown;

/** Statements whose result is not needed before the next one is sent. */
const isAhead = /^(begin|savepoint \w+|release savepoint \w+)$/iu;
const nothing = { rows: [] };

/**
 * Sends a transaction's control statements together with its next statement: on a pipelined connection that
 * saves a round trip each. When one fails, the next statement fails with its error.
 */
export function sendAhead(client: Pick<PoolClient, 'query'>): void {
  const send = client.query.bind(client) as Query;
  let ahead: Promise<unknown> | undefined;
  const query: Query = (...given) => {
    const sent = send(...given);
    if (isAhead.test(textOfQuery(given[0]))) {
      ahead = Promise.all([ahead, sent]);
      // The next statement, if there is one, reports the error.
      ahead.catch(() => undefined);
      return Promise.resolve(nothing);
    }
    if (ahead === undefined) return sent;
    const both = Promise.all([ahead, sent]).then(([, result]) => result);
    ahead = undefined;
    return both;
  };
  client.query = query as PoolClient['query'];
}
