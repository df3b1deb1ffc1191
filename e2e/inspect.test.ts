import { expect, test, type Page } from '@playwright/test';
import {
  findCoveredTargets,
  findCramped,
  findViolations,
  findUnreachable,
  findUntranslated,
  settled,
} from './support/inspect.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test.beforeEach(async ({ page }) => {
  await page.goto(`${store.url}/?lang=de#/pages/search/search`);
  await settled(page);
});

test('reports what the frame of the page cuts off', async ({ page }) => {
  expect(await findCramped(page)).toEqual([]);
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.style.inlineSize = '600px';
    wide.textContent = 'too wide';
    document.querySelector('[data-slot="active"] h1')?.closest('main, [data-slot]')?.append(wide);
  });
  expect(String(await findCramped(page))).toContain('too wide for 320 px: p.: too wide');
});

test('ignores what a part of the page scrolls', async ({ page }) => {
  await page.evaluate(() => {
    const strip = document.createElement('div');
    strip.style.overflowX = 'auto';
    const wide = document.createElement('p');
    wide.style.inlineSize = '600px';
    wide.textContent = 'scrolls';
    strip.append(wide);
    document.querySelector('[data-slot="active"] h1')?.closest('main, [data-slot]')?.append(strip);
  });
  expect(await findCramped(page)).toEqual([]);
});

for (const [language, isReported] of [
  ['de', true],
  ['', false],
  ['zh-CN', false],
] as const) {
  test(`${isReported ? 'reports' : 'allows'} Chinese that is marked "${language}"`, async ({ page }) => {
    expect(await findUntranslated(page, 'de')).toEqual([]);
    await page.evaluate((lang) => {
      const words = document.createElement('p');
      words.lang = lang;
      words.textContent = '商品';
      document.querySelector('[data-slot="active"]')?.append(words);
    }, language);
    expect(await findUntranslated(page, 'de')).toEqual(isReported ? ['Chinese: 商品'] : []);
  });
}

for (const [what, markup, problem] of [
  ['a key', '<p>cart.remove.confirm</p>', 'a key: cart.remove.confirm'],
  ['a key in an accessible name only', '<button aria-label="cart.remove"></button>', 'a key: cart.remove'],
  [
    'a name without the words that are seen',
    '<button aria-label="Remove the product">Delete</button>',
    'a name without its words "delete": Remove the product',
  ],
  ['an empty place', '<p>in {{days}} days</p>', 'an empty place: in {{days}} days'],
] as const) {
  test(`reports ${what} among the words`, async ({ page }) => {
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      markup,
    );
    expect(await findUntranslated(page, 'zh')).toEqual([problem]);
  });
}

const line = 'inline-size: 80px; overflow: hidden; white-space: nowrap';
const words = 'more words than there is room';

for (const [what, markup, problems] of [
  ['what is cut off at the side', `<p data-style="${line}">${words}</p>`, [`cut off at the side: ${words}`]],
  ['no end in dots', `<p data-style="${line}; text-overflow: ellipsis">${words}</p>`, []],
  [
    'a button that ends in dots',
    `<button data-style="${line}; text-overflow: ellipsis">${words}</button>`,
    [`cut short in a control: ${words}`],
  ],
  [
    'what is cut off at the lower edge',
    `<p data-style="block-size: 2.2em; inline-size: 80px; line-height: 1.4; overflow: hidden">${words}</p>`,
    [`cut off at the edge: ${words}`],
  ],
  [
    'no end of two lines in dots',
    `<p data-style="display: -webkit-box; inline-size: 80px; line-height: 1.4; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${words}</p>`,
    [],
  ],
  [
    'nothing that scrolls',
    `<div data-style="inline-size: 80px; overflow: auto; white-space: nowrap">${words}</div>`,
    [],
  ],
  [
    'nothing for ears only',
    `<p data-style="block-size: 1px; clip-path: inset(50%); ${line}; inline-size: 1px">${words}</p>`,
    [],
  ],
  [
    'what sticks out of a button',
    `<button data-style="display: block; inline-size: 80px; white-space: nowrap">${words}</button>`,
    [`sticks out of its control: ${words}`],
  ],
  [
    'a text over another',
    `<p>below</p><p data-style="margin-block-start: -1em">above it</p>`,
    ['one over the other: below | above it'],
  ],
  [
    'a text under a button',
    `<p>below</p><button data-style="background: red; block-size: 40px; display: block; margin-block-start: -1em; padding-inline-start: 80px">x</button>`,
    ['covered by a control: below'],
  ],
  [
    'no lines that are close together',
    '<p data-style="line-height: 1">first</p><p data-style="line-height: 1">second</p>',
    [],
  ],
  [
    'a hint that is longer than its field',
    `<input data-style="inline-size: 80px" placeholder="${words}">`,
    [`cut off in its field: ${words}`],
  ],
] as const) {
  test(`reports ${what}`, async ({ page }) => {
    await plant(page, markup);
    expect(await findCramped(page)).toEqual(problems);
  });
}

