import type { BlockList } from 'node:net';
import path from 'node:path';
import type { BrandColors, MapTiles } from '../http/settings.ts';
import type { S3Bucket } from './uploads/s3Files.ts';
import { readBucket } from './bucketEnvironment.ts';
import { checkDemoMode, type DemoMode, readDemoMode } from './demoMode.ts';
import {
  readCount,
  readOrigins,
  readPort,
  readSeconds,
  readSecret,
  readSwitch,
  readVersion,
  splitList,
  toOrigin,
} from './environmentValues.ts';
import {
  readSmsGateway,
  readSmtp,
  readWechat,
  type SmsGatewayConfig,
  type SmtpConfig,
  type WechatApps,
} from './messageEnvironment.ts';
import { readGeocoder, readMapTiles } from './placeEnvironment.ts';
import { type ProviderConfig, readProviders } from './providerEnvironment.ts';
import { createProxyList } from './proxyList.ts';
import { StartError } from './startError.ts';
import type { Translator } from '../ports/translator.ts';
import { readTranslator } from './translationEnvironment.ts';

/** The configuration read from environment variables. */
export interface ServerConfig {
  readonly host: string;
  /** 0 binds any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly apiOrigins: readonly string[];
  readonly partnerOrigins: readonly string[];
  readonly minAppVersion: string;
  /** Addresses of the native app's page in the app stores. */
  readonly appStores: { readonly ios: string | undefined; readonly android: string | undefined };
  /** Map tiles; undefined: places are shown as text. */
  readonly mapTiles: MapTiles | undefined;
  /** The shop's own colours. */
  readonly brand: BrandColors;
  /** Geocoding service for street addresses; undefined: only towns are known. */
  readonly geocoderUrl: string | undefined;
  /** Service that translates what shoppers write; undefined: no translation is offered. */
  readonly translator: Translator | undefined;
  readonly demo: DemoMode;
  /** Seconds from one step of the autopilot to the next; undefined when it is off. */
  readonly autopilotDelaySeconds: number | undefined;
  /** Maximum number of verification codes per day; undefined: the shop's default. */
  readonly codesPerDay: number | undefined;
  /** Maximum number of translated characters per day; undefined: the shop's default. */
  readonly translatedCharactersPerDay: number | undefined;
  /** Lowest level that is logged. */
  readonly logLevel: LogLevel;
  /** Seconds between the first sign of a stop, at /readyz, and the closing of the port. */
  readonly drainSeconds: number;
  /** Secret for /metrics and operator commands; undefined: a new one at every start. */
  readonly operatorSecret: string | undefined;
  /** Trusted proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: BlockList;
  /** Bucket for uploaded files; undefined: the data folder. */
  readonly bucket: S3Bucket | undefined;
  /** Origins for shared links by country (ISO 3166 alpha-3 code). */
  readonly siteDomains: Readonly<Record<string, string>>;
  /** Mail server; undefined: e-mails are not sent, or shown in the demo inbox. */
  readonly smtp: SmtpConfig | undefined;
  /** SMS gateway; undefined: text messages are not sent, or shown in the demo inbox. */
  readonly smsGateway: SmsGatewayConfig | undefined;
  /** The shop's WeChat apps; undefined without any. */
  readonly wechat: WechatApps | undefined;
  /** Origin of the cloud-storage service; undefined: the shop's own. */
  readonly cloudOrigin: string | undefined;
  /** Accounts for payments and parcel tracking. */
  readonly providers: ProviderConfig;
}

/** From the highest to the lowest level. */
export const logLevels = ['error', 'warn', 'info'] as const;

/** Lowest level that is logged. */
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the environment; an invalid value aborts the start with the variable's name and the
 * expected format.
 */
