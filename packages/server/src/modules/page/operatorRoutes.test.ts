import { commonGetDevRemarkConfig, commonInit, pageIndex, pageLists } from '@pawlet/core/contract';
import { contentCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { pages } from '../../db/schema/page.ts';
import { languages } from '../../i18n/language.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      operatorSecret,
      // Stands for the storefront's sanitiser, which `shell/test/operatorHtml.test.ts` runs.
      toSafeHtml: async (html) => html.replaceAll(/ onclick="[^"]*"/gu, ''),
    },
  });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());

const at = (id: number) => ({ params: { id: String(id) } });

describe('pages', () => {
  it('are announced to shoppers at once, in each language, sanitised', async () => {
    const person = await personHeaders(store, 'catalogue');
    const input = {
      type: 'notice' as const,
      title: inLanguages('Closed'),
      content: inLanguages('<p onclick="x()">We are closed</p>'),
      rank: 1000,
    };
    const { data } = await clientWith(store, person).call(contentCalls.createPage, { input });
    expect(data).toMatchObject({
      name: null,
      isPublished: true,
      edition: '',
      content: { en: '<p>We are closed</p> en' },
      path: `/pages/index/newNotice?id=${data.id}`,
    });
    for (const language of languages) {
      const visitor = store.visitor();
      visitor.lang = language === 'zh' ? 'zh-cn' : language;
      expect((await visitor.call(commonInit)).data.notice[0]).toMatchObject({ title: `Closed ${language}` });
      const shown = await visitor.call(pageIndex, { id: data.id });
      expect(shown.data).toMatchObject({ content: `<p>We are closed</p> ${language}` });
    }
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'pages.create', target: String(data.id), actor: person.email });
  });

  it('are changed by one of two people; the other one gets what is true now', async () => {
    const [row] = await store.db.select().from(pages).where(eq(pages.diyname, 'terms'));
    const { data } = await local.call(contentCalls.readPage, at(row?.id ?? 0));
    expect(data).toMatchObject({ type: 'agreement', name: 'terms', edition: row?.version });
    const change = (input: object) =>
      local.call(contentCalls.changePage, { ...at(data.id), version: data.version, input });
    const changed = await change({ content: inLanguages('<p>New terms</p>'), edition: '2027-01-01' });
    expect(changed.data.title).toEqual(data.title);
    const shown = await store.visitor().call(pageIndex, { diyname: 'terms' });
    expect(shown.data).toMatchObject({ content: '<p>New terms</p> en', version: '2027-01-01' });
    expect(await problemOf(change({ title: inLanguages('Terms') }))).toMatchObject({
      status: 412,
      current: { content: { de: '<p>New terms</p> de' } },
    });
    const none = local.call(contentCalls.changePage, {
      ...at(data.id),
      version: changed.data.version,
      input: {},
    });
    expect(await problemOf(none)).toMatchObject({ errors: [{ field: 'body', problem: 'required' }] });
  });

  it('are hidden, and listed by type, state and words', async () => {
    const input = {
      type: 'help' as const,
      name: 'help-new',
      title: inLanguages('How'),
      content: inLanguages('x'),
    };
    const { data } = await local.call(contentCalls.createPage, { input });
    const titles = async () =>
      (await store.visitor().call(pageLists, { type: 'help', page: 1 })).data.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toContain('How en');
    const change = { ...at(data.id), version: data.version, input: { isPublished: false } };
    await local.call(contentCalls.changePage, change);
    expect(await titles()).not.toContain('How en');
    expect(await store.visitor().call(pageIndex, { diyname: 'help-new' })).toMatchObject({ code: 0 });
    const list = async (filter: object) =>
      (await local.call(contentCalls.listPages, { input: filter })).data.items.map(({ id }) => id);
    expect(await list({ state: 'hidden' })).toEqual([data.id]);
    expect(await list({ text: 'HELP-NEW' })).toEqual([data.id]);
    expect(await list({ text: 'how KO' })).toEqual([data.id]);
    expect(await list({ type: 'agreement', text: 'how' })).toEqual([]);
    expect(await problemOf(local.call(contentCalls.createPage, { input }))).toMatchObject({
      errors: [{ field: 'name', problem: 'taken' }],
    });
  });

  it('of agreements have the day as their edition unless they name one', async () => {
    const input = { type: 'agreement' as const, title: inLanguages('A'), content: inLanguages('x') };
    const { data } = await local.call(contentCalls.createPage, { input });
    expect(data.edition).toBe(new Date(store.clock.nowMs()).toISOString().slice(0, 10));
  });
});

