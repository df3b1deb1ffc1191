import { PawletError } from '@pawlet/core/errors';
import type { Mutation, PagedQuery, Query } from '@pawlet/core/queries';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { adoptToken } from '../../../test/shopData.ts';
import { PageFrontContext, type PageFront } from '../inFront.ts';
import { PawletProvider } from '../PawletProvider.tsx';
import { useAction } from './useAction.ts';
import { useMutation } from './useMutation.ts';
import { usePagedQuery } from './usePagedQuery.ts';
import { useQuery } from './useQuery.ts';

const offline = new PawletError('NETWORK', 'no reply');

describe('useQuery', () => {
  function Goods({ id, load }: { readonly id: number; readonly load: (id: number) => Promise<string> }) {
    const product = useQuery({ key: ['goods', id], load: () => load(id) });
    return (
      <section aria-label={`Goods ${id}`}>
        <p data-testid={`status-${id}`}>{product.status}</p>
        <p data-testid={`data-${id}`}>{product.data ?? 'nothing'}</p>
        <p data-testid={`error-${id}`}>{product.error?.code ?? 'none'}</p>
        <button type="button" onClick={() => void product.reload()}>
          Reload {id}
        </button>
        <button type="button" onClick={() => product.update((name) => `${name}!`)}>
          Update {id}
        </button>
      </section>
    );
  }

  it('loads once for all components that show the same', async () => {
    const load = vi.fn<(id: number) => Promise<string>>((id) => Promise.resolve(`Goods ${id}`));
    const pawlet = createTestShop();
    await render(
      <>
        <PawletProvider pawlet={pawlet}>
          <Goods id={1} load={load} />
        </PawletProvider>
        <PawletProvider pawlet={pawlet}>
          <Goods id={1} load={load} />
        </PawletProvider>
      </>,
    );
    await expect.poll(() => page.getByText('Goods 1', { exact: true }).elements()).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Update 1' }).first().click();
    await expect.poll(() => page.getByText('Goods 1!').elements()).toHaveLength(2);
  });

  it('shares nothing between two shops', async () => {
    const load = vi.fn<(id: number) => Promise<string>>((id) => Promise.resolve(`Goods ${id}`));
    await render(
      <>
        <PawletProvider pawlet={createTestShop()}>
          <Goods id={1} load={load} />
        </PawletProvider>
        <PawletProvider pawlet={createTestShop()}>
          <Goods id={1} load={load} />
        </PawletProvider>
      </>,
    );
    await expect.poll(() => page.getByText('Goods 1', { exact: true }).elements()).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails, is retried, and keeps its data when a refresh fails', async () => {
    const load = vi
      .fn<(id: number) => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce('Fountain')
      .mockRejectedValueOnce(offline);
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <Goods id={1} load={load} />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('status-1')).toHaveTextContent('failed');
    await expect.element(page.getByTestId('error-1')).toHaveTextContent('NETWORK');
    await page.getByRole('button', { name: 'Reload 1' }).click();
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Fountain');
    await page.getByRole('button', { name: 'Reload 1' }).click();
    await expect.element(page.getByTestId('error-1')).toHaveTextContent('NETWORK');
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Fountain');
    await expect.element(page.getByTestId('status-1')).toHaveTextContent('ready');
  });

  it("waits for the owner of the embedder's token, and loads once for it", async () => {
    const pawlet = createTestShop();
    vi.spyOn(pawlet.api.cart, 'list').mockResolvedValue([]);
    const load = vi.fn<(id: number) => Promise<string>>(() => Promise.resolve('of Ada'));
    const tellOwner = adoptToken(pawlet);
    await render(
      <PawletProvider pawlet={pawlet}>
        <Goods id={1} load={load} />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('status-1')).toHaveTextContent('loading');
    await page.getByRole('button', { name: 'Reload 1' }).click();
    expect(load).not.toHaveBeenCalled();
    await tellOwner(7);
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('of Ada');
    expect(load).toHaveBeenCalledOnce();
  });

  it("loads where the owner of the embedder's token cannot be loaded", async () => {
    const pawlet = createTestShop();
    vi.spyOn(pawlet.api.user, 'load').mockRejectedValue(offline);
    vi.spyOn(pawlet.api.cart, 'list').mockResolvedValue([]);
    const load = vi.fn<(id: number) => Promise<string>>(() => Promise.resolve('Fountain'));
    const adopted = pawlet.account.adoptToken('token-of-ada');
    await render(
      <PawletProvider pawlet={pawlet}>
        <Goods id={1} load={load} />
      </PawletProvider>,
    );
    await adopted;
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Fountain');
    expect(load).toHaveBeenCalledOnce();
  });

  it("never shows one shopper's data to another", async () => {
    const pawlet = createTestShop();
    let answer: (name: string) => void = () => undefined;
    const load = vi
      .fn<(id: number) => Promise<string>>()
      .mockResolvedValueOnce('of Ada')
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await render(
      <PawletProvider pawlet={pawlet}>
        <Goods id={1} load={load} />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('of Ada');
    const user = { id: 7, username: '', nickname: 'Bob', avatar: '', mobile: '', email: '' };
    pawlet.session.signIn({ token: 'token-of-bob', user });
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('nothing');
    await expect.element(page.getByTestId('status-1')).toHaveTextContent('loading');
    answer('of Bob');
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('of Bob');
  });

  it('loads the current query for a component mounted before the log-in', async () => {
    const pawlet = createTestShop();
    let reload: () => Promise<void> = () => Promise.reject(new Error('not rendered'));
    let count = 0;
    function Claimed() {
      const claimed = useQuery({ key: ['claimed'], load: () => Promise.resolve(`number ${(count += 1)}`) });
      const first = useRef(claimed.reload);
      reload = first.current;
      return <p>{claimed.data}</p>;
    }
    await render(
      <PawletProvider pawlet={pawlet}>
        <Claimed />
      </PawletProvider>,
    );
    await expect.element(page.getByText('number 1')).toBeVisible();
    const user = { id: 7, username: '', nickname: 'Bob', avatar: '', mobile: '', email: '' };
    pawlet.session.signIn({ token: 'token-of-bob', user });
    await expect.element(page.getByText('number 2')).toBeVisible();
    await reload();
    await expect.element(page.getByText('number 3')).toBeVisible();
  });

  it('keeps showing the products while they load in another language', async () => {
    const pawlet = createTestShop();
    let answer: (name: string) => void = () => undefined;
    const load = vi
      .fn<(id: number) => Promise<string>>()
      .mockResolvedValueOnce('Fountain')
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await render(
      <PawletProvider pawlet={pawlet}>
        <Goods id={1} load={load} />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Fountain');
    pawlet.session.setLanguage('de');
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Fountain');
    answer('Brunnen');
    await expect.element(page.getByTestId('data-1')).toHaveTextContent('Brunnen');
  });

  it('does not show loading states where it is quiet', async () => {
    const load = vi.fn<Query<string>['load']>(() => Promise.resolve('quiet'));
    const Quiet = () => <p>{useQuery({ key: ['quiet'], load }, { quiet: true }).data}</p>;
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <Quiet />
      </PawletProvider>,
    );
    await expect.element(page.getByText('quiet')).toBeVisible();
    expect(load.mock.calls.map(([, options]) => options)).toEqual([{ background: true }]);
  });
});

