import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import { StrictMode, useContext, useEffect, useState } from 'react';
import { PageFrontContext, useQuery } from '@pawlet/widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { serveConfig } from '../../test/serveConfig.ts';
import { TestStorefront } from '../../test/TestStorefront.tsx';
import { createStorefront } from '../createStorefront.ts';
import { Page } from '../layout/Page.tsx';
import { useNavigation } from '../storefront.ts';
import type { Storefront } from '../storefront.ts';
import type { Route } from '../routing/Route.ts';
import { idParameter } from '../routing/parameters.ts';
import { usePageMemory, usePageParameters } from './PageContext.ts';

const ask = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`answer of ${key}`));
const mounted = vi.fn<(page: string) => void>();
const returned = vi.fn<() => void>();

function ListPage() {
  const navigation = useNavigation();
  const { data } = useQuery({ key: ['list'], load: () => ask('list') });
  useEffect(() => {
    mounted('list');
  }, []);
  const { onReturn } = useContext(PageFrontContext);
  useEffect(() => onReturn(returned), [onReturn]);
  return (
    <Page title="List" onRefresh={() => Promise.resolve()}>
      <label>
        Filter <input />
      </label>
      <p>{data}</p>
      {data === undefined
        ? null
        : Array.from({ length: 80 }, (_, index) => (
            <button
              key={index}
              type="button"
              style={{ display: 'block', height: 60 }}
              onClick={() => void navigation.navigateTo(`/pages/goods/detail?id=${String(index + 1)}`)}
            >
              {`Row ${String(index + 1)}`}
            </button>
          ))}
    </Page>
  );
}

const detailParameters = { id: idParameter };

function DetailPage() {
  const navigation = useNavigation();
  const { id } = usePageParameters(detailParameters);
  const [count, setCount] = usePageMemory('count', 0);
  return (
    <Page title={`Detail ${String(id)}`} footer={<button type="button">Buy</button>}>
      <button type="button" onClick={() => setCount(count + 1)}>{`Count ${String(count)}`}</button>
      <button
        type="button"
        onClick={() => void navigation.navigateTo(`/pages/goods/detail?id=${String((id ?? 0) + 1)}`)}
      >
        Next
      </button>
      <div style={{ height: 3000 }} />
    </Page>
  );
}

function BrokenPage(): never {
  const [message] = useState('broken on purpose');
  throw new Error(message);
}

let loadSlow: Route['load'];

function routes(): readonly Route[] {
  const row = (path: string, Component: () => React.ReactNode, rest: Partial<Route> = {}): Route => ({
    path,
    load: () => Promise.resolve(Component),
    needsLogin: 'no',
    title: 'title.products',
    ...rest,
  });
  return [
    row('/pages/index/index', ListPage, { aliases: ['/'], isTab: true, title: 'title.home' }),
    row('/pages/cart/cart', () => <Page title="Cart page" />, { isTab: true, title: 'title.cart' }),
    row('/pages/goods/detail', DetailPage),
    row('/pages/goods/broken', BrokenPage),
    { ...row('/pages/goods/slow', () => null), load: () => loadSlow() },
  ];
}

let storefront: Storefront;
let pawlet: Pawlet;

async function open(hash = '#/pages/index/index', motionMs = 0): Promise<void> {
  window.history.pushState(null, '', hash);
  pawlet = createTestPawlet();
  storefront = createStorefront(routes(), pawlet, { motionMs: () => motionMs });
  storefront.navigation.start();
  await render(
    <StrictMode>
      <TestStorefront pawlet={pawlet} storefront={storefront} />
    </StrictMode>,
  );
}

const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

beforeEach(() => {
  vi.clearAllMocks();
  document.body.style.margin = '0';
});
afterEach(async () => {
  await cleanup();
  storefront.navigation.dispose();
  storefront.stack.dispose();
  pawlet.dispose();
  window.scrollTo(0, 0);
});

