import { startPostgres, type TestPostgres } from '../../../../tooling/test/postgres.ts';
import { createTestHome, type TestHome } from './home.ts';
import { startStoreProcess, type StoreProcess, type StoreProcessOptions } from './storeProcess.ts';

/** A PostgreSQL server for one test file, which may be restarted and frozen, with a seeded shop. */
export interface OwnServer {
  readonly postgres: TestPostgres;
  readonly databaseUrl: string;
  readonly home: TestHome;
  /** Starts a node of the shop with this name for its data folder. */
  startNode(name: string, options?: Omit<Partial<StoreProcessOptions>, 'dataFolder'>): Promise<StoreProcess>;
  /** Stops the running nodes and the server. */
  close(): Promise<void>;
}

/** Starts the server; returns the reason as text where it is not available on this machine. */
export async function openOwnServer(): Promise<OwnServer | string> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return postgres;
  const home = await createTestHome(postgres.url);
  const nodes: StoreProcess[] = [];
  return {
    postgres,
    home,
    databaseUrl: home.environment['DATABASE_URL'] ?? '',
    async startNode(name, options = {}) {
      const environment = { ...home.environment, PAWLET_AUTOPILOT: '0', ...options.environment };
      const node = await startStoreProcess({
        ...options,
        dataFolder: `${home.folder}/${name}`,
        environment,
      });
      nodes.push(node);
      return node;
    },
    async close() {
      for (const node of nodes) await node.end('SIGTERM');
      await home.remove();
      postgres.stop();
    },
  };
}
