import { hostname } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAppIssuers } from './adapters/app-issuers/createAppIssuers.ts';
import { createClientAddress, createPeerReader } from './adapters/clientAddress.ts';
import { createConsoleLogger } from './adapters/consoleLogger.ts';
import { createDatabaseClock } from './adapters/databaseClock.ts';
import { cryptoRandom } from './adapters/cryptoRandom.ts';
import { preferDemo } from './adapters/demoMode.ts';
import { diagnose } from './adapters/doctor/diagnose.ts';
import { readEnvironment, type ServerConfig } from './adapters/environment.ts';
import { fetchWebhookSender } from './adapters/fetchWebhookSender.ts';
import { createWorkerDocuments } from './adapters/documents/workerDocuments.ts';
import { type BuiltFolders, createFiles } from './adapters/files/createFiles.ts';
import { findMissing } from './adapters/findMissing.ts';
import { followChanges } from './adapters/followChanges.ts';
import { lockFolder } from './adapters/folderLock.ts';
import { createGazetteer } from './adapters/geocoding/gazetteer.ts';
import { createGeocodeJson } from './adapters/geocoding/geocodeJson.ts';
import { startJobs } from './adapters/jobRunner.ts';
import { gzipCompressor } from './adapters/gzipCompressor.ts';
import { createKuaidi100 } from './adapters/logistics/kuaidi100.ts';
import { listen } from './adapters/listen.ts';
import { listenForOperator } from './adapters/listenForOperator.ts';
import { localFiles } from './adapters/localFiles.ts';
import { computeBuildId } from './adapters/nodes/buildId.ts';
import { toNodeFacts } from './adapters/nodes/nodeFacts.ts';
import { readNodeId } from './adapters/nodes/nodeId.ts';
import { registerNode } from './adapters/nodes/registerNode.ts';
import { openStore } from './adapters/openStore.ts';
import { openReplica } from './adapters/replica.ts';
import { createReplicaBound } from './adapters/replicaBound.ts';
import { createMessengers } from './adapters/messengers.ts';
import { createPromMetrics } from './adapters/promMetrics.ts';
import { createPayments } from './adapters/providers.ts';
import { createStorefrontRendering } from './adapters/rendering/createStorefrontRendering.ts';
import { scryptHasher } from './adapters/scryptHasher.ts';
import { createSecretBox } from './adapters/secretBox.ts';
import { StartError } from './adapters/startError.ts';
import { systemClock } from './adapters/systemClock.ts';
import { createWechat } from './adapters/wechat.ts';
import { toSettings } from './adapters/toSettings.ts';
import { watchCondition } from './adapters/watchCondition.ts';
import { traceWebhooks } from './adapters/tracing/traceSenders.ts';
import type { OpenTracing } from './adapters/tracing/startTracing.ts';
import { createUploads } from './adapters/uploads/createUploads.ts';
import { createApp } from './createApp.ts';
import { readDatabaseMs } from './db/databaseTime.ts';
import type { StoreDeps } from './http/appDeps.ts';
import { watchLate } from './http/cached.ts';
import { createReplyCache } from './http/replyCache.ts';
import { createIdentityReader } from './modules/config/createIdentityReader.ts';
import { withPartners } from './modules/config/partnerOrigins.ts';
import { readShopIdentity } from './modules/config/shopIdentity.ts';
import { readPageStatus } from './modules/site/pageStatus.ts';
import { createInboxSender } from './modules/demo-inbox/sender.ts';
import { storeJobs } from './modules/jobs.ts';
import { localFilesWarning } from './modules/upload/localFilesWarning.ts';
import type { Clock } from './ports/clock.ts';
import type { Logger } from './ports/logger.ts';

export { StartError } from './adapters/startError.ts';

export interface StartOptions extends BuiltFolders {
  /** Environment variables; see docs/guides/environment.md. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Starts the demo where no mode is set and nothing real is configured. @default false */
  readonly prefersDemo?: boolean | undefined;
  /** Receives the progress of the first start, and one line once the shop is ready. */
  readonly log?: ((line: string) => void) | undefined;
  /** The clock used everywhere. @default the machine's clock */
  readonly clock?: Clock | undefined;
  /** Stops on SIGTERM and SIGINT. @default true */
  readonly handleSignals?: boolean | undefined;
}

/** A running shop. */
export interface RunningServer {
  /** Address of the shop. */
  readonly url: string;
  /** Waits for running requests, then closes the database. */
  close(): Promise<void>;
}

