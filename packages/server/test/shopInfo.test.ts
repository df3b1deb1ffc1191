import {
  commonArea,
  commonInit,
  pageIndex,
  pageLists,
  sscSt,
  sscSte,
  type ConfigWire,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../src/db/schema/area.ts';
import { pages } from '../src/db/schema/page.ts';
import { visits } from '../src/db/schema/visit.ts';
import { languages } from '../src/i18n/language.ts';
import { createInboxSender } from '../src/modules/demo-inbox/sender.ts';
import { createApp } from '../src/createApp.ts';
import type { AppDeps } from '../src/http/appDeps.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const text = (value: string) =>
  Object.fromEntries(languages.map((language) => [language, `${value} ${language}`])) as Record<
    (typeof languages)[number],
    string
  >;

describe('common/init', () => {
  it('returns a form token in the data and in the header', async () => {
    const reply = await store.visitor().call(commonInit);
    expect(reply.data.__token__).toMatch(/^[\da-f]{32}$/u);
    expect(reply.headers.get('__token__')).toBe(reply.data.__token__);
  });

  it.each([
    ['CHN', 'CNY', '¥', 2],
    ['JPN', 'JPY', '¥', 0],
    ['DEU', 'EUR', '€', 2],
    ['CHE', 'CHF', 'CHF', 2],
    ['ATL', 'CNY', '¥', 2],
  ])('returns the currency of %s', async (country, currency, symbol, decimals) => {
    const visitor = store.visitor();
    visitor.country = country;
    const { data } = await visitor.call(commonInit);
    expect(data.shop_country_info).toMatchObject({ currency, currency_symbol: symbol, decimals });
    expect(data.shop_country_info.country_list).toHaveLength(11);
  });

  it.each(['zh-cn', 'ja', 'fr', 'de', 'it', 'es', 'ko'])('is translated to %s', async (lang) => {
    const visitor = store.visitor();
    visitor.lang = lang;
    const { data } = await visitor.call(commonInit);
    const english = (await store.visitor().call(commonInit)).data;
    expect(data.tabbar.list).toHaveLength(4);
    expect(data.tabbar.list[1].text).not.toBe(english.tabbar.list[1].text);
  });

  it("has the shop's colours", async () => {
    const getTheme = async (settings: AppDeps['settings']) => {
      const reply = await createApp({ ...store.deps, settings }).request(testOrigin + commonInit.path);
      return ((await reply.json()) as { readonly data: Pick<ConfigWire, 'theme' | 'tabbar'> }).data;
    };
    const { settings } = store.deps;
    expect((await getTheme(settings)).theme).toMatchObject({ bgColor: '#E56A54', color: '#ffffff' });
    const green = await getTheme({ ...settings, brand: { color: '#2F7D5B' } });
    expect(green.theme).toMatchObject({ bgColor: '#2F7D5B', color: '#ffffff' });
    expect(green.tabbar?.selectColor).toBe('#2F7D5B');
  });

  it('is compressed for clients that accept it', async () => {
    const send = (headers: Record<string, string>) =>
      store.app.request(`${testOrigin}${commonInit.path}`, { headers });
    const packed = await send({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).json()).toMatchObject({ code: 1 });
    expect((await send({})).headers.get('content-encoding')).toBeNull();
  });

  it('includes the home page only on request', async () => {
    expect((await store.visitor().call(commonInit)).data.home).toBeUndefined();
    const { data } = await store.visitor().call(commonInit, { home: 1 });
    expect(Object.keys(data.home).sort()).toEqual(['hots', 'news', 'recommends']);
  });
});

describe('common/area', () => {
  const labels = async (fields: object, lang = 'zh-cn') => {
    const visitor = store.visitor();
    visitor.lang = lang;
    const { data } = await visitor.call(commonArea, { ...fields });
    return data as { readonly value: number; readonly label: string }[];
  };

  it('returns provinces, cities and districts', async () => {
    expect(await labels({})).toHaveLength(34);
    const cities = await labels({ province: 440_000 });
    expect(cities).toContainEqual({ value: 440_300, label: '深圳市' });
    expect(await labels({ province: 440_000, city: 440_300 })).toContainEqual({
      value: 440_305,
      label: '南山区',
    });
    expect(await labels({ city: 440_300 })).toHaveLength(
      (await labels({ province: 440_000, city: 440_300 })).length,
    );
  });

  it('has three levels everywhere', async () => {
    const rows = await store.db.select().from(areas);
    const parents = new Set(rows.map(({ parentId }) => parentId));
    const ends = rows.filter(({ id }) => !parents.has(id));
    expect(new Set(ends.map(({ level }) => level))).toEqual(new Set([3]));
  });

  it('uses Latin letters for readers of other languages', async () => {
    expect(await labels({ province: 440_000 }, 'fr')).toContainEqual({ value: 440_300, label: 'Shenzhen' });
    expect(await labels({ province: 440_000 }, 'ja')).toContainEqual({ value: 440_300, label: '深圳市' });
  });

  it('finds nothing in the wrong province and accepts GET too', async () => {
    expect(await labels({ province: 110_000, city: 440_300 })).toEqual([]);
    const reply = await store.visitor().request(`${commonArea.path}?province=110000`, { method: 'GET' });
    expect(reply.data).toEqual([{ value: 110_100, label: 'Beijing' }]);
  });
});

describe('pages', () => {
  beforeAll(async () => {
    const base = {
      title: text('Title'),
      description: text('Short'),
      content: text('<p>Long</p>'),
      createdAt: 1,
    };
    await store.db
      .insert(pages)
      .values([
        { ...base, type: 'test', diyname: 'test_terms', version: '7' },
        { ...base, type: 'test', diyname: 'test_gone', status: 'hidden' },
        ...Array.from({ length: 16 }, (_, index) => ({ ...base, type: 'test-list', createdAt: index })),
      ]);
  });

  it("are found by name and by id, in the reader's language", async () => {
    const visitor = store.visitor();
    visitor.lang = 'ko';
    const { data } = await visitor.call(pageIndex, { diyname: 'test_terms' });
    expect(data).toMatchObject({ title: 'Title ko', content: '<p>Long</p> ko', version: '7' });
    expect((await visitor.call(pageIndex, { id: data.id })).data).toEqual(data);
  });

  it('are not found when hidden or missing, and require a name or an id', async () => {
    const visitor = store.visitor();
    expect(await visitor.call(pageIndex, { diyname: 'test_gone' })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await visitor.call(pageIndex, { id: 2_000_000_000 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await visitor.call(pageIndex)).toMatchObject({ data: { reason: 'VALIDATION' } });
  });

  it('are listed fifteen at a time, newest first', async () => {
    const visitor = store.visitor();
    const first = (await visitor.call(pageLists, { type: 'test-list' })).data;
    expect(first).toMatchObject({ total: 16, per_page: 15, current_page: 1, last_page: 2 });
    expect(first.data[0].createtime).toBe(15);
    expect((await visitor.call(pageLists, { type: 'test-list', page: 2 })).data.data).toHaveLength(1);
    expect((await visitor.call(pageLists, { type: 'test-list', page: 3 })).data.data).toEqual([]);
    expect(await visitor.call(pageLists, { page: 0 })).toMatchObject({ data: { reason: 'VALIDATION' } });
  });
});

describe('statistics', () => {
  it('store the session id and nothing else about the person', async () => {
    const visitor = await store.shopper();
    expect(await visitor.call(sscSt, { page: '/pages/index/index', from: '', ts: 1 })).toMatchObject({
      code: 1,
    });
    expect(await visitor.call(sscSte, { page: '/pages/index/index', ms: 1200 })).toMatchObject({ code: 1 });
    const rows = await store.db.select().from(visits);
    expect(rows).toMatchObject([
      { sid: visitor.sid, kind: 'open' },
      { sid: visitor.sid, kind: 'leave', durationMs: 1200 },
    ]);
  });

  it('store a plausible number of visits from one address, and return no error above it', async () => {
    const before = await store.db.$count(visits);
    const elsewhere = { headers: { 'x-test-address': '192.0.2.77' } };
    for (let visit = 0; visit < 310; visit += 1) {
      const reply = await store.visitor().call(sscSt, { page: '/pages/index/index' }, elsewhere);
      expect(reply).toMatchObject({ code: 1 });
    }
    expect(await store.db.$count(visits)).toBe(before + 300);
  });
});

describe('demo inbox', () => {
  const open = async (isDemo: boolean, lang = 'fr') => {
    const app = createApp({ ...store.deps, settings: { ...store.deps.settings, isDemo } });
    return app.request(`${testOrigin}/demo/inbox`, { headers: { 'accept-language': `${lang}-CH,en;q=0.5` } });
  };

  it("shows the newest message first, escaped and in the browser's language", async () => {
    const sender = createInboxSender(store.db, store.clock);
    const messages = [
      { recipient: '8613700000000', code: '111111', text: 'first' },
      { recipient: '<script>alert(1)</script>', code: '222222', text: 'second' },
    ];
    for (const message of messages)
      await sender.send({ ...message, subject: '', language: 'en' }, store.deps.logger);
    const response = await open(true);
    const page = await response.text();
    expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'));
    expect(page).toContain('Destinataire');
    expect(page).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('does not exist outside demo mode', async () => {
    expect((await open(false)).status).toBe(404);
  });
});

describe('health', () => {
  it('responds while the database does', async () => {
    expect((await store.app.request('/healthz')).status).toBe(200);
    expect((await store.app.request('/readyz')).status).toBe(200);
  });
});