export function readEnvironment(environment: Environment, currentFolder: string): ServerConfig {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const databaseUrl = read('DATABASE_URL');
  const demo = readDemoMode(read('PAWLET_DEMO'));
  checkDemoMode(demo, read);
  if (databaseUrl !== '' && !/^postgres(ql)?:\/\//u.test(databaseUrl)) {
    throw new StartError(
      'DATABASE_URL must start with postgres:// or postgresql://. Correct it, or unset it to use the embedded database.',
    );
  }
  const publicOrigin = read('PAWLET_PUBLIC_ORIGIN');
  const cloudOrigin = read('PAWLET_CLOUD_ORIGIN');
  const wechat = readWechat(read);
  return {
    host: read('HOST') || (demo === 'private' ? '127.0.0.1' : '0.0.0.0'),
    port: readPort(read('PORT')),
    dataFolder: path.resolve(currentFolder, read('PAWLET_DATA_DIR') || '.data'),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    publicOrigin: publicOrigin === '' ? undefined : toOrigin('PAWLET_PUBLIC_ORIGIN', publicOrigin),
    apiOrigins: readOrigins('PAWLET_API_ORIGINS', read('PAWLET_API_ORIGINS')),
    partnerOrigins: readOrigins('PAWLET_PARTNER_ORIGINS', read('PAWLET_PARTNER_ORIGINS')),
    minAppVersion: readVersion(read('PAWLET_MIN_APP_VERSION') || '2.3.0'),
    appStores: {
      ios: readStorePage('PAWLET_APP_STORE_IOS', read('PAWLET_APP_STORE_IOS')),
      android: readStorePage('PAWLET_APP_STORE_ANDROID', read('PAWLET_APP_STORE_ANDROID')),
    },
    mapTiles: readMapTiles(read('PAWLET_MAP_TILES'), read('PAWLET_MAP_ATTRIBUTION')),
    brand: {
      color: readColor('PAWLET_BRAND_COLOR', read('PAWLET_BRAND_COLOR')),
      labelColor: readColor('PAWLET_BRAND_LABEL_COLOR', read('PAWLET_BRAND_LABEL_COLOR')),
    },
    geocoderUrl: readGeocoder(read('PAWLET_GEOCODER_URL')),
    translator: readTranslator(read),
    demo,
    autopilotDelaySeconds: readAutopilot(read, demo),
    codesPerDay: readCount('PAWLET_CODES_PER_DAY', read('PAWLET_CODES_PER_DAY')),
    translatedCharactersPerDay: readCount(
      'PAWLET_TRANSLATED_CHARACTERS_PER_DAY',
      read('PAWLET_TRANSLATED_CHARACTERS_PER_DAY'),
    ),
    logLevel: readLogLevel(read('PAWLET_LOG')),
    drainSeconds: readSeconds(
      'PAWLET_DRAIN_SECONDS',
      read('PAWLET_DRAIN_SECONDS'),
      demo === 'private' ? 0 : 5,
      0,
    ),
    operatorSecret: readSecret('PAWLET_OPERATOR_SECRET', read('PAWLET_OPERATOR_SECRET')),
    bucket: readBucket(read),
    siteDomains: readSiteDomains(read('PAWLET_SITE_DOMAINS')),
    trustedProxies: createProxyList(splitList(read('PAWLET_TRUSTED_PROXIES'))),
    smtp: readSmtp(read('PAWLET_SMTP_URL'), read('PAWLET_MAIL_FROM')),
    smsGateway: readSmsGateway(read('PAWLET_SMS_URL'), read('PAWLET_SMS_TOKEN')),
    wechat,
    cloudOrigin: cloudOrigin === '' ? undefined : toOrigin('PAWLET_CLOUD_ORIGIN', cloudOrigin),
    providers: readProviders(read, currentFolder, wechat),
  };
}

function readAutopilot(read: (name: string) => string, demo: DemoMode): number | undefined {
  const delay = readSeconds('PAWLET_AUTOPILOT_DELAY', read('PAWLET_AUTOPILOT_DELAY'), 60);
  const isOn = readSwitch('PAWLET_AUTOPILOT', read('PAWLET_AUTOPILOT'), demo !== 'off');
  if (isOn && demo === 'off') {
    throw new StartError(
      'PAWLET_AUTOPILOT is for the demo only: it ships with invented parcels and approves refunds. Unset it, or choose the demo with PAWLET_DEMO=1.',
    );
  }
  return isOn ? delay : undefined;
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === (text === '' ? 'warn' : text));
  if (level === undefined) {
    throw new StartError(`PAWLET_LOG: "${text}" is not a log level. Use one of ${logLevels.join(', ')}.`);
  }
  return level;
}

function readSiteDomains(text: string): Readonly<Record<string, string>> {
  const pairs = splitList(text).map((part): readonly [string, string] => {
    const [code = '', origin = ''] = part.split('=', 2);
    if (!/^[A-Z]{3}$/u.test(code)) {
      throw new StartError(
        `PAWLET_SITE_DOMAINS: "${part}" is not a country and an origin. Write it like JPN=https://jp.shop.example.`,
      );
    }
    return [code, toOrigin('PAWLET_SITE_DOMAINS', origin)];
  });
  return Object.fromEntries(pairs);
}

function readStorePage(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new StartError(
      `${name}: "${text}" is not the app's page in a store. Write it like https://apps.example/app/pawlet.`,
    );
  }
  return url.href;
}

function readColor(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^#[\da-f]{6}$/iu.test(text)) {
    throw new StartError(`${name}: "${text}" is not a colour. Write it like #2F7D5B.`);
  }
  return text;
}
