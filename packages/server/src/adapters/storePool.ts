import { findUnavailable } from '../db/databaseUnavailable.ts';
import { type ConnectionOptions, ConnectionPool } from './connectionPool.ts';
import type { PoolState } from './promMetrics.ts';
import { textOfQuery } from './textOfQuery.ts';

/** What may run again. */
const readsOnly = /^\s*select\b/iu;

/** How many connections a node uses at most. */
export interface PoolSize {
  /** For single statements. */
  readonly statements: number;
  /** For transactions: so many run at once, the others wait in the order of asking. */
  readonly transactions: number;
}

/**
 * Divides the connections of a node. A node uses one core, and a transaction costs it a third of its time: more than a
 * few at once only wait for each other.
 */
export function dividePool(connections: number): PoolSize {
  const transactions = Math.floor(connections * 0.4);
  return { statements: connections - transactions, transactions };
}

/**
 * The connections of a node: some for single statements, the others for transactions. Transactions keep locks: more of
 * them at once wait for each other, and take the connections that reads need. Drizzle identifies a pool by its class,
 * and connects only for transactions.
 */
export class StorePool extends ConnectionPool {
  readonly #transactions: ConnectionPool;

  constructor(options: ConnectionOptions, { statements, transactions }: PoolSize) {
    super(options, statements);
    this.#transactions = new ConnectionPool(options, transactions);
  }

  override connect<TConnected>(): TConnected {
    return this.#transactions.take() as TConnected;
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    return this.#run(query, rest) as TSent;
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#transactions.end()]);
  }

  /** Its connections of both kinds. */
  override state(): PoolState {
    const [statements, transactions] = [super.state(), this.#transactions.state()];
    return {
      size: statements.size + transactions.size,
      total: statements.total + transactions.total,
      idle: statements.idle + transactions.idle,
      waiting: statements.waiting + transactions.waiting,
    };
  }

  async #run(query: unknown, rest: readonly unknown[]): Promise<unknown> {
    const runOnce = () => this.use((client) => client.query<Promise<unknown>>(query, ...rest));
    try {
      return await runOnce();
    } catch (error) {
      // A read-only statement may run again.
      if (!readsOnly.test(textOfQuery(query)) || findUnavailable(error)?.kind !== 'lost') throw error;
      return runOnce();
    }
  }
}
