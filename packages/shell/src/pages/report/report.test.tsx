import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { CategoryId, ProductId, YearReport } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import type { Storefront } from '../../storefront.ts';
import { ReportPage } from './ReportPage.tsx';

const pages = {
  'yearlyReport/index': ReportPage,
  'goods/detail': () => <h1 data-page-heading="">Product</h1>,
};

const year: YearReport = {
  year: 2026,
  orderCount: 12,
  spent: { amountMinor: 345_600, currency: 'CNY' },
  pointsEarned: 860,
  signInDays: 73,
  reviewCount: 1,
  topGoods: [
    { id: 1 as ProductId, title: 'Aura fountain', imageUrl: '', pieces: 4 },
    { id: 2 as ProductId, title: 'Feast feeder', imageUrl: '', pieces: 2 },
  ],
  ordersByMonth: [0, 1, 0, 2, 0, 5, 0, 0, 1, 0, 3, 0],
  topCategories: [
    { id: 1 as CategoryId, name: 'Water', pieces: 6 },
    { id: 2 as CategoryId, name: 'Food', pieces: 2 },
  ],
};
const nothing: YearReport = {
  ...year,
  orderCount: 0,
  pointsEarned: 0,
  signInDays: 0,
  reviewCount: 0,
  topGoods: [],
  ordersByMonth: [],
  topCategories: [],
};

let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  localStorage.clear();
  pawlet = createLoggedInPawlet();
  serveConfig(pawlet);
});

afterEach(async () => {
  await cleanup();
  storefront?.navigation.dispose();
  pawlet.dispose();
  vi.unstubAllGlobals();
});

const tells = (report: YearReport) => vi.spyOn(pawlet.api.reports, 'year').mockResolvedValue(report);

async function open() {
  const opened = await openPage(pawlet, pages, '/pages/yearlyReport/index');
  storefront = opened.storefront;
  return opened.screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const slides = (screen: Screen) => screen.getByRole('region', { name: 'Your year, page by page' });

async function goToPoster(screen: Screen): Promise<void> {
  slides(screen).element().focus();
  slides(screen)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('img', { name: /Poster/u })).toBeVisible();
}