describe('usePagedQuery', () => {
  function List({
    load,
  }: {
    readonly load: (page: number) => Promise<{ items: string[]; hasMore: boolean }>;
  }) {
    const list = usePagedQuery<string>({ key: ['list'], loadPage: (_api, page) => load(page) });
    return (
      <>
        <p data-testid="items">{list.items.join(' ')}</p>
        <p data-testid="foot">{list.foot}</p>
        <button type="button" onClick={list.loadMore}>
          More
        </button>
        <button type="button" onClick={() => list.updateItems((item) => (item === 'b' ? undefined : item))}>
          Drop b
        </button>
        <button type="button" onClick={() => void list.reload()}>
          Reload
        </button>
      </>
    );
  }

  it('loads page by page, retries a failed one separately, and detects the end', async () => {
    const load = vi
      .fn<(page: number) => Promise<{ items: string[]; hasMore: boolean }>>()
      .mockResolvedValueOnce({ items: ['a', 'b'], hasMore: true })
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce({ items: ['c'], hasMore: false })
      .mockResolvedValue({ items: ['z'], hasMore: true });
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <List load={load} />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('items')).toHaveTextContent('a b');
    await expect.element(page.getByTestId('foot')).toHaveTextContent('idle');
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByTestId('foot')).toHaveTextContent('failed');
    await expect.element(page.getByTestId('items')).toHaveTextContent('a b');
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByTestId('items')).toHaveTextContent('a b c');
    await expect.element(page.getByTestId('foot')).toHaveTextContent('end');
    expect(load.mock.calls.map(([number]) => number)).toEqual([1, 2, 2]);
    await page.getByRole('button', { name: 'Drop b' }).click();
    await expect.element(page.getByTestId('items')).toHaveTextContent('a c');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.getByTestId('items').element().textContent).toBe('z');
    expect(load.mock.calls.length).toBe(4);
  });
});

