import { describe, expect, it } from 'vitest';
import { reportSecurityFigure } from '../../test/store/securityFigure.ts';
import { preferDemo } from './demoMode.ts';
import { readEnvironment } from './environment.ts';

type Environment = Readonly<Record<string, string>>;

const smtp = {
  PAWLET_SMTP_URL: 'smtps://user:word@mail.example:465',
  PAWLET_MAIL_FROM: 'Pawlet <shop@shop.example>',
};
const pingpong = {
  PAWLET_PINGPONG_CLIENT_ID: 'client1',
  PAWLET_PINGPONG_ACC_ID: 'client1001',
  PAWLET_PINGPONG_SALT: 'salt',
};
const kuaidi100 = { PAWLET_KUAIDI100_CUSTOMER: 'C', PAWLET_KUAIDI100_KEY: 'K' };
const bucket = {
  PAWLET_S3_ENDPOINT: 'https://s3.example',
  PAWLET_S3_BUCKET: 'my-shop',
  PAWLET_S3_ACCESS_KEY: 'K',
  PAWLET_S3_SECRET_KEY: 'word',
};
const DATABASE_URL = 'postgres://db.example/shop';
const PAWLET_PUBLIC_ORIGIN = 'https://shop.example';
/** The environment of the image, as set by the Dockerfile. */
const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8787', PAWLET_DATA_DIR: '/data' };

/** The outcome of a start: the mode, or the variables named in the refusal. */
function toOutcome(environment: Environment): string {
  try {
    return readEnvironment(environment, '/shop').demo;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const named = text.split('\n').filter((line) => line.startsWith('- '));
    return `refused: ${named.map((line) => /^- ([A-Z\d_]+)/u.exec(line)?.[1] ?? line).join(', ')}`;
  }
}

const table: readonly (readonly [name: string, Environment, string])[] = [
  ['nothing is set', {}, 'off'],
  ['demo mode is set', { PAWLET_DEMO: '1' }, 'private'],
  ['the demo listens on localhost', { PAWLET_DEMO: '1', HOST: 'localhost' }, 'private'],
  ['the demo listens on another loopback address', { PAWLET_DEMO: 'on', HOST: '127.8.0.1' }, 'private'],
  ['the demo listens on loopback of IPv6', { PAWLET_DEMO: '1', HOST: '::1' }, 'private'],
  [
    'the demo has a local origin',
    { PAWLET_DEMO: '1', PAWLET_PUBLIC_ORIGIN: 'http://127.0.0.1:9000' },
    'private',
  ],
  [
    'the demo has a local IPv6 origin',
    { PAWLET_DEMO: '1', PAWLET_PUBLIC_ORIGIN: 'http://[::1]:9000' },
    'private',
  ],
  ['the demo uses a database server', { PAWLET_DEMO: '1', DATABASE_URL }, 'private'],
  ['the demo listens on every address', { PAWLET_DEMO: '1', HOST: '0.0.0.0' }, 'refused: HOST'],
  ['the demo listens on every IPv6 address', { PAWLET_DEMO: '1', HOST: '::' }, 'refused: HOST'],
  ['the demo listens on the local network', { PAWLET_DEMO: '1', HOST: '192.168.1.5' }, 'refused: HOST'],
  ['the demo listens on a name', { PAWLET_DEMO: '1', HOST: 'localhost.shop.example' }, 'refused: HOST'],
  [
    'the demo has a public origin',
    { PAWLET_DEMO: '1', PAWLET_PUBLIC_ORIGIN },
    'refused: PAWLET_PUBLIC_ORIGIN',
  ],
  ['the demo runs in production', { PAWLET_DEMO: '1', NODE_ENV: 'production' }, 'refused: NODE_ENV'],
  ['the demo runs in the image', { ...image, PAWLET_DEMO: '1' }, 'refused: HOST, NODE_ENV'],
  [
    'the demo has every obstacle',
    { ...image, ...smtp, ...pingpong, PAWLET_PUBLIC_ORIGIN, PAWLET_DEMO: '1' },
    'refused: HOST, PAWLET_PUBLIC_ORIGIN, NODE_ENV, PAWLET_PINGPONG_CLIENT_ID, PAWLET_SMTP_URL',
  ],
  ['the demo has a mail server', { PAWLET_DEMO: '1', ...smtp }, 'refused: PAWLET_SMTP_URL'],
  [
    'the demo has a gateway for text messages',
    { PAWLET_DEMO: '1', PAWLET_SMS_URL: 'https://sms.example' },
    'refused: PAWLET_SMS_URL',
  ],
  [
    'the demo has a WeChat app',
    { PAWLET_DEMO: '1', PAWLET_WECHAT_WEB: 'wx1:word' },
    'refused: PAWLET_WECHAT_WEB',
  ],
  ['the demo has a payment account', { PAWLET_DEMO: '1', ...pingpong }, 'refused: PAWLET_PINGPONG_CLIENT_ID'],
  [
    'the demo translates with DeepL',
    { PAWLET_DEMO: '1', PAWLET_DEEPL_KEY: 'K' },
    'refused: PAWLET_DEEPL_KEY',
  ],
  [
    'the demo translates on a remote server',
    { PAWLET_DEMO: '1', PAWLET_LIBRETRANSLATE_URL: 'https://translate.example' },
    'refused: PAWLET_LIBRETRANSLATE_URL',
  ],
  ['the demo tracks real parcels', { PAWLET_DEMO: '1', ...kuaidi100 }, 'refused: PAWLET_KUAIDI100_CUSTOMER'],
  ['the demo stores files in a bucket', { PAWLET_DEMO: '1', ...bucket }, 'refused: PAWLET_S3_ENDPOINT'],
  [
    'the demo has a cloud-storage service',
    { PAWLET_DEMO: '1', PAWLET_CLOUD_ORIGIN: 'https://cloud.example' },
    'refused: PAWLET_CLOUD_ORIGIN',
  ],
  ['a public demo is set', { PAWLET_DEMO: 'public' }, 'public'],
  ['a public demo runs in the image', { ...image, PAWLET_PUBLIC_ORIGIN, PAWLET_DEMO: 'public' }, 'public'],
  ['a public demo has a mail server', { PAWLET_DEMO: 'public', ...smtp }, 'refused: PAWLET_SMTP_URL'],
  [
    'a public demo has a payment account',
    { ...image, PAWLET_DEMO: 'public', ...pingpong },
    'refused: PAWLET_PINGPONG_CLIENT_ID',
  ],
  ['the container of the guide', { ...image, PAWLET_PUBLIC_ORIGIN }, 'off'],
  [
    'a real shop has everything',
    { ...image, ...smtp, ...pingpong, ...kuaidi100, ...bucket, DATABASE_URL },
    'off',
  ],
  ['a real shop is set', { PAWLET_DEMO: '0', HOST: '127.0.0.1' }, 'off'],
];

