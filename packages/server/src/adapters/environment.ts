import type { BlockList } from 'node:net';
import path from 'node:path';
import type { BrandColors, MapTiles } from '../http/settings.ts';
import type { WechatApp } from '../ports/wechat.ts';
import type { S3Bucket } from './uploads/s3Files.ts';
import { checkDemoMode, type DemoMode, readDemoMode } from './demoMode.ts';
import { type ProviderConfig, readProviders } from './providerEnvironment.ts';
import { createProxyList } from './proxyList.ts';
import { StartError } from './startError.ts';

/** What the environment variables say. */
export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly apiOrigins: readonly string[];
  readonly partnerOrigins: readonly string[];
  readonly minAppVersion: string;
  /** Addresses of the native app's page in its stores. */
  readonly appStores: { readonly ios: string | undefined; readonly android: string | undefined };
  /** Pictures that maps are made of; undefined: places are shown in words. */
  readonly mapTiles: MapTiles | undefined;
  /** The shop's own colours. */
  readonly brand: BrandColors;
  /** Service that knows streets; undefined: places are known by their towns. */
  readonly geocoderUrl: string | undefined;
  readonly demo: DemoMode;
  /** Seconds from one step of the autopilot to the next; undefined when it is off. */
  readonly autopilotDelaySeconds: number | undefined;
  /** Most verification codes of a day; undefined: the shop's default. */
  readonly codesPerDay: number | undefined;
  /** Least important lines that the log shows. */
  readonly logLevel: LogLevel;
  /** Seconds between the first sign of a stop, at /readyz, and the closing of the port. */
  readonly drainSeconds: number;
  /** Secret for /metrics and operator commands; undefined: a fresh one at every start. */
  readonly operatorSecret: string | undefined;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  /** Bucket of uploaded files; undefined: the data folder. */
  readonly bucket: S3Bucket | undefined;
  /** Origins for links that are shared to a country, by its ISO 3166 alpha-3 code. */
  readonly siteDomains: Readonly<Record<string, string>>;
  /** Mail server; undefined: e-mails are not sent, or shown in the demo inbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Gateway of text messages; undefined: they are not sent, or shown in the demo inbox. */
  readonly smsGateway: { readonly url: string; readonly token: string } | undefined;
  /** The shop's apps at WeChat; undefined without any. */
  readonly wechat: WechatApps | undefined;
  /** Origin of the cloud-storage service; undefined: the shop's own. */
  readonly cloudOrigin: string | undefined;
  /** Accounts for paying and for tracking parcels. */
  readonly providers: ProviderConfig;
}

/** An app as WeChat knows it. */
export interface WechatAppKey {
  readonly appId: string;
  readonly secret: string;
}

/** The shop's apps at WeChat, by kind. */
export type WechatApps = Readonly<Partial<Record<WechatApp, WechatAppKey | undefined>>>;

/** From the most to the least important. */
export const logLevels = ['error', 'warn', 'info'] as const;

/** Least important lines that the log shows. */
export type LogLevel = (typeof logLevels)[number];

const leastSecretLength = 24;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; a wrong value ends the start with its name and what it should be. */
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
    demo,
    autopilotDelaySeconds: readAutopilot(read, demo),
    codesPerDay: readCount('PAWLET_CODES_PER_DAY', read('PAWLET_CODES_PER_DAY')),
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
    throw new StartError(`PAWLET_LOG: "${text}" is no level of the log. Use one of ${logLevels.join(', ')}.`);
  }
  return level;
}

function readCount(name: string, text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new StartError(`${name}: "${text}" is not a number from 1. Write it like 10000.`);
  }
  return Number(text);
}

function readSecret(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length < leastSecretLength) {
    throw new StartError(`${name} is too short. Use ${leastSecretLength} random characters or more.`);
  }
  return text;
}