describe('a list that is refreshed when it is shown again', () => {
  function Numbers({ load }: { readonly load: (page: number) => Promise<string> }) {
    const list = usePagedQuery<string>(
      {
        key: ['numbers'],
        loadPage: async (_api, number) => ({ items: [await load(number)], hasMore: true }),
      },
      { refreshOnFocus: true },
    );
    return (
      <>
        <p data-testid="numbers">{list.items.join(' ')}</p>
        <button type="button" onClick={list.loadMore}>
          More
        </button>
      </>
    );
  }

  it('loads only the next page, and on its return the loaded ones', async () => {
    const load = vi.fn<(page: number) => Promise<string>>((number) => Promise.resolve(String(number)));
    const pawlet = createTestShop();
    const show = () => (
      <PawletProvider pawlet={pawlet}>
        <Numbers load={load} />
      </PawletProvider>
    );
    const screen = await render(show());
    for (const shown of ['1', '1 2', '1 2 3']) {
      await expect.poll(() => page.getByTestId('numbers').element().textContent).toBe(shown);
      await page.getByRole('button', { name: 'More' }).click();
    }
    await expect.poll(() => page.getByTestId('numbers').element().textContent).toBe('1 2 3 4');
    expect(load.mock.calls.map(([number]) => number)).toEqual([1, 2, 3, 4]);
    await screen.unmount();
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await render(show());
    await expect.poll(() => load.mock.calls.length).toBeGreaterThanOrEqual(8);
  });
});

describe('a mutation', () => {
  const names = ['a'];
  const nameQueries = {
    first: { key: ['first-name'], load: () => Promise.resolve(names[0] ?? ''), tags: ['names'] },
    all: {
      key: ['names'],
      loadPage: () => Promise.resolve({ items: [...names], hasMore: false }),
      tags: ['names'],
    },
    other: { key: ['other'], load: vi.fn<() => Promise<string>>(() => Promise.resolve('other')) },
  } satisfies { first: Query<string>; all: PagedQuery<string>; other: Query<string> };
  const rename = {
    run: (_api, name: string) => {
      names[0] = name;
      return Promise.resolve(name.length);
    },
    tags: () => ['names'],
  } satisfies Mutation<string, number>;

  function Names() {
    const first = useQuery(nameQueries.first);
    const all = usePagedQuery(nameQueries.all);
    const other = useQuery(nameQueries.other);
    const { run } = useMutation(rename);
    return (
      <>
        <p data-testid="first">{first.data}</p>
        <p data-testid="all">{all.items.join(' ')}</p>
        <p>{other.data}</p>
        <button type="button" onClick={() => void run('b')}>
          Rename
        </button>
      </>
    );
  }

  it('reloads what it makes stale, and nothing else', async () => {
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <Names />
      </PawletProvider>,
    );
    await expect.element(page.getByTestId('first')).toHaveTextContent('a');
    await expect.element(page.getByTestId('all')).toHaveTextContent('a');
    await expect.element(page.getByText('other')).toBeVisible();
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByTestId('first')).toHaveTextContent('b');
    await expect.element(page.getByTestId('all')).toHaveTextContent('b');
    expect(nameQueries.other.load).toHaveBeenCalledOnce();
  });
});

