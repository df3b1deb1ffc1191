import path from 'node:path';
import * as v from 'valibot';
import { appIssuers } from './app-issuers/appIssuerEnvironment.ts';
import { backupRecipients, backupSchedule } from './backupEnvironment.ts';
import { bucket } from './bucketEnvironment.ts';
import { demoMode, fittingDemo } from './demoMode.ts';
import {
  count,
  list,
  off,
  on,
  oneOf,
  optional,
  origin,
  seconds,
  secret,
  settings,
  text,
  toVariables,
  wholeNumber,
} from './environmentValues.ts';
import { secretKeys } from './secretKeyEnvironment.ts';
import { smsGateway, smtp, wechat } from './messageEnvironment.ts';
import { geocoderUrl, mapTiles } from './placeEnvironment.ts';
import { providers } from './providerEnvironment.ts';
import { proxyList } from './proxyList.ts';
import { StartError } from './startError.ts';
import { traces } from './traceEnvironment.ts';
import { translator } from './translationEnvironment.ts';

/** The configuration read from environment variables. */
export type ServerConfig = v.InferOutput<ReturnType<typeof serverConfig>>;

/** From the highest to the lowest level. */
export const logLevels = ['error', 'warn', 'info'] as const;

/** Lowest level that is logged. */
export type LogLevel = (typeof logLevels)[number];

const level = v.picklist(
  logLevels,
  ({ input }) => `"${String(input)}" is not a log level. Use one of ${logLevels.join(', ')}.`,
);

const databaseUrl = (remedy: string) =>
  secret(/^postgres(ql)?:\/\//u, `it must start with postgres:// or postgresql://. Correct it, or ${remedy}`);

const replicaUrl = v.pipe(
  settings({
    primary: optional('DATABASE_URL', v.string()),
    replica: optional('DATABASE_REPLICA_URL', databaseUrl('unset it to read from DATABASE_URL.')),
  }),
  v.check(
    ({ primary, replica }) => replica === undefined || primary !== undefined,
    'DATABASE_REPLICA_URL is set without DATABASE_URL. Set DATABASE_URL to the primary of this replica, or unset it.',
  ),
  v.transform(({ replica }) => replica),
);

/** Where the shop listens and keeps its data. */
const processSettings = (currentFolder: string) => ({
  host: v.pipe(
    settings({ host: optional('HOST', v.string()), demo: demoMode }),
    v.transform(({ host, demo }) => host ?? (demo === 'private' ? '127.0.0.1' : '0.0.0.0')),
  ),
  /** 0 binds any free port. */
  port: optional(
    'PORT',
    wholeNumber(0, 65_535, 'is not a port. Use a number from 1 to 65535, such as PORT=8788.'),
    '8787',
  ),
  dataFolder: v.pipe(
    optional('PAWLET_DATA_DIR', v.string(), '.data'),
    v.transform((folder) => path.resolve(currentFolder, folder)),
  ),
  /** Whether the folder with uploads is the same on all nodes, as on a network file system. */
  isUploadsFolderShared: v.pipe(
    optional('PAWLET_UPLOADS_SHARED', oneOf({ on, off }, 'is neither on nor off. Use 1 or 0.'), 'off'),
    v.transform((chosen) => chosen === 'on'),
  ),
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: optional('DATABASE_URL', databaseUrl('unset it to use the embedded database.')),
  /** A direct connection to PostgreSQL for notifications, where `databaseUrl` leads to a pooler. */
  databaseListenUrl: optional('DATABASE_LISTEN_URL', databaseUrl('unset it to use DATABASE_URL.')),
  /** A read-only copy of the database at `databaseUrl`, for the catalogue. */
  databaseReplicaUrl: replicaUrl,
  /** Seconds by which the replica may be behind. */
  replicaSeconds: optional('PAWLET_REPLICA_SECONDS', seconds(2), '10'),
  /** Most connections of a node to the database, and again to its replica; beside them, one each for `/readyz` and changes. */
  databaseConnections: optional(
    'PAWLET_DATABASE_CONNECTIONS',
    wholeNumber(5, 1000, 'is not a number of connections from 5 to 1000. Write it like 20.'),
    '20',
  ),
  /** Memory of a node's cache; undefined: the default. */
  cacheMegabytes: optional('PAWLET_CACHE_MEGABYTES', count),
  /** Lowest level of the log. A demo on this machine has no operator who reads a line for every request. */
  logLevel: v.pipe(
    settings({ chosen: optional('PAWLET_LOG', level), demo: demoMode }),
    v.transform(({ chosen, demo }) => chosen ?? (demo === 'private' ? 'warn' : 'info')),
  ),
  /** Seconds between the first sign of a stop, at /readyz, and the closing of the port. */
  drainSeconds: v.pipe(
    settings({ chosen: optional('PAWLET_DRAIN_SECONDS', seconds(0)), demo: demoMode }),
    v.transform(({ chosen, demo }) => chosen ?? (demo === 'private' ? 0 : 5)),
  ),
  /** Secret for /metrics and operator commands; undefined: a new one at every start. */
  operatorSecret: optional(
    'PAWLET_OPERATOR_SECRET',
    secret((value) => value.length >= 24, 'it is too short. Use 24 random characters or more.'),
  ),
  secretKeys,
  /** Trusted proxies, whose X-Forwarded-For is used. */
  trustedProxies: optional('PAWLET_TRUSTED_PROXIES', proxyList, ''),
});

const color = text(/^#[\da-f]{6}$/iu, 'is not a colour. Write it like #2F7D5B.');
const version = text(/^\d+(\.\d+){0,3}$/u, 'is not a version. Write it like 2.3.0.');
const origins = v.pipe(list, v.array(origin));
const storePage = v.pipe(
  text(isStorePage, "is not the app's page in a store. Write it like https://apps.example/app/pawlet."),
  v.transform((value) => new URL(value).href),
);
const siteDomain = v.pipe(
  text(/^[A-Z]{3}=/u, 'is not a country and an origin. Write it like JPN=https://jp.shop.example.'),
  v.transform((value) => value.split('=', 2)),
  v.tuple([v.string(), origin]),
);

/** How the shop looks, where it is reached, and what it spends in a day. */
const shopSettings = {
  publicOrigin: optional('PAWLET_PUBLIC_ORIGIN', origin),
  apiOrigins: optional('PAWLET_API_ORIGINS', origins, ''),
  partnerOrigins: optional('PAWLET_PARTNER_ORIGINS', origins, ''),
  /** Origins for shared links by country (ISO 3166 alpha-3 code). */
  siteDomains: v.pipe(
    optional('PAWLET_SITE_DOMAINS', v.pipe(list, v.array(siteDomain)), ''),
    v.transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs)),
  ),
  /** Origin of the cloud-storage service; undefined: the shop's own. */
  cloudOrigin: optional('PAWLET_CLOUD_ORIGIN', origin),
  minAppVersion: optional('PAWLET_MIN_APP_VERSION', version, '2.3.0'),
  /** Addresses of the native app's page in the app stores. */
  appStores: settings({
    ios: optional('PAWLET_APP_STORE_IOS', storePage),
    android: optional('PAWLET_APP_STORE_ANDROID', storePage),
  }),
  /** The shop's own colours. */
  brand: settings({
    color: optional('PAWLET_BRAND_COLOR', color),
    labelColor: optional('PAWLET_BRAND_LABEL_COLOR', color),
  }),
  /** Maximum number of verification codes per day; undefined: the shop's default. */
  codesPerDay: optional('PAWLET_CODES_PER_DAY', count),
  /** Maximum number of translated characters per day; undefined: the shop's default. */
  translatedCharactersPerDay: optional('PAWLET_TRANSLATED_CHARACTERS_PER_DAY', count),
};

