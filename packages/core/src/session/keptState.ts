import * as v from 'valibot';
import { defaultLanguage, interfaceLanguages } from '../i18n/languages.ts';
import { limits } from '../rules/limits.ts';
import type { SafeStorage } from './safeStorage.ts';
import type { KeptState } from './types.ts';

/** Default route after log-in. */
const homeRoute = '/pages/index/index';

/** Maximum length of a value from the URL. */
const longestText = 256;

const text = v.pipe(v.string(), v.maxLength(longestText));

const userSchema = v.object({
  id: v.number(),
  username: v.string(),
  nickname: v.string(),
  avatar: v.string(),
  mobile: v.string(),
  email: v.string(),
});

const themeSchema = v.object({
  bgColor: v.string(),
  color: v.string(),
  ladder: v.number(),
  number: v.number(),
  border: v.number(),
});

/** The log-in: one entry, so that another tab never reads a token with another user. */
export const loginSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  /** The only origin that may receive the token. */
  origin: v.string(),
  user: v.optional(userSchema),
});

/** A stored log-in. */
export type StoredLogin = v.InferOutput<typeof loginSchema>;

/** Fields with their own entry. */
export type OwnEntry = Exclude<keyof KeptState, 'token' | 'user'>;

const schemas = {
  webs: v.record(v.string(), v.string()),
  lastUrl: v.pipe(v.string(), v.check(isRoute)),
  theme: themeSchema,
  inviteId: text,
  historyKeywords: v.pipe(v.array(text), v.maxLength(limits.historyKeywords)),
  lang: v.picklist(interfaceLanguages),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)),
  source: text,
  sup: text,
  codes: text,
  version: v.literal(1),
} as const;

/** Storage entries by field. */
export const entryNames: Readonly<Record<OwnEntry, string>> = {
  webs: 'webs',
  lastUrl: 'last-url',
  theme: 'theme',
  inviteId: 'invite-id',
  historyKeywords: 'history-keywords',
  lang: 'lang',
  country: 'country',
  source: 'source',
  sup: 'sup',
  codes: 'codes',
  version: 'version',
};

/** Initial values of the fields. */
export const keptDefaults: Omit<KeptState, 'token' | 'user'> = {
  webs: {},
  lastUrl: homeRoute,
  theme: undefined,
  inviteId: '',
  historyKeywords: [],
  lang: defaultLanguage,
  country: 'CHN',
  source: '',
  sup: '',
  codes: '',
  version: undefined,
};

/** Reads all persisted fields except the log-in; invalid values are replaced by `defaults`. */
export function readKept(
  storage: SafeStorage,
  defaults: Pick<KeptState, 'lang' | 'country'> = keptDefaults,
): Omit<KeptState, 'token' | 'user'> {
  const read = <T>(field: OwnEntry, schema: v.GenericSchema<T>, fallback: T): T => {
    const result = v.safeParse(schema, storage.read(entryNames[field]));
    return result.success ? result.output : fallback;
  };
  return {
    webs: read('webs', schemas.webs, keptDefaults.webs),
    lastUrl: read('lastUrl', schemas.lastUrl, keptDefaults.lastUrl),
    theme: read('theme', schemas.theme, keptDefaults.theme),
    inviteId: read('inviteId', schemas.inviteId, keptDefaults.inviteId),
    historyKeywords: read('historyKeywords', schemas.historyKeywords, keptDefaults.historyKeywords),
    lang: read('lang', schemas.lang, defaults.lang),
    country: read('country', schemas.country, defaults.country),
    source: read('source', schemas.source, keptDefaults.source),
    sup: read('sup', schemas.sup, keptDefaults.sup),
    codes: read('codes', schemas.codes, keptDefaults.codes),
    version: read('version', schemas.version, keptDefaults.version),
  };
}

/** Reads the log-in of an origin; one of another origin is left in storage. */
export function readLogin(storage: SafeStorage, origin: string): StoredLogin | undefined {
  const login = v.safeParse(loginSchema, storage.read('login'));
  return login.success && login.output.origin === origin ? login.output : undefined;
}

/** True for a route of the shop that log-in may return to: not an external URL or a log-in page. */
export function isRoute(route: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/u.test(route) && !route.startsWith('/pages/login/') && route.length <= 2048;
}

/** Truncates a value from the URL to a length that headers and storage accept. */
export function toShortText(value: string): string {
  return value.slice(0, longestText);
}
