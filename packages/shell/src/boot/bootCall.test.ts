import { describe, expect, it, vi } from 'vitest';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { createSession } from '@pawlet/core/session';
import type { StartParameters } from '@pawlet/core/session';
import { appearanceSetting } from '../layout/appearance.ts';
import { beginBootCalls, readBootSession } from './bootCall.ts';
import { getLanguageSources } from './languageSources.ts';
import { readAppearance } from './readAppearance.ts';

const origin = 'https://shop.test';
const now = 1_700_000_000_000;

function getStorage(entries: Readonly<Record<string, unknown>>) {
  const map = new Map(
    Object.entries(entries).map(([name, value]) => [`pawlet:${name}`, JSON.stringify(value)]),
  );
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** As at an address in German, or one without a language. */
const findCountry = (language: string): string => (language === 'de' ? 'DEU' : 'CHN');

function begin(
  start: StartParameters,
  entries: Readonly<Record<string, unknown>> = {},
  hash = '',
  visitorLanguage: 'de' | 'zh' = 'zh',
) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
  const storage = getStorage(entries);
  const read = readBootSession({
    start,
    visitorLanguage,
    getVisitorCountry: findCountry,
    origin,
    storage,
    createId: () => '0b1c5d9e-0000-4000-8000-000000000000',
    now,
  });
  const begun = read === undefined ? [] : beginBootCalls(read, { hash, origin, fetch });
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  const session = createSession({
    start,
    storage,
    pageOrigin: origin,
    clock: () => now,
    languageSources: getLanguageSources(
      visitorLanguage,
      findCountry(toInterfaceLanguage(read?.language ?? '') ?? visitorLanguage),
    ),
  });
  return { call: begun[0], begun, fetch, headers, identity: session.identity(), session };
}

describe('the first call', () => {
  const login = {
    token: 'token-1234',
    origin,
    user: { id: 7, username: 'a', nickname: '', avatar: '', mobile: '', email: '' },
  };

  it.each<readonly [string, StartParameters, Readonly<Record<string, unknown>>]>([
    ['a first visit', {}, {}],
    [
      'a shopper',
      {},
      { login, lang: 'de', country: 'DEU', session: { value: 'session-1', time: now - 1000 } },
    ],
    ['a visitor from a partner', {}, { sup: '店', codes: 'C-2' }],
    ['an old session', {}, { session: { value: 'session-1', time: now - 7_200_001 } }],
    ['a clock set back', {}, { session: { value: 'session-1', time: now + 1000 } }],
    [
      'start-up parameters',
      { lang: 'ja', countryCode: 'jpn', sup: '店', code: 'C-1' },
      { lang: 'de', country: 'DEU' },
    ],
    ['wrong values', { lang: 'xx', countryCode: 'Germany' }, { lang: 'tlh', country: 'x', login: 'no' }],
    ['somebody else’s log-in', {}, { login: { ...login, origin: 'https://evil.test' } }],
  ])("is the same as the session's: %s", (_name, start, entries) => {
    const { call, headers, identity } = begin(start, entries);
    expect(call).toMatchObject({
      url: 'https://shop.test/addons/shop/api.common/init?home=1',
      sid: identity.sid,
      token: identity.token,
      language: identity.language,
      countryCode: identity.countryCode,
    });
    expect(headers.get('token')).toBe(identity.token);
    expect(headers.get('uid')).toBe(String(identity.uid));
    expect(headers.get('sid')).toBe(identity.sid);
    expect(headers.get('lang')).toBe(identity.language);
    expect(headers.get('country-code')).toBe(identity.countryCode);
    expect(decodeURIComponent(headers.get('sup') ?? '')).toBe(identity.sup);
    expect(headers.get('code')).toBe(identity.code);
    expect(headers.get('x-requested-with')).toBe('xmlhttprequest');
  });

  it.each<readonly [string, Readonly<Record<string, unknown>>, string, string]>([
    ['nothing is stored', {}, 'de', 'DEU'],
    ['another language is stored', { lang: 'fr' }, 'fr', 'CHN'],
    ['a country is stored', { country: 'ITA' }, 'de', 'ITA'],
  ])('is in the language of the path, with its country, where %s', (_name, entries, language, country) => {
    const { headers, identity } = begin({}, entries, '', 'de');
    expect(headers.get('lang')).toBe(identity.language);
    expect(identity.language.slice(0, 2)).toBe(language);
    expect([headers.get('country-code'), identity.countryCode]).toEqual([country, country]);
  });

  it('is never sent with a token of another origin', () => {
    const { headers } = begin({}, { login: { ...login, origin: 'https://evil.test' } });
    expect(headers.get('token')).toBe('');
  });

  it('never contains the token of the URL', () => {
    const { headers } = begin({ token: 'address-token-1' });
    expect([...headers.values()].join()).not.toContain('address-token-1');
  });

  it.each([{ sourceUrl: 'https://other.test' }, {}])(
    'is left to the bundle where another origin may apply',
    (start) => {
      const { call, fetch } = begin(start, {
        source: start.sourceUrl === undefined ? 'https://other.test' : '',
      });
      expect(call).toBeUndefined();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('keeps the code of a social log-in out of the headers', () => {
    const { headers } = begin({ code: 'social', state: 'abc' });
    expect(headers.get('code')).toBe('');
  });

  it.each([
    ['#/pages/goods/detail?id=3', 3],
    ['#/pages/goods/detail?variant=9&id=12', 12],
    ['#/pages/goods/detail?goods_id=7', 7],
    ['#/pages/goods/detail?id=0', undefined],
    ['#/pages/goods/detail?id=3%2F..', undefined],
    ['#/pages/goods/detail', undefined],
    ['#/pages/goods/goods?id=3', undefined],
  ])('requests the product of %s', (hash, id) => {
    const { begun, identity } = begin({}, {}, hash);
    const product = {
      url: `https://shop.test/addons/shop/api.goods/v2detail?id=${String(id)}`,
      sid: identity.sid,
    };
    expect(begun.slice(1)).toMatchObject(id === undefined ? [] : [product]);
  });
});

it('the appearance of the first frame is the one that the session has stored', () => {
  const storage = getStorage({});
  expect(readAppearance(storage)).toBe('auto');
  createSession({ storage, pageOrigin: origin }).setWebSetting(appearanceSetting, 'dark');
  expect(readAppearance(storage)).toBe('dark');
});