describe('the year', () => {
  it('is shown in slides, with its charts as text', async () => {
    tells(year);
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: '2026 Your year with Pawlet' })).toBeVisible();
    for (const words of [
      'June: 5 orders',
      'January: 0 orders',
      'Your busiest month: June, with 5 orders',
      'Water',
      '75%',
      '4 items',
      'review written',
    ]) {
      await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument();
    }
    await expect
      .element(screen.getByRole('link', { name: /Aura fountain/u }))
      .toHaveAttribute('href', '#/pages/goods/detail?id=1');
  });

  it('counts its numbers up to their final values', async () => {
    tells(year);
    const screen = await open();
    await screen.getByRole('button', { name: 'Next page' }).click();
    const spent = screen.getByText('¥3,456.00', { exact: true });
    await expect.poll(() => spent.elements().length, { timeout: 4000 }).toBe(2);
  });

  it('continues by its button and by the keys, and stops at its end', async () => {
    tells(year);
    const screen = await open();
    const current = () => screen.container.querySelectorAll('li[data-current]').length;
    const next = screen.getByRole('button', { name: 'Next page' });
    await next.click();
    await expect
      .poll(() => screen.getByRole('heading', { name: 'You spoiled your best friend' }).element())
      .toBeTruthy();
    await goToPoster(screen);
    await expect.poll(() => next.elements().length).toBe(0);
    expect(current()).toBe(1);
  });

  it('advances two slides for two quick taps, and focuses the slides where its button is removed', async () => {
    tells({ ...nothing, signInDays: 1 });
    const screen = await open();
    const next = screen.getByRole('button', { name: 'Next page' }).element();
    if (!(next instanceof HTMLElement)) throw new Error('It is a button.');
    next.focus();
    next.click();
    next.click();
    await expect.element(screen.getByRole('img', { name: /Poster/u })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    await expect.element(slides(screen)).toHaveFocus();
  });

  it('leaves out slides without data', async () => {
    tells({ ...nothing, signInDays: 1 });
    const screen = await open();
    await expect.element(screen.getByText('day checked in')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
  });

  it('shows no points where the shop has switched them off', async () => {
    serveConfig(pawlet, { points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
    tells(year);
    const screen = await open();
    await expect.element(screen.getByText('review written')).toBeInTheDocument();
    expect(screen.getByText(/point/iu).elements()).toHaveLength(0);
  });

  it('with nothing but points is empty where the shop has switched them off', async () => {
    serveConfig(pawlet, { points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
    tells({ ...nothing, pointsEarned: 860 });
    await expect.element((await open()).getByText('2026 has yet to be written')).toBeVisible();
  });

  it.each([
    ['en', 'Miau & Co', 'Your year with Miau & Co'],
    ['zh', '喵与友', '喵与友：与您相伴的一年'],
    ['ko', 'Miau & Co', 'Miau & Co에서 보낸 한 해'],
  ] as const)("contains the shop's name in its title in %s", async (language, name, title) => {
    pawlet.session.setLanguage(language);
    serveConfig(pawlet, { name });
    tells(year);
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: `2026 ${title}` })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/pawlet/iu);
  });

  it("breaks its Chinese title after the shop's name", async () => {
    pawlet.session.setLanguage('zh');
    serveConfig(pawlet, { name: 'Pawlet' });
    tells(year);
    const screen = await open();
    const title = screen.getByText('Pawlet：与您相伴的一年', { exact: true }).first();
    await expect.element(title).toBeVisible();
    const getTop = (word: string): number => {
      const [words] = title.element().childNodes;
      if (!(words instanceof Text)) throw new Error('The title has no text.');
      const range = document.createRange();
      const start = words.data.indexOf(word);
      range.setStart(words, start);
      range.setEnd(words, start + 1);
      return range.getBoundingClientRect().top;
    };
    expect(getTop('与')).toBe(getTop('年'));
  });

  it('has an empty state with a link to the shop', async () => {
    tells(nothing);
    const screen = await open();
    await expect.element(screen.getByText('2026 has yet to be written')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Discover products' }))
      .toHaveAttribute('href', '#/pages/goods/goods');
  });

  it('can be reloaded after a failure', async () => {
    const asked = tells(year).mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    const screen = await open();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Your year with Pawlet').first()).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('the poster', () => {
  it('is drawn when it comes into view, and saved by the host', async () => {
    tells(year);
    const saved: File[] = [];
    vi.spyOn(pawlet.host, 'saveImage').mockImplementation((file) => {
      saved.push(file as File);
      return Promise.resolve('done');
    });
    const screen = await open();
    expect(screen.getByRole('img', { name: /Poster/u }).elements()).toHaveLength(0);
    await goToPoster(screen);
    await screen.getByRole('button', { name: 'Save picture' }).click();
    await expect.element(screen.getByText('Picture saved').first()).toBeVisible();
    expect(saved[0]?.name).toBe('pawlet-2026.png');
    expect(saved[0]?.type).toBe('image/png');
    const picture = await createImageBitmap(saved[0] ?? new Blob());
    expect([picture.width, picture.height]).toEqual([1080, 1620]);
  });

  it('is drawn on the page where workers cannot', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    tells(year);
    await goToPoster(await open());
    expect(drawn).toHaveBeenCalledOnce();
    drawn.mockRestore();
  });

  it('is drawn again after a failure', async () => {
    tells(year);
    vi.stubGlobal('OffscreenCanvas', undefined);
    const pen = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const screen = await open();
    slides(screen)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    await expect.element(screen.getByText('The poster could not be created')).toBeVisible();
    pen.mockRestore();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('img', { name: /Poster/u })).toBeVisible();
  });
});
