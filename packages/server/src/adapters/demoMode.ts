import * as v from 'valibot';
import {
  off,
  on,
  oneOf,
  optional,
  settings,
  toVariables,
  type Variables,
  variables,
} from './environmentValues.ts';
import { isLoopback } from '../http/isLoopback.ts';

/**
 * How a shop runs: `private` is the demo on this machine, `public` a demo that anyone can visit, `off` a real
 * shop. A demo uses only the demo's own providers, a real shop none of them: docs/adr/0015.
 */
export type DemoMode = 'off' | 'private' | 'public';

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

/** `PAWLET_DEMO`; off by default. */
export const demoMode = optional(
  'PAWLET_DEMO',
  oneOf({ off, private: on, public: /^public$/iu }, 'is not a valid mode. Use 1, 0 or public.'),
  'off',
);

/** The mode of a shop; refuses a demo that others could reach or that would use a real provider. */
export const fittingDemo = v.pipe(
  settings({ mode: demoMode, given: variables }),
  v.check(
    (found) => findMisfit(found) === undefined,
    ({ input }) => findMisfit(input) ?? '',
  ),
  v.transform(({ mode }) => mode),
);

interface FoundMode {
  readonly mode: DemoMode;
  readonly given: Variables;
}

/** What does not fit a demo, and the ways out. */
function findMisfit({ mode, given }: FoundMode): string | undefined {
  if (mode === 'off') return undefined;
  const found = { exposure: mode === 'private' ? findExposure(given) : [], real: findRealProviders(given) };
  const problems = [...found.exposure, ...found.real];
  if (problems.length === 0) return undefined;
  const why =
    mode === 'private'
      ? 'The demo is for this machine only: anyone who can reach it can read every code in its inbox and pay with fake money.'
      : "A public demo uses only the demo's own providers.";
  const publicDemo =
    found.real.length === 0 ? ', or set PAWLET_DEMO=public for a demo open to everybody' : '';
  return [
    `${why} These settings do not fit:`,
    ...problems.map((problem) => `- ${problem}`),
    `Unset them, or set PAWLET_DEMO=0 for a real shop${publicDemo}.`,
  ].join('\n');
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
  const given = toVariables(environment);
  if ('PAWLET_DEMO' in given || 'DATABASE_URL' in given) return { environment, reasons: [] };
  const reasons = [...findExposure(given), ...findRealProviders(given)];
  return {
    environment: reasons.length === 0 ? { ...environment, PAWLET_DEMO: '1' } : environment,
    reasons,
  };
}

function findExposure(given: Variables): readonly string[] {
  const { HOST: host, PAWLET_PUBLIC_ORIGIN: origin } = given;
  const hostname = URL.parse(origin ?? '')?.hostname ?? '';
  return [
    ...(host === undefined || isLoopback(host) ? [] : [`HOST is "${host}", which other machines can reach.`]),
    ...(origin === undefined || isLoopback(hostname)
      ? []
      : [`PAWLET_PUBLIC_ORIGIN is "${origin}", which is not this machine.`]),
    ...(given['NODE_ENV'] === 'production' ? ['NODE_ENV is "production".'] : []),
  ];
}

/** A translation server is free software that may run beside the demo. */
function isOnThisMachine(variable: string, text: string): boolean {
  return variable === 'PAWLET_LIBRETRANSLATE_URL' && isLoopback(URL.parse(text)?.hostname ?? '');
}

function findRealProviders(given: Variables): readonly string[] {
  return providers.flatMap(([variable, what]) => {
    const value = given[variable];
    return value === undefined || isOnThisMachine(variable, value) ? [] : [`${variable} is set: ${what}.`];
  });
}
