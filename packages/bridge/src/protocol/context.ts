import { hostCapabilities, type HostCapability } from '@pawlet/core/host';
import type { PawletAppearance } from '@pawlet/core/theme';
import { isRecord } from './isRecord.ts';

/** Who embeds the page; the version gate applies to all but `web`, a partner's page. */
export type HostPlatform = 'ios' | 'android' | 'mini-program' | 'web';

/** Insets of the device's notch, bars and corners, in CSS pixels. */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The context of the page at its start. */
export interface LaunchContext {
  /** The protocol of the embedder: `pawlet/1`. */
  readonly protocol: string;
  readonly platform: HostPlatform;
  /** Log-in token of the shop. */
  readonly token?: string | undefined;
  /** Seconds from the reply on; absent if the token does not expire. */
  readonly tokenExpiresIn?: number | undefined;
  /** Interface language: zh, en, ja, fr, de, it, es or ko; a region behind it is ignored. */
  readonly language: string;
  /** ISO 3166 alpha-3. @default the one that the shopper has chosen in the shop, else the shop's first */
  readonly country?: string | undefined;
  /** Version of the native app, such as `2.3.0`. */
  readonly appVersion?: string | undefined;
  /** Build of the native app, for the log. */
  readonly build?: string | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  /**
   * Brand colour, corners, fonts and density of the embedder, instead of the shop's own: four texts; the page ignores
   * invalid ones.
   */
  readonly appearance?: PawletAppearance | undefined;
  /** How much larger the shopper wants text, 1 being normal; 0.5 to 4. */
  readonly fontScale?: number | undefined;
  readonly safeArea?: SafeArea | undefined;
  /** The embedder's functions; names unknown to the page are ignored. */
  readonly capabilities: readonly HostCapability[];
}

/** Fields that may change while the page is open; null removes one. */
export interface ContextChanges {
  readonly token?: string | null | undefined;
  readonly tokenExpiresIn?: number | null | undefined;
  readonly language?: string | undefined;
  readonly country?: string | undefined;
  readonly theme?: 'light' | 'dark' | null | undefined;
  /** The whole appearance; omitted fields revert to the shop's own. */
  readonly appearance?: PawletAppearance | null | undefined;
  readonly fontScale?: number | null | undefined;
  readonly safeArea?: SafeArea | null | undefined;
  readonly capabilities?: readonly HostCapability[] | undefined;
}

/** Result of parsing an untrusted context; `field` is the first invalid one. */
export type ParsedContext =
  | { readonly status: 'ok'; readonly context: LaunchContext }
  | { readonly status: 'refused'; readonly field: string };

const platforms: readonly unknown[] = ['ios', 'android', 'mini-program', 'web'] satisfies HostPlatform[];

const text =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

const amount =
  (least: number, most: number) =>
  (value: unknown): number | undefined =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;

const edge = amount(0, 1000);

function safeArea(value: unknown): SafeArea | undefined {
  if (!isRecord(value)) return undefined;
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) => edge(value[side]));
  return top === undefined || right === undefined || bottom === undefined || left === undefined
    ? undefined
    : { top, right, bottom, left };
}

function capabilities(value: unknown): readonly HostCapability[] | undefined {
  return Array.isArray(value) ? hostCapabilities.filter((name) => value.includes(name)) : undefined;
}

/** Short texts by name, unchanged: they are validated where they are used in a style sheet. */
function appearance(value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    ['brand', 'corner', 'font', 'density'].flatMap((name) => {
      const given = value[name];
      return typeof given === 'string' && given.length < 256 ? [[name, given]] : [];
    }),
  );
}

/** One reader per field; it returns undefined for an invalid value. */
const readers = {
  token: text(/^[\w.~+/=-]{1,4096}$/u),
  tokenExpiresIn: amount(0, 1e9),
  language: text(/^[A-Za-z]{2,3}(?:[-_]\w{2,8}){0,3}$/u),
  country: text(/^[A-Z]{3}$/u),
  // Not validated here: the gate has its own state "unknown" for an unparsable version.
  appVersion: text(/^[^]{1,64}$/u),
  build: text(/^[^]{1,64}$/u),
  theme: (value: unknown) => (value === 'light' || value === 'dark' ? value : undefined),
  appearance,
  fontScale: amount(0.5, 4),
  safeArea,
  capabilities,
} satisfies Partial<Record<keyof LaunchContext, (value: unknown) => unknown>>;

type Field = keyof typeof readers;

const changeable: readonly Field[] = [
  'token',
  'tokenExpiresIn',
  'language',
  'country',
  'theme',
  'appearance',
  'fontScale',
  'safeArea',
  'capabilities',
];

function isRequired(field: Field): boolean {
  return field === 'language' || field === 'capabilities';
}

/** Whether a wrong value must not be ignored: other prices would be shown than the embedder means. */
function mustBeRight(field: Field, value: unknown): boolean {
  return isRequired(field) || (field === 'country' && value !== undefined);
}

/** Reads a launch context: newer fields are ignored, wrong optional ones dropped; a wrong required one, or a wrong country, is named. */
export function parseContext(value: unknown): ParsedContext {
  if (!isRecord(value)) return { status: 'refused', field: 'context' };
  if (typeof value['protocol'] !== 'string') return { status: 'refused', field: 'protocol' };
  if (!platforms.includes(value['platform'])) return { status: 'refused', field: 'platform' };
  const context: Record<string, unknown> = { protocol: value['protocol'], platform: value['platform'] };
  for (const field of Object.keys(readers) as Field[]) {
    const read = readers[field](value[field]);
    if (read !== undefined) context[field] = read;
    else if (mustBeRight(field, value[field])) return { status: 'refused', field };
  }
  return { status: 'ok', context: context as object as LaunchContext };
}

/** The context after applying untrusted changes; the same object if nothing valid changed. */
export function applyChanges(context: LaunchContext, value: unknown): LaunchContext {
  if (!isRecord(value)) return context;
  const next: Record<string, unknown> = { ...context };
  for (const field of changeable) {
    if (!Object.hasOwn(value, field)) continue;
    const read = readers[field](value[field]);
    if (read !== undefined) next[field] = read;
    else if (value[field] === null && !isRequired(field) && field !== 'country') delete next[field];
  }
  // A new token without an expiry does not inherit that of the old one.
  if (next['token'] !== context.token && !Object.hasOwn(value, 'tokenExpiresIn'))
    delete next['tokenExpiresIn'];
  return JSON.stringify(next) === JSON.stringify(context) ? context : (next as object as LaunchContext);
}