const sheet = 'block-size: 300px; inline-size: 300px; overflow: hidden';

for (const [what, markup, problems] of [
  [
    'a button that its sheet cuts off at the side',
    `<div data-style="${sheet}"><button data-style="margin-inline-start: 280px">Buy now</button></div>`,
    ['cut off at the side: button Buy now'],
  ],
  [
    'a button that its sheet cuts off at the edge',
    `<div data-style="${sheet}"><button data-style="margin-block-start: 290px">Buy now</button></div>`,
    ['cut off at the edge: button Buy now'],
  ],
  [
    'a button below the screen in something that does not scroll',
    '<div data-style="inset-block-start: 790px; position: fixed"><button data-style="block-size: 44px">Buy now</button></div>',
    ['beyond the edge of the screen: button Buy now'],
  ],
  [
    'a button under something else',
    '<div data-style="position: relative"><button>Buy now</button><p data-style="background: red; inset: 0; position: absolute">Sale</p></div>',
    ['covered by p Sale: button Buy now'],
  ],
  [
    'a product at two prices',
    `<a href="#/pages/goods/detail?id=7"><b data-pawlet-part="price">¥169.15</b></a>
     <a href="#/pages/goods/detail?id=7"><b data-pawlet-part="price">¥199.00</b></a>`,
    ['product 7 at 169.15 and 199.00'],
  ],
  [
    'no price that is struck through',
    `<a href="#/pages/goods/detail?id=7"><b data-pawlet-part="price">¥169.15</b></a>
     <a href="#/pages/goods/detail?id=7"><b data-pawlet-part="price">¥169.15 <s>¥199.00</s></b></a>`,
    [],
  ],
  [
    'no button that is scrolled to',
    `<div data-style="${sheet}; overflow: auto"><button data-style="margin-block-start: 290px">Buy now</button></div>`,
    [],
  ],
] as const) {
  test(`reports ${what} as unreachable or contradictory`, async ({ page }) => {
    await plant(page, markup);
    const found = await findUnreachable(page, [375]);
    expect(found.map((problem) => problem.replace('375 px: ', ''))).toEqual(problems);
  });
}

test('reports targets that are too small and too close together', async ({ page }) => {
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.style.display = 'flex';
    for (const name of ['one', 'two']) {
      const button = document.createElement('button');
      button.ariaLabel = name;
      Object.assign(button.style, { blockSize: '12px', inlineSize: '12px', padding: '0' });
      row.append(button);
    }
    document.querySelector('main')?.append(row);
  });
  expect(await findViolations(page)).toMatchObject([{ id: 'target-size' }, { id: 'target-size' }]);
});

test('targets of the category page that a bar covers in part are free after scrolling to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${store.url}/?lang=zh#/pages/category/index`);
  await settled(page);
  const covered = new Set<string>();
  for (let top = 0; top <= 240; top += 20) {
    await page.evaluate((to) => scrollTo(0, to), top);
    for (const target of await findCoveredTargets(page)) covered.add(target);
  }
  // The bars do cover some on the way; otherwise this would check nothing.
  expect(covered.size).toBeGreaterThan(0);
  for (const target of covered) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await findCoveredTargets(page)).not.toContain(target);
  }
  // At the end of the page the last button is not below the bar either.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  const last = page.locator('[data-slot="active"] main button, [data-slot="active"] main a').last();
  const bar = page.locator('nav').last();
  const [end, barBox] = [await last.boundingBox(), await bar.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

/** Adds markup at the end of the visible page. */
async function plant(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    const main = document.querySelector('[data-slot="active"] main');
    main?.insertAdjacentHTML('beforeend', `<div data-style="font-size: 14px">${html}</div>`);
    // The page's policy forbids style attributes.
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
  }, markup);
}
