import { createHtmlSanitiser } from '@pawlet/widgets/rich-text';
import { expect, test, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { foreignOrigin, hostileHtml, hostileTexts, ranMark } from '../packages/core/test/hostileHtml.ts';
import { listenForErrors } from './support/inspect.ts';
import { newShopper, open, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Responds to a call with these data in place of the store's. */
async function respondWith(page: Page, path: string, data: (url: URL) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    (route) =>
      route.fulfill({
        json: { code: 1, msg: '', time: 0, data: data(new URL(route.request().url())) },
      }),
  );
}

/** Counts requests to foreign origins. */
async function countForeign(page: Page): Promise<() => readonly string[]> {
  const arrived: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(store.url).origin,
    async (route) => {
      arrived.push(route.request().url());
      await route.fulfill({ body: '' });
    },
  );
  return () => arrived;
}

const toAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => Object.hasOwn(window, mark), ranMark);

test('announcements execute no code and contact no other origin, whatever they contain', async ({ page }) => {
  test.setTimeout(150_000);
  const arrived = await countForeign(page);
  const texts = [
    ...hostileTexts,
    `<img src="${foreignOrigin}/picture.png">`,
    `<img src="//collector.invalid/x">`,
  ];
  await respondWith(page, '/api.page/index', ({ searchParams }) => {
    const id = Number(searchParams.get('id'));
    const content = `<p>first ${id}</p>${texts[id - 1] ?? ''}<p>last</p>`;
    return {
      id,
      title: texts[id - 1],
      content,
      image: '',
      description: '',
      status: 'normal',
      createtime: 1,
      version: '',
    };
  });
  const shopper = newShopper(page, store.url);
  await open(shopper, '/pages/index/newNotice?id=1');
  await seePage(shopper, '公告详情');
  for (const [index] of texts.entries()) {
    await page.evaluate((id) => {
      location.hash = `#/pages/index/newNotice?id=${id}`;
    }, index + 1);
    await expect(shopper.here.getByText(`first ${index + 1}`, { exact: true })).toBeVisible();
  }
  expect(await hasRun(page)).toBe(false);
  expect(arrived()).toEqual([]);
});

test('questions, answers and names are rendered as they were typed', async ({ page }) => {
  const arrived = await countForeign(page);
  const errors = listenForErrors(page);
  const typed = hostileTexts.map((text, index) => ({
    id: index + 1,
    goods_id: 1,
    user: { id: 1, nickname: text, avatar: '' },
    content: text,
    type: 1,
    answer_nums: 1,
    answer: [{ id: index + 1, ask_id: index + 1, content: text, is_buy: 1, createtime: 1, lang: text }],
    can_answer: 0,
    createtime: 1,
    lang: text,
  }));
  await respondWith(page, '/api.goods_ask/getAskLists', () => ({
    total: typed.length,
    per_page: 100,
    current_page: 1,
    last_page: 1,
    data: typed,
  }));
  await respondWith(page, '/api.goods_ask/getAskAnswerLists', () => ({
    ask: { ...typed[0], status: 'normal' },
    list: { total: typed.length, per_page: 100, current_page: 1, last_page: 1, data: typed },
    own: [],
  }));
  const shopper = newShopper(page, store.url);
  await open(shopper, '/pages/goods/ask?goods_id=1');
  await expect(shopper.here.getByRole('article')).toHaveCount(typed.length);
  await expect(shopper.here.getByText(hostileTexts[0] ?? '', { exact: true }).first()).toBeVisible();
  await open(shopper, '/pages/goods/askList?ask_id=1');
  await expect(shopper.here.getByRole('listitem')).toHaveCount(typed.length);
  expect(await hasRun(page)).toBe(false);
  expect(arrived()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a text whose sanitizer cannot be loaded is not shown, and is loaded on retry', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await page.route('**/sanitise-*.js', (route) => route.abort('connectionreset'), { times: 1 });
  // By its hash: a page that the server has rendered contains its texts and needs no sanitizer.
  await page.goto(`${store.url}/#/pages/goods/detail?id=1`);
  const section = shopper.here.locator('section').filter({ hasText: '商品详情' }).last();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toBeVisible();
  await expect(section.locator('[aria-busy="true"]')).toHaveCount(0);
  await section.getByRole('button', { name: '重试' }).tap();
  await expect(section.getByRole('alert')).toHaveCount(0);
  await expect(section.getByRole('img').first()).toBeAttached();
});

test('HTML of the shop in a page that a server has rendered executes no code', async ({ page }) => {
  test.setTimeout(150_000);
  const toSafeHtml = createHtmlSanitiser(new JSDOM('').window);
  await countForeign(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    // Pictures are allowed in texts; where from is for the policy of the page.
    if (request.url().startsWith(foreignOrigin) && request.resourceType() !== 'image')
      loaded.push(request.url());
  });
  const texts = [...new Set(hostileHtml().map(toSafeHtml))];
  expect(texts.length).toBeGreaterThan(100);
  for (let first = 0; first < texts.length; first += 200) {
    const some = texts.slice(first, first + 200);
    // A document each, because what comes before changes how HTML is parsed.
    const frames = some.map(
      (html) => `<iframe srcdoc="${toAttribute(`<main>${html}</main><i>end</i>`)}"></iframe>`,
    );
    await page.setContent(frames.join(''));
    const read = await page.evaluate((mark) => {
      const windows = [...document.querySelectorAll('iframe')].flatMap(
        ({ contentWindow }) => contentWindow ?? [],
      );
      for (const link of windows.flatMap((one) => [...one.document.querySelectorAll('a')]))
        if (link.getAttribute('href')?.startsWith('#') === true) link.click();
      return {
        ran: [window, ...windows].filter((one) => Object.hasOwn(one, mark)).length,
        whole: windows.filter((one) => one.document.querySelector('body > main + i')?.textContent === 'end')
          .length,
      };
    }, ranMark);
    expect(read).toEqual({ ran: 0, whole: some.length });
  }
  expect(loaded).toEqual([]);
});