/** Starts the shop; throws a StartError that explains the solution when it cannot. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { log = () => undefined } = options;
  const { environment, reasons } =
    options.prefersDemo === true
      ? preferDemo(options.environment)
      : { environment: options.environment, reasons: [] };
  if (reasons.length > 0) log(['This is a real shop, not the demo:', ...reasons].join('\n- '));
  const config = readEnvironment(environment, process.cwd());
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const url = await start(config, options, log, undo);
    if (options.handleSignals ?? true) stopOnSignals(close);
    log(`Pawlet is ready at ${url}`);
    if (options.consoleFolder !== undefined) log(`The console is at ${url}/console/`);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  config: ServerConfig,
  { storefrontFolder, consoleFolder, storybookFolder, clock: machineClock = systemClock }: StartOptions,
  log: (line: string) => void,
  undo: (() => Promise<void>)[],
): Promise<string> {
  // The port comes first: a shop that cannot listen should not seed a database.
  const listener = await listen(config.host, config.port);
  undo.push(() => listener.close());
  const lock = await lockFolder(config.dataFolder);
  undo.push(async () => lock.release());
  const logger = createConsoleLogger(config.logLevel);
  const tracing = await openTracing(config, `${hostname()}:${listener.port}`, logger);
  undo.push(async () => tracing?.close());
  const tracer = tracing?.tracer;
  const store = await openStore(config, log, tracer);
  undo.push(() => store.close());
  if (config.databaseUrl !== undefined) {
    const node = await registerNode({
      db: store.db,
      node: {
        id: await readNodeId(config.dataFolder),
        name: `${hostname()}:${listener.port}`,
        facts: toNodeFacts(config, await computeBuildId([storefrontFolder, consoleFolder])),
      },
      logger,
      refusesLocalUploads: config.demo === 'off',
    });
    undo.push(() => node.stop());
  }
  const missing = await findMissing(config, store.db);
  if (missing.length > 0) log(['This shop is incomplete:', ...missing].join('\n- '));
  const clock = createDatabaseClock({ readMs: () => readDatabaseMs(store.db), machine: machineClock });
  await clock.sync();

  const settings = toSettings(config, listener.port);
  const inbox = settings.isDemo ? createInboxSender(store.db, clock) : undefined;
  const operator = await listenForOperator(config, listener.port);
  undo.push(() => operator.close());
  const wechat =
    config.wechat === undefined
      ? undefined
      : createWechat({ apps: config.wechat, nowMs: () => clock.nowMs() });
  let isDraining = false;
  const closing: (() => Promise<void>)[] = [];
  undo.push(async () => {
    const results = await Promise.allSettled(closing.map((work) => work()));
    for (const result of results)
      if (result.status === 'rejected') logger.error('work before closing failed', result.reason);
  });
  const replyCache = createReplyCache({
    nowMs: () => clock.nowMs(),
    knowsChanges: () => changes.knowsChanges(),
    maxBytes: config.cacheMegabytes === undefined ? undefined : config.cacheMegabytes * 1024 * 1024,
  });
  const bound = createReplicaBound({ boundMs: config.replicaSeconds * 1000 });
  const replica =
    config.databaseReplicaUrl === undefined || store.connections === undefined
      ? undefined
      : openReplica({
          url: config.databaseReplicaUrl,
          size: config.databaseConnections,
          primary: store.connections,
          bound,
          logger,
          tracer,
        });
  undo.push(async () => replica?.close());
  const changes = followChanges({
    connect: store.connectChanges,
    onLook: (look) => bound.record(look),
    onChanges: (published) => replyCache.drop(published),
    onUnknown: () => replyCache.clear(),
    logger,
    // All changes of the embedded database come from this process.
    ...(config.databaseUrl === undefined ? { knownForMs: Number.POSITIVE_INFINITY } : {}),
  });
  undo.push(() => changes.close());
  const readIdentity = createIdentityReader(
    (part) =>
      watchLate({ lateReads: replica?.lateReads }, part, () => readShopIdentity(replica?.shared ?? store.db)),
    replyCache,
  );
  const readSettings = async () => withPartners(settings, (await readIdentity()).partnerOrigins);
  const { connections } = store;
  const payments = createPayments(config.providers, {
    clock,
    getOpenid: async (code, log) => (await wechat?.openMiniSession(code, log))?.identity.openid ?? null,
  });
  const metrics = createPromMetrics({
    providers: payments.map(({ id }) => id),
    pool: connections && (() => connections.state()),
    cache: () => replyCache.measure(),
    changes: () => changes.state(),
    replica: replica && (() => ({ state: replica.state(), reads: replica.reads(), pool: replica.pool() })),
    spans: tracing && (() => tracing.counts()),
  });
  // Circular: the app sends the pages, and a page is rendered with calls of the app.
  let app: ReturnType<typeof createApp> | undefined = undefined;
  const rendering =
    storefrontFolder === undefined
      ? undefined
      : createStorefrontRendering({
          folder: storefrontFolder,
          settings,
          readSettings,
          readIdentity,
          readStatus: async (pathname) =>
            readPageStatus({ db: replica?.shared ?? store.db, replyCache }, pathname),
          replyCache,
          clock,
          logger,
          metrics,
          callShop: async (request, bindings) =>
            app?.fetch(request, bindings) ?? new Response(null, { status: 503 }),
          callPreview: (db) => {
            // An app of its own, with nothing that could show its data to others.
            const own = createApp({ ...deps, ...pastCaches, db });
            return async (request, bindings) => own.fetch(request, bindings);
          },
        });
  const deps: StoreDeps = {
    db: store.db,
    ping: store.ping,
    condition: await watchCondition(store.db, config.dataFolder),
    isDraining: () => isDraining,
    settings,
    readSettings,
    clock,
    random: cryptoRandom,
    hasher: scryptHasher,
    secrets: createSecretBox(config.secretKeys),
    ...createMessengers(config, inbox, clock, tracer),
    wechat,
    appIssuers: createAppIssuers({ issuers: config.appIssuers, nowMs: () => clock.nowMs() }),
    payments,
    webhooks: tracer === undefined ? fetchWebhookSender : traceWebhooks(fetchWebhookSender, tracer),
    parcels: config.providers.kuaidi100 && createKuaidi100(config.providers.kuaidi100),
    gazetteer: createGazetteer(),
    geocoder: config.geocoderUrl === undefined ? undefined : createGeocodeJson(config.geocoderUrl),
    translator: config.translator,
    logger,
    clientAddress: createClientAddress(config.trustedProxies),
    uploads: createUploads(config, clock),
    documents: createWorkerDocuments(),
    cards: rendering?.cards,
    toSafeHtml: rendering?.toSafeHtml,
    files: createFiles(
      settings,
      { storefrontFolder, consoleFolder, storybookFolder },
      readIdentity,
      rendering?.pages.respond,
    ),
    compressor: gzipCompressor,
    replyCache,
    replica,
    ...(replica === undefined ? {} : { catchUp: () => changes.catchUp() }),
    beforeClose: (work) => void closing.push(work),
    backup: store.backup,
    doctor: () => diagnose(config, store.db, machineClock),
    openPreview: rendering?.openPreview,
    localFiles,
    metrics,
    tracer,
    operatorSecret: operator.secret,
  };
  if (deps.uploads.isLocal === true) log(localFilesWarning);
  const shop = createApp(deps);
  app = shop;
  await rendering?.pages.warmUp();
  listener.answer((request, bindings) => shop.fetch(request, bindings));
  const jobs = startJobs(storeJobs, deps, () => clock.sync());
  undo.push(() => jobs.stop());
  undo.push(async () => {
    isDraining = true;
    listener.startDraining();
    // Load balancers poll /readyz: until they notice, requests still arrive.
    await pause(config.drainSeconds * 1000);
    await listener.drain();
  });
  return settings.publicOrigin;
}

/** What an app does without whose data nobody else may see. */
const pastCaches = {
  replyCache: undefined,
  replica: undefined,
  readSettings: undefined,
  files: undefined,
  cards: undefined,
  metrics: undefined,
  tracer: undefined,
} satisfies Partial<StoreDeps>;

/** Loads OpenTelemetry only where traces are sent. */
async function openTracing(
  { traces, trustedProxies }: ServerConfig,
  instance: string,
  logger: Logger,
): Promise<OpenTracing | undefined> {
  if (traces === undefined) return undefined;
  const { startTracing } = await import('./adapters/tracing/startTracing.ts');
  return startTracing({ config: traces, instance, readPeer: createPeerReader(trustedProxies), logger });
}

function stopOnSignals(close: () => Promise<void>): void {
  const stop = () => {
    process.exitCode = 0;
    void close().finally(() => process.exit());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.main) {
  try {
    const storefrontFolder = fileURLToPath(new URL('../../shell/dist', import.meta.url));
    const consoleFolder = fileURLToPath(new URL('../../console/dist', import.meta.url));
    await startServer({
      environment: process.env,
      storefrontFolder,
      consoleFolder,
      log: (line) => console.log(line),
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
