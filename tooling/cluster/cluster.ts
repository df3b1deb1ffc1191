import { sql } from 'drizzle-orm';
import { cryptoRandom } from '../../packages/server/src/adapters/cryptoRandom.ts';
import { openDemoFile } from '../../packages/server/src/adapters/demoFolder.ts';
import { openPostgres, type ServerDatabase } from '../../packages/server/src/adapters/postgres.ts';
import { scryptHasher } from '../../packages/server/src/adapters/scryptHasher.ts';
import type { Database } from '../../packages/server/src/db/database.ts';
import { generateProducts } from '../../packages/server/src/db/seed/generate.ts';
import { seedShop } from '../../packages/server/src/db/seed/index.ts';
import { startFakeBucket } from '../../packages/server/test/store/fakeBucket.ts';
import { type DatabaseNodes, startDatabaseNodes } from './databaseNodes.ts';
import type { Keeper } from './keeper.ts';
import { startDatabaseBalancer, startShopBalancer } from './loadBalancers.ts';
import { type MailSink, startMailSink } from './mailSink.ts';
import { findPrograms } from './programs.ts';
import { createShopNode, type ShopNode } from './shopNodes.ts';
import { type StallingProxy, startStallingProxy } from './stallingProxy.ts';
import { startWallet, type Wallet } from './wallet.ts';

/** The whole installation of a run. */
export interface Cluster {
  readonly database: DatabaseNodes;
  /** The database of the shop, through the load balancer. */
  readonly databaseUrl: string;
  readonly db: Database;
  /** All nodes of the shop; the first `runningShops` of them run. */
  readonly shops: readonly ShopNode[];
  readonly runningShops: number;
  /** Folder of the run. */
  readonly folder: string;
  /** The shop's address behind its load balancer. */
  readonly url: string;
  /** Starts one more load balancer, in front of the first nodes only; returns its address. */
  startBalancer(nodes: number): Promise<string>;
  /** Between the last running node of the shop and the database. */
  readonly lineOfLast: StallingProxy;
  readonly wallet: Wallet;
  readonly mails: MailSink;
  close(): Promise<void>;
}

const bucketKeys = { accessKeyId: 'cluster', secretAccessKey: cryptoRandom.hex(16), region: 'us-east-1' };

const shopCount = 4;
/** The last one runs only where the number of nodes is measured. */
const runningShops = 3;

/** Starts everything; `log` receives the progress. */
export async function startCluster(
  keeper: Keeper,
  { products, log }: { readonly products: number; readonly log: (line: string) => void },
): Promise<Cluster> {
  const programs = findPrograms();
  log('starting etcd and three PostgreSQL servers under Patroni');
  const database = await startDatabaseNodes(keeper, programs);
  const ports = await startDatabaseBalancer(keeper, programs.haproxy, database.nodes);
  const toUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const databaseUrl = toUrl(ports.primary);
  log(`filling the database with the demo's products and ${products} more`);
  const own = await openPostgres(databaseUrl, { size: { statements: 4, transactions: 4 } });
  await fill(own, products);
  const [wallet, mails, bucket] = [
    await startWallet(keeper),
    await startMailSink(),
    await startFakeBucket(bucketKeys),
  ];
  const lineOfLast = await startStallingProxy(ports.primary);

  const environment: Record<string, string> = {
    ...wallet.environment,
    ...mails.environment,
    PAWLET_S3_ENDPOINT: bucket.endpoint,
    PAWLET_S3_BUCKET: 'shop-uploads',
    PAWLET_S3_ACCESS_KEY: bucketKeys.accessKeyId,
    PAWLET_S3_SECRET_KEY: bucketKeys.secretAccessKey,
    PAWLET_TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_REPLICA_URL: toUrl(ports.standbys),
  };
  const shops: ShopNode[] = [];
  for (let place = 1; place <= shopCount; place += 1)
    shops.push(
      await createShopNode(keeper, `shop${place}`, {
        databaseUrl: place === runningShops ? toUrl(lineOfLast.port) : databaseUrl,
        environment,
      }),
    );
  const startBalancer = async (nodes: number) => {
    const behind = shops.slice(0, nodes).map((shop) => shop.port);
    return `http://127.0.0.1:${await startShopBalancer(keeper, programs.haproxy, behind)}`;
  };
  const url = await startBalancer(shopCount);
  environment['PAWLET_PUBLIC_ORIGIN'] = url;
  log(`starting ${runningShops} nodes of the shop`);
  for (const shop of shops.slice(0, runningShops)) await shop.start();
  return {
    database,
    databaseUrl,
    db: own.db,
    shops,
    runningShops,
    folder: keeper.folder,
    url,
    startBalancer,
    lineOfLast,
    wallet,
    mails,
    async close() {
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await own.close();
      await Promise.all([wallet.close(), mails.close(), bucket.close(), lineOfLast.close()]);
    },
  };
}

async function fill(own: ServerDatabase, products: number): Promise<void> {
  await own.migrate();
  const now = Math.floor(Date.now() / 1000);
  // Seeding takes longer than a statement of the shop may.
  await own.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await seedShop(tx, { now, random: cryptoRandom, hasher: scryptHasher, openFile: openDemoFile });
  });
  await generateProducts(own.db, { count: products, now });
}
