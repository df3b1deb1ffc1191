import { isLoopback } from './loopback.ts';
import { StartError } from './startError.ts';

/**
 * How a shop runs: `private` is the demo on this machine, `public` a demo that anyone can visit, `off` a real
 * shop. A demo uses only the demo's own providers, a real shop none of them: docs/adr/0015.
 */
export type DemoMode = 'off' | 'private' | 'public';

type Read = (name: string) => string;
type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that connect the shop to an external service, one per service. */
const providers: readonly (readonly [variable: string, what: string])[] = [
  ['PAWLET_WECHATPAY_MCHID', 'an account at WeChat Pay'],
  ['PAWLET_ALIPAY_APP_ID', 'an account at Alipay'],
  ['PAWLET_PINGPONG_CLIENT_ID', 'an account at PingPong'],
  ['PAWLET_SMTP_URL', 'a mail server'],
  ['PAWLET_SMS_URL', 'a gateway for text messages'],
  ['PAWLET_WECHAT_WEB', 'an app at WeChat'],
  ['PAWLET_WECHAT_MINI', 'an app at WeChat'],
  ['PAWLET_WECHAT_NATIVE', 'an app at WeChat'],
  ['PAWLET_KUAIDI100_CUSTOMER', 'an account at kuaidi100'],
  ['PAWLET_DEEPL_KEY', 'an account at DeepL'],
  ['PAWLET_LIBRETRANSLATE_URL', 'a service that translates'],
  ['PAWLET_S3_ENDPOINT', 'a bucket for uploads'],
  ['PAWLET_CLOUD_ORIGIN', 'a service for cloud storage'],
];

/** Reads `PAWLET_DEMO`; off by default. */
export function readDemoMode(text: string): DemoMode {
  if (text === '' || /^(0|false|off|no)$/iu.test(text)) return 'off';
  if (/^(1|true|on|yes)$/iu.test(text)) return 'private';
  if (/^public$/iu.test(text)) return 'public';
  throw new StartError(`PAWLET_DEMO: "${text}" is not a valid mode. Use 1, 0 or public.`);
}

/** Aborts the start of a demo that others could reach or that would use a real provider. */
export function checkDemoMode(mode: DemoMode, read: Read): void {
  if (mode === 'off') return;
  const found = { exposure: mode === 'private' ? findExposure(read) : [], real: findRealProviders(read) };
  const problems = [...found.exposure, ...found.real];
  if (problems.length === 0) return;
  const why =
    mode === 'private'
      ? 'The demo is for this machine only: anyone who can reach it can read every code in its inbox and pay with fake money.'
      : "A public demo uses only the demo's own providers.";
  const publicDemo =
    found.real.length === 0 ? ', or set PAWLET_DEMO=public for a demo open to everybody' : '';
  throw new StartError(
    [
      `${why} These settings do not fit:`,
      ...problems.map((problem) => `- ${problem}`),
      `Unset them, or set PAWLET_DEMO=0 for a real shop${publicDemo}.`,
    ].join('\n'),
  );
}

/**
 * The environment of a start from a checkout, and the reason when it is not a demo although no mode was set.
 */
export interface PreferredEnvironment {
  readonly environment: Environment;
  readonly reasons: readonly string[];
}

/**
 * Chooses the demo when no mode is set, no database is configured, and no other variable configures a real
 * shop.
 */
export function preferDemo(environment: Environment): PreferredEnvironment {
  const read: Read = (name) => environment[name]?.trim() ?? '';
  if (read('PAWLET_DEMO') !== '' || read('DATABASE_URL') !== '') return { environment, reasons: [] };
  const reasons = [...findExposure(read), ...findRealProviders(read)];
  return {
    environment: reasons.length === 0 ? { ...environment, PAWLET_DEMO: '1' } : environment,
    reasons,
  };
}

function findExposure(read: Read): readonly string[] {
  const host = read('HOST');
  const origin = read('PAWLET_PUBLIC_ORIGIN');
  const hostname = URL.parse(origin)?.hostname ?? '';
  return [
    ...(host === '' || isLoopback(host) ? [] : [`HOST is "${host}", which other machines can reach.`]),
    ...(origin === '' || isLoopback(hostname)
      ? []
      : [`PAWLET_PUBLIC_ORIGIN is "${origin}", which is not this machine.`]),
    ...(read('NODE_ENV') === 'production' ? ['NODE_ENV is "production".'] : []),
  ];
}

/** A translation server is free software that may run beside the demo. */
function isOnThisMachine(variable: string, text: string): boolean {
  return variable === 'PAWLET_LIBRETRANSLATE_URL' && isLoopback(URL.parse(text)?.hostname ?? '');
}

function findRealProviders(read: Read): readonly string[] {
  return providers
    .filter(([variable]) => read(variable) !== '')
    .filter(([variable]) => !isOnThisMachine(variable, read(variable)))
    .map(([variable, what]) => `${variable} is set: ${what}.`);
}