function readBucket(read: (name: string) => string): S3Bucket | undefined {
  const endpoint = read('PAWLET_S3_ENDPOINT');
  if (endpoint === '') return undefined;
  const values = {
    endpoint: toOrigin('PAWLET_S3_ENDPOINT', endpoint),
    bucket: read('PAWLET_S3_BUCKET'),
    region: read('PAWLET_S3_REGION') || 'us-east-1',
    accessKeyId: read('PAWLET_S3_ACCESS_KEY'),
    secretAccessKey: read('PAWLET_S3_SECRET_KEY'),
  };
  if (!/^[\da-z][\da-z.-]{1,61}[\da-z]$/u.test(values.bucket)) {
    throw new StartError(
      `PAWLET_S3_BUCKET: "${values.bucket}" is not the name of a bucket. Write it like my-shop-uploads.`,
    );
  }
  if (values.accessKeyId === '' || values.secretAccessKey === '') {
    throw new StartError(
      'PAWLET_S3_ENDPOINT needs PAWLET_S3_ACCESS_KEY and PAWLET_S3_SECRET_KEY. Set both, or unset it to keep files in the data folder.',
    );
  }
  return values;
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

function splitList(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readOrigins(name: string, text: string): readonly string[] {
  return splitList(text).map((part) => toOrigin(name, part));
}

function toOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  const isExact =
    url !== null &&
    /^[a-z0-9.:[\]-]+$/iu.test(url.host) &&
    /^https?:$/u.test(url.protocol) &&
    text.replace(/\/$/u, '') === url.origin;
  if (!isExact)
    throw new StartError(
      `${name}: "${text}" is not an exact origin. Write it like https://shop.example, without a path.`,
    );
  return url.origin;
}

function readPort(text: string): number {
  const port = text === '' ? 8787 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT: "${text}" is not a port. Use a number from 1 to 65535, such as PORT=8788.`);
  }
  return port;
}

function readSeconds(name: string, text: string, fallback: number, least = 1): number {
  const seconds = text === '' ? fallback : Number(text);
  if (!Number.isInteger(seconds) || seconds < least || seconds > 86_400) {
    throw new StartError(
      `${name}: "${text}" is not a number of seconds from ${least} to 86400. Write it like 60.`,
    );
  }
  return seconds;
}

function readVersion(text: string): string {
  if (!/^\d+(\.\d+){0,3}$/u.test(text)) {
    throw new StartError(`PAWLET_MIN_APP_VERSION: "${text}" is not a version. Write it like 2.3.0.`);
  }
  return text;
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

function readMapTiles(url: string, attribution: string): MapTiles | undefined {
  if (url === '') return undefined;
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  // The host is named in the policy of every page, so that nothing in it may vary.
  if (!isComplete || !/^https:\/\/[\w.:-]+\//u.test(url) || URL.parse(url) === null) {
    throw new StartError(
      `PAWLET_MAP_TILES: "${url}" is not the address of map tiles. Write it like https://tiles.example/{z}/{x}/{y}.png.`,
    );
  }
  return { url, attribution };
}

function readColor(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^#[\da-f]{6}$/iu.test(text)) {
    throw new StartError(`${name}: "${text}" is not a colour. Write it like #2F7D5B.`);
  }
  return text;
}

function readGeocoder(text: string): string | undefined {
  if (text === '') return undefined;
  const isComplete = ['{latitude}', '{longitude}'].every((part) => text.includes(part));
  if (!isComplete || !isSafe(text)) {
    throw new StartError(
      `PAWLET_GEOCODER_URL: "${text}" is not the address of a geocoder. Write it like https://geocoder.example/reverse?format=geocodejson&lat={latitude}&lon={longitude}; http only on this machine.`,
    );
  }
  return text;
}

function readSwitch(name: string, text: string, fallback: boolean): boolean {
  if (text === '') return fallback;
  if (/^(1|true|on|yes)$/iu.test(text)) return true;
  if (/^(0|false|off|no)$/iu.test(text)) return false;
  throw new StartError(`${name}: "${text}" is neither on nor off. Use 1 or 0.`);
}

function readSmtp(url: string, from: string): ServerConfig['smtp'] {
  if (url === '') return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || !/^smtps?:$/u.test(parsed.protocol) || parsed.hostname === '') {
    throw new StartError(
      'PAWLET_SMTP_URL is not the address of a mail server. Write it like smtps://user:password@mail.example:465.',
    );
  }
  if (!/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/u.test(from)) {
    throw new StartError(
      `PAWLET_MAIL_FROM: "${from}" is not a sender of e-mails. Write it like My Shop <shop@shop.example>.`,
    );
  }
  return { url, from };
}

function readSmsGateway(url: string, token: string): ServerConfig['smsGateway'] {
  if (url === '') return undefined;
  if (!isSafe(url)) {
    throw new StartError(
      `PAWLET_SMS_URL: "${url}" is not a gateway for text messages. Write it like https://sms.example/send; http only on this machine.`,
    );
  }
  return { url, token };
}

/** Whether nobody on the way can read what is sent there. */
function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/u.test(parsed.hostname))
  );
}

function readWechat(read: (name: string) => string): WechatApps | undefined {
  const key = (name: string): WechatAppKey | undefined => {
    const text = read(name);
    if (text === '') return undefined;
    const [, appId, secret] = /^(\w+):(\w+)$/u.exec(text) ?? [];
    if (appId === undefined || secret === undefined) {
      throw new StartError(
        `${name} is not an app id and its secret. Write it like wx0123456789abcdef:secret.`,
      );
    }
    return { appId, secret };
  };
  const apps = {
    web: key('PAWLET_WECHAT_WEB'),
    mini: key('PAWLET_WECHAT_MINI'),
    native: key('PAWLET_WECHAT_NATIVE'),
  };
  return Object.values(apps).some((app) => app !== undefined) ? apps : undefined;
}
