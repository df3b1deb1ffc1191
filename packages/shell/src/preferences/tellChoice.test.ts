import { createSession } from '@pawlet/core/session';
import { expect, it } from 'vitest';
import { tellChoice } from './tellChoice.ts';

const found = { lang: 'zh', country: 'CHN' } as const;

function tell(stored: Readonly<Record<string, string>>, known: Parameters<typeof tellChoice>[1] = found) {
  const entries = new Map(
    Object.entries(stored).map(([name, value]) => [`pawlet:${name}`, JSON.stringify(value)]),
  );
  const session = createSession({
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    pageOrigin: 'https://shop.test',
    languageSources: { pageLanguage: 'zh-CN', browserLanguages: [] },
  });
  const cookies: string[] = [];
  const page = {
    set cookie(text: string) {
      cookies.push(text);
    },
    get cookie() {
      return cookies.join('; ');
    },
  };
  const stop = tellChoice(session, known, page, true);
  return { session, cookies, stop };
}

it('a visitor who has chosen nothing gets no cookie', () => {
  expect(tell({}).cookies).toEqual([]);
});

it('what the device has stored is told, and each later choice', () => {
  const { session, cookies, stop } = tell({ lang: 'de', country: 'DEU' });
  const rest = 'Path=/; Max-Age=34560000; SameSite=Lax; Secure';
  expect(cookies).toEqual([`pawlet_lang=de; ${rest}`, `pawlet_country=DEU; ${rest}`]);
  session.setLanguage('fr');
  expect(cookies.slice(2)).toEqual([`pawlet_lang=fr; ${rest}`]);
  stop();
  session.setLanguage('it');
  expect(cookies).toHaveLength(3);
});

it('a cookie that no longer agrees with the device is replaced', () => {
  expect(tell({}, { lang: 'zh', country: 'DEU' }).cookies).toEqual([
    expect.stringMatching(/^pawlet_country=CHN;/u),
  ]);
});