describe('sections of the home page', () => {
  it('are replaced as a whole, and shoppers see them at once', async () => {
    const { data, version } = await local.call(contentCalls.readBanners);
    expect(data.items.length).toBeGreaterThan(0);
    const banner = {
      title: inLanguages('Sale'),
      picture: data.items[0]?.picture ?? '',
      path: '/pages/index/index',
    };
    const change = (of: string | null, items: readonly (typeof banner)[]) =>
      local.call(contentCalls.changeBanners, { version: of ?? '', input: { items: [...items] } });
    const changed = await change(version, [banner]);
    expect(changed.data.items).toMatchObject([{ title: { it: 'Sale it' }, path: banner.path }]);
    const { swiper } = (await store.visitor().call(commonInit)).data;
    expect(swiper).toMatchObject([{ title: 'Sale en', color: expect.stringMatching(/^#[\da-f]{6}$/u) }]);
    expect(await problemOf(change(version, []))).toMatchObject({
      status: 412,
      current: { items: [{ title: { en: 'Sale en' } }] },
    });
    for (const [field, value] of [
      ['picture', 'javascript:x'],
      ['path', '//elsewhere.test'],
    ] as const)
      expect(await problemOf(change(changed.version, [{ ...banner, [field]: value }]))).toMatchObject({
        errors: [{ field: `items.0.${field}`, problem: 'format' }],
      });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'home.change-banners', outcome: 'refused' });
  });

  it('have icons with different names, and search words in each language', async () => {
    const { data, version } = await local.call(contentCalls.readShortcuts);
    const [first] = data.items;
    if (!first) throw new Error('The seed has no icons.');
    const { pictureUrl: _, ...icon } = first;
    const replace = (items: readonly (typeof icon)[]) =>
      local.call(contentCalls.changeShortcuts, { version: version ?? '', input: { items: [...items] } });
    expect(await problemOf(replace([icon, icon]))).toMatchObject({
      errors: [{ field: 'items.1.slug', problem: 'taken' }],
    });
    await replace([icon]);
    expect((await store.visitor().call(commonInit)).data.navigate).toHaveLength(1);
    const words = await local.call(contentCalls.readSearchWords);
    const input = { words: { ...words.data.words, en: ['fountain', 'filter'] } };
    await local.call(contentCalls.changeSearchWords, { version: words.version ?? '', input });
    expect((await store.visitor().call(commonInit)).data.hot_keyword).toEqual(['fountain', 'filter']);
  });

  it('have hints about devices beside them, each with a key of its own', async () => {
    const { version } = await local.call(contentCalls.readHints);
    const hint = { key: 'label', text: inLanguages('Below') };
    const replace = (of: string | null, items: readonly (typeof hint)[]) =>
      local.call(contentCalls.changeHints, { version: of ?? '', input: { items: [...items] } });
    expect(await problemOf(replace(version, [hint, hint]))).toMatchObject({
      errors: [{ field: 'items.1.key', problem: 'taken' }],
    });
    await replace(version, [hint]);
    expect((await store.visitor().call(commonGetDevRemarkConfig)).data).toEqual({ label: 'Below en' });
    expect(await problemOf(replace(version, []))).toMatchObject({ status: 412, current: { items: [hint] } });
  });
});