/** Seconds from one step of the autopilot to the next; undefined when it is off. */
const autopilot = v.pipe(
  settings({
    demo: demoMode,
    chosen: optional('PAWLET_AUTOPILOT', oneOf({ on, off }, 'is neither on nor off. Use 1 or 0.')),
    delay: optional('PAWLET_AUTOPILOT_DELAY', seconds(1), '60'),
  }),
  v.check(
    ({ demo, chosen }) => demo !== 'off' || chosen !== 'on',
    'PAWLET_AUTOPILOT is for the demo only: it ships with invented parcels and approves refunds. Unset it, or choose the demo with PAWLET_DEMO=1.',
  ),
  v.transform(({ demo, chosen, delay }) => (demo === 'off' || chosen === 'off' ? undefined : delay)),
);

const serverConfig = (currentFolder: string) =>
  settings({
    ...processSettings(currentFolder),
    ...shopSettings,
    demo: fittingDemo,
    autopilotDelaySeconds: autopilot,
    mapTiles,
    geocoderUrl,
    translator,
    bucket,
    backupRecipients,
    backupSchedule: backupSchedule(currentFolder),
    smtp,
    smsGateway,
    wechat,
    appIssuers: appIssuers(currentFolder),
    providers: providers(currentFolder),
    traces,
  });

/** Reads and validates the environment; one error lists every invalid value with the expected format. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
): ServerConfig {
  const result = v.safeParse(serverConfig(currentFolder), toVariables(environment));
  if (result.success) return result.output;
  // Several settings may depend on the same variable.
  const [first = '', ...more] = new Set(result.issues.map(({ message }) => message));
  if (more.length === 0) throw new StartError(first);
  const lines = [first, ...more].map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`);
  throw new StartError(['Several settings are wrong:', ...lines].join('\n'));
}

function isStorePage(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