describe('demo mode', () => {
  it.each(table)('%s', (_, environment, expected) => {
    expect(toOutcome(environment)).toBe(expected);
  });

  it('is decided from the whole configuration', () => {
    const right = table.filter(([, environment, expected]) => toOutcome(environment) === expected).length;
    const refused = table.filter(([, , expected]) => expected.startsWith('refused')).length;
    expect(right).toBe(table.length);
    reportSecurityFigure(
      23,
      `${right} of ${table.length} environments start or are refused as expected (${refused} refused)`,
    );
  });

  it('lists every problem and its solutions', () => {
    const start = () => readEnvironment({ ...image, ...pingpong, PAWLET_DEMO: '1' }, '/shop');
    expect(start).toThrow(/HOST is "0\.0\.0\.0"[\s\S]*NODE_ENV[\s\S]*PAWLET_PINGPONG_CLIENT_ID/u);
    expect(start).toThrow('PAWLET_DEMO=0');
    expect(() => readEnvironment({ ...image, PAWLET_DEMO: '1' }, '/shop')).toThrow(
      /PAWLET_DEMO=0 [\s\S]*PAWLET_DEMO=public/u,
    );
  });

  it('does not suggest a public demo when a provider is the problem', () => {
    for (const PAWLET_DEMO of ['1', 'public']) {
      const start = () => readEnvironment({ PAWLET_DEMO, ...pingpong }, '/shop');
      expect(start).toThrow('PAWLET_PINGPONG_CLIENT_ID');
      expect(start).not.toThrow('PAWLET_DEMO=public');
    }
  });

  it('never repeats a secret', () => {
    const start = () => readEnvironment({ PAWLET_DEMO: '1', ...smtp, ...bucket }, '/shop');
    expect(start).toThrow('PAWLET_SMTP_URL');
    expect(start).not.toThrow(/user|word/u);
  });

  it('listens on localhost only, unless it is public', () => {
    const getHost = (environment: Environment) => readEnvironment(environment, '/shop').host;
    expect(getHost({ PAWLET_DEMO: '1' })).toBe('127.0.0.1');
    expect(getHost({ PAWLET_DEMO: 'public' })).toBe('0.0.0.0');
    expect(getHost({})).toBe('0.0.0.0');
  });
});

describe('autopilot', () => {
  it('runs in demo mode, unless it is disabled', () => {
    const getDelay = (environment: Environment) =>
      readEnvironment(environment, '/shop').autopilotDelaySeconds;
    expect(getDelay({ PAWLET_DEMO: '1' })).toBe(60);
    expect(getDelay({ PAWLET_DEMO: 'public' })).toBe(60);
    expect(getDelay({ PAWLET_DEMO: '1', PAWLET_AUTOPILOT: 'off' })).toBeUndefined();
    expect(getDelay({})).toBeUndefined();
    expect(getDelay({ PAWLET_AUTOPILOT: 'off' })).toBeUndefined();
  });

  it('is refused for a real shop', () => {
    expect(() => readEnvironment({ PAWLET_AUTOPILOT: 'on' }, '/shop')).toThrow('PAWLET_AUTOPILOT');
  });
});

describe('start from a checkout', () => {
  const chosen = (environment: Environment) => {
    const { environment: result, reasons } = preferDemo(environment);
    return [readEnvironment(result, '/shop').demo, reasons.length] as const;
  };

  it.each([
    [{}, ['private', 0]],
    [{ HOST: '127.0.0.1', PORT: '9000' }, ['private', 0]],
    [{ PAWLET_PARTNER_ORIGINS: 'http://127.0.0.1:5173' }, ['private', 0]],
    [{ PAWLET_PUBLIC_ORIGIN: 'http://localhost:9000' }, ['private', 0]],
    [{ PAWLET_DEMO: '0' }, ['off', 0]],
    [{ PAWLET_DEMO: 'public' }, ['public', 0]],
    [{ DATABASE_URL }, ['off', 0]],
    [{ HOST: '0.0.0.0' }, ['off', 1]],
    [{ NODE_ENV: 'production', PAWLET_PUBLIC_ORIGIN }, ['off', 2]],
    [smtp, ['off', 1]],
  ] as const)('with %o chooses %o', (environment, expected) => {
    expect(chosen(environment)).toEqual(expected);
  });
});