describe('going back', () => {
  it('shows the page as it was: data, scroll and input, with no request', async () => {
    await open();
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Filter'), 'abc');
    window.scrollTo(0, 1234);
    const asked = ask.mock.calls.length;
    const mounts = mounted.mock.calls.length;
    await storefront.navigation.navigateTo('/pages/goods/detail?id=7');
    await expect.element(heading('Detail 7')).toBeVisible();
    expect(window.scrollY).toBe(0);

    window.history.back();
    await expect.element(heading('List')).toBeVisible();
    expect(window.scrollY).toBe(1234);
    expect(screen.getByLabelText('Filter').element()).toHaveValue('abc');
    expect(ask).toHaveBeenCalledTimes(asked);
    expect(mounted).toHaveBeenCalledTimes(mounts);
    expect(returned).toHaveBeenCalledOnce();
  });

  it('restores the focus to what opened the page', async () => {
    await open();
    const row = screen.getByRole('button', { name: 'Row 3', exact: true });
    await row.click();
    await expect.element(heading('Detail 3')).toHaveFocus();
    window.history.back();
    await expect.element(row).toHaveFocus();
  });

  it('hides a covered page from keyboard and screen reader', async () => {
    await open();
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    await storefront.navigation.navigateTo('/pages/goods/detail?id=7');
    expect(screen.getByRole('button', { name: 'Row 1', exact: true }).elements()).toHaveLength(0);
    const waiting = document.querySelector<HTMLElement>('[data-page="/pages/index/index"] button');
    waiting?.focus();
    expect(document.activeElement).not.toBe(waiting);
    expect(document.documentElement.scrollHeight).toBeLessThan(3600);
  });

  it('unmounts the eleventh page below and restores it with its memory and scroll', async () => {
    await open('#/pages/goods/detail?id=1');
    await screen.getByRole('button', { name: 'Count 0' }).click();
    window.scrollTo(0, 500);
    for (let id = 2; id <= 12; id += 1)
      await storefront.navigation.navigateTo(`/pages/goods/detail?id=${String(id)}`);
    expect(document.querySelectorAll('[data-page]')).toHaveLength(10);
    await storefront.navigation.back(11);
    await expect.element(heading('Detail 1')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(500);
  });
});

describe('navigating forward', () => {
  it("starts at the top, moves the focus to the heading and sets the window's title", async () => {
    await open();
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    window.scrollTo(0, 800);
    await storefront.navigation.navigateTo('/pages/goods/detail?id=2');
    await expect.element(heading('Detail 2')).toHaveFocus();
    expect(window.scrollY).toBe(0);
    await expect.poll(() => document.title).toBe('Detail 2');
    serveConfig(pawlet, { name: 'Miau & Co' });
    await expect.poll(() => document.title).toBe('Detail 2 · Miau & Co');
    // Like the home page.
    serveConfig(pawlet, { name: 'Detail 2' });
    await expect.poll(() => document.title).toBe('Detail 2');
  });

  it('keeps each tab page mounted once, with its scroll', async () => {
    await open();
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    window.scrollTo(0, 600);
    await storefront.navigation.switchTab('/pages/cart/cart');
    await expect.element(heading('Cart page')).toBeVisible();
    await storefront.navigation.switchTab('/pages/index/index');
    await expect.element(heading('List')).toBeVisible();
    expect(window.scrollY).toBe(600);
    expect(document.querySelectorAll('[data-page]')).toHaveLength(2);
  });

  it('scrolls to the top when the active tab is tapped', async () => {
    await open();
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    window.scrollTo(0, 600);
    await screen.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => window.scrollY).toBe(0);
  });

  it('keeps the page that is left visible during the animation', async () => {
    await open('#/pages/index/index', 300);
    await expect.element(screen.getByText('answer of list')).toBeVisible();
    window.scrollTo(0, 900);
    await storefront.navigation.navigateTo('/pages/goods/detail?id=2');
    const list = document.querySelector('[data-page="/pages/index/index"]');
    expect(list).toHaveAttribute('data-slot', 'covered');
    expect(list?.scrollTop).toBe(900);
    await expect.poll(() => list?.getAttribute('data-slot')).toBe('hidden');
    window.history.back();
    await expect
      .poll(() => document.querySelector('[data-page="/pages/goods/detail"]')?.getAttribute('data-slot'))
      .toBe('leaving');
    await expect.poll(() => document.querySelector('[data-page="/pages/goods/detail"]')).toBeNull();
    expect(window.scrollY).toBe(900);
  });
});

describe('a page that does not load', () => {
  it('shows nothing for 200 ms, then the loading view', async () => {
    loadSlow = () => new Promise(() => undefined);
    await open();
    await storefront.navigation.navigateTo('/pages/goods/slow');
    await expect.element(heading('Products')).toBeVisible();
    expect(screen.getByText('Loading', { exact: true }).elements()).toHaveLength(0);
    await expect.element(screen.getByText('Loading', { exact: true })).toBeVisible();
  });

  it('shows reason and URL, keeps the address bar and retries', async () => {
    loadSlow = () =>
      Promise.reject(
        new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/slow-1a2b.js'),
      );
    await open();
    await storefront.navigation.navigateTo('/pages/goods/slow?x=1');
    await expect.element(screen.getByText('https://shop.test/assets/slow-1a2b.js')).toBeVisible();
    await expect.element(screen.getByText(/\(missing\)/u)).toBeVisible();
    expect(window.location.hash).toBe('#/pages/goods/slow?x=1');
    loadSlow = () => Promise.resolve(() => <Page title="Here at last" />);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('Here at last')).toBeVisible();
  });

  it('keeps the storefront when a page fails while rendering', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await storefront.navigation.navigateTo('/pages/goods/broken');
    await expect.element(screen.getByText('Something went wrong on this page')).toBeVisible();
    await storefront.navigation.back();
    await expect.element(heading('List')).toBeVisible();
    silent.mockRestore();
  });
});
