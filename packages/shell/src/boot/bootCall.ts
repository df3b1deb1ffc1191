import {
  isInterfaceLanguage,
  toInterfaceLanguage,
  toWireLanguage,
  type InterfaceLanguage,
} from '@pawlet/core/i18n';
import type { BootCall } from '@pawlet/core/http';
import type { StartParameters } from '@pawlet/core/session';
import { getRoute } from './getRoute.ts';

/** What the first calls depend on. */
export interface BootOptions {
  readonly start: StartParameters;
  /** The language of a visitor who has not chosen one. */
  readonly visitorLanguage: InterfaceLanguage;
  /** Finds the country of a visitor who has not chosen one, for the language of the session. */
  readonly getVisitorCountry: (language: InterfaceLanguage) => string;
  /** Origin of the page. */
  readonly origin: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly createId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The session as the bundle will read it, as far as calls depend on it. */
export interface BootSession {
  readonly sid: string;
  readonly token: string;
  /** In the wire format. */
  readonly language: string;
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly headers: Readonly<Record<string, string>>;
}

const configPath = '/addons/shop/api.common/init?home=1';
const sessionMs = 7_200_000;

/** Reads the session. Undefined where the shop's API has another origin: that is left to the bundle. */
export function readBootSession(options: BootOptions): BootSession | undefined {
  const { start, origin, storage, now } = options;
  const read = (name: string): unknown => {
    const text = storage.getItem(`pawlet:${name}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  };
  if (start.sourceUrl !== undefined || (read('source') ?? '') !== '') return undefined;

  const login = getFields(read('login'));
  const isOwn = login['origin'] === origin;
  const token = isOwn ? textOf(login['token']) : '';
  const storedLanguage = read('lang');
  const interfaceLanguage =
    toInterfaceLanguage(start.lang ?? '') ??
    (isInterfaceLanguage(storedLanguage) ? storedLanguage : options.visitorLanguage);
  const language = toWireLanguage(interfaceLanguage);
  const countryCode =
    getCountry(start.countryCode) ??
    getCountry(textOf(read('country'))) ??
    options.getVisitorCountry(interfaceLanguage);

  const session = getFields(read('session'));
  const age = now - Number(session['time']);
  const isFresh = age >= 0 && age < sessionMs && textOf(session['value']) !== '';
  const sid = isFresh ? textOf(session['value']) : options.createId();
  if (!isFresh) storage.setItem('pawlet:session', JSON.stringify({ value: sid, time: now }));

  const code = start.state === undefined ? start.code : undefined;
  const headers = {
    token,
    uid: isOwn ? String(Number(getFields(login['user'])['id'] ?? 0)) : '0',
    sid,
    platform: 'web',
    model: '',
    brand: '',
    'x-requested-with': 'xmlhttprequest',
    'country-code': countryCode,
    lang: language,
    'source-url': '',
    sup: headerText(start.sup ?? textOf(read('sup'))),
    code: headerText(code ?? textOf(read('codes'))),
  };
  return { sid, token, language, countryCode, headers };
}

/**
 * Starts the storefront's first calls: the shop's configuration, and the product if the URL contains one. The bundle
 * adopts a call only if its own would be the same.
 * @param hash - The route of the page, with its `#`.
 */
export function beginBootCalls(
  { headers, ...session }: BootSession,
  {
    hash,
    origin,
    fetch,
  }: { readonly hash: string; readonly origin: string; readonly fetch: typeof globalThis.fetch },
): readonly BootCall[] {
  return [configPath, ...getProductPath(hash)].map((path) => {
    const url = origin + path;
    const response = fetch(url, {
      headers,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    // The bundle handles the rejection when it adopts the call; until then it must not count as unhandled.
    response.catch(() => undefined);
    return { ...session, url, response };
  });
}

/** The call for the product of a product page. */
function getProductPath(hash: string): readonly string[] {
  if (getRoute(hash) !== '/pages/goods/detail') return [];
  const parameters = new URLSearchParams(hash.split('?')[1]);
  const id = parameters.get('id') ?? parameters.get('goods_id') ?? '';
  return /^[1-9]\d{0,8}$/u.test(id) ? [`/addons/shop/api.goods/v2detail?id=${id}`] : [];
}

function getFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function getCountry(text: string | undefined): string | undefined {
  const upper = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/u.test(upper) ? upper : undefined;
}

function headerText(text: string): string {
  const cut = text.slice(0, 256);
  return /^[ -~]*$/u.test(cut) ? cut : encodeURIComponent(cut.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