describe('a page covered by another one', () => {
  const load = { own: vi.fn<() => Promise<string>>(), other: vi.fn<() => Promise<string>>() };

  function Covered() {
    const own = useQuery({ key: ['own'], load: load.own, tags: ['own'] }, { refreshOnReturn: true });
    const other = useQuery({ key: ['other'], load: load.other, tags: ['other'] });
    return <p>{`${own.data ?? ''} ${other.data ?? ''}`}</p>;
  }

  it('loads nothing meanwhile; on its return what it always does and what became stale', async () => {
    load.own.mockImplementation(() => Promise.resolve(`own ${load.own.mock.calls.length}`));
    load.other.mockImplementation(() => Promise.resolve(`other ${load.other.mock.calls.length}`));
    const pawlet = createTestShop();
    const returns = new Set<() => void>();
    let isCovered = false;
    const front: PageFront = {
      isInFront: () => !isCovered,
      isCovered: () => isCovered,
      onReturn: (listener) => {
        returns.add(listener);
        return () => void returns.delete(listener);
      },
    };
    const comeBack = (): void => {
      isCovered = false;
      for (const listener of returns) listener();
    };
    await render(
      <PawletProvider pawlet={pawlet}>
        <PageFrontContext.Provider value={front}>
          <Covered />
        </PageFrontContext.Provider>
      </PawletProvider>,
    );
    await expect.element(page.getByText('own 1 other 1')).toBeVisible();
    isCovered = true;
    await pawlet.queries.invalidate(['other']);
    expect(load.other).toHaveBeenCalledOnce();
    comeBack();
    await expect.element(page.getByText('own 2 other 2')).toBeVisible();
    isCovered = true;
    comeBack();
    await expect.element(page.getByText('own 3 other 2')).toBeVisible();
  });

  it('uses what the page in front has loaded, without its own load', async () => {
    let count = 0;
    const read = vi.fn<() => Promise<string>>(() => Promise.resolve(`read ${(count += 1)}`));
    const pawlet = createTestShop();
    const returns = new Set<() => void>();
    const front: PageFront = {
      isInFront: () => false,
      isCovered: () => true,
      onReturn: (listener) => {
        returns.add(listener);
        return () => void returns.delete(listener);
      },
    };
    const Shown = () => <p>{useQuery({ key: ['shown'], load: read, tags: ['shown'] }).data}</p>;
    await render(
      <PawletProvider pawlet={pawlet}>
        <PageFrontContext.Provider value={front}>
          <Shown />
        </PageFrontContext.Provider>
        <Shown />
      </PawletProvider>,
    );
    await expect.poll(() => page.getByText('read 1').elements()).toHaveLength(2);
    await pawlet.queries.invalidate(['shown']);
    await expect.poll(() => page.getByText('read 2').elements()).toHaveLength(2);
    for (const listener of returns) listener();
    await new Promise(requestAnimationFrame);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('useAction', () => {
  function Save({ act }: { readonly act: () => Promise<string> }) {
    const save = useAction(act);
    return (
      <>
        <button type="button" onClick={() => void save.run()}>
          {save.isBusy ? 'Busy' : 'Save'}
        </button>
        <p data-testid="error">{save.error?.code ?? 'none'}</p>
      </>
    );
  }

  it('runs once however often it is tapped', async () => {
    let finish: (text: string) => void = () => undefined;
    const act = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (finish = resolve)));
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <Save act={act} />
      </PawletProvider>,
    );
    const button = page.getByRole('button').element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(page.getByRole('button', { name: 'Busy' })).toBeVisible();
    expect(act).toHaveBeenCalledOnce();
    finish('done');
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('keeps its error until it is retried', async () => {
    const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline).mockResolvedValueOnce('done');
    await render(
      <PawletProvider pawlet={createTestShop()}>
        <Save act={act} />
      </PawletProvider>,
    );
    await page.getByRole('button').click();
    await expect.element(page.getByTestId('error')).toHaveTextContent('NETWORK');
    await page.getByRole('button').click();
    await expect.element(page.getByTestId('error')).toHaveTextContent('none');
  });
});
