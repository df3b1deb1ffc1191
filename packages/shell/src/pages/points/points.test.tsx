import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type {
  ExchangeDetail,
  ExchangeId,
  Page,
  PointsEntry,
  PointsEntryId,
  RewardDetail,
  RewardId,
} from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import type { Storefront } from '../../storefront.ts';
import { routes } from '../../routes.ts';
import { isPointsPath } from '../../routing/isPointsPath.ts';
import { DonePage } from './DonePage.tsx';
import { EntryPage } from './EntryPage.tsx';
import { ExchangeDetailPage } from './ExchangeDetailPage.tsx';
import { ExchangePage } from './ExchangePage.tsx';
import { ExchangesPage } from './ExchangesPage.tsx';
import { LedgerPage } from './LedgerPage.tsx';
import { PointsMallPage } from './PointsMallPage.tsx';
import { PointsPage } from './PointsPage.tsx';
import { RewardPage } from './RewardPage.tsx';
import { RewardsPage } from './RewardsPage.tsx';

const pages = {
  'integral/index': PointsMallPage,
  'integral/allGoods': RewardsPage,
  'integral/detail': RewardPage,
  'integral/order': ExchangePage,
  'integral/successfulExchange': DonePage,
  'integral/exchangeList': ExchangesPage,
  'integral/interDetail': ExchangeDetailPage,
  'integral/integralList': LedgerPage,
  'score/score': PointsPage,
  'score/details': EntryPage,
};

let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  localStorage.clear();
  pawlet = createLoggedInPawlet();
  vi.spyOn(pawlet.api.tasks, 'list').mockResolvedValue([]);
  vi.spyOn(pawlet.api.points, 'balance').mockResolvedValue(1300);
});

afterEach(async () => {
  await cleanup();
  storefront?.navigation.dispose();
  pawlet.dispose();
});

function pageOf<T>(items: readonly T[], hasMore = false, page = 1): Page<T> {
  return { items, total: items.length, page, pageSize: 10, hasMore };
}

function reward(changes: Partial<RewardDetail> = {}): RewardDetail {
  return {
    id: 3 as RewardId,
    kind: 'digital',
    title: 'Coupon 10 off',
    description: '',
    imageUrl: '',
    points: 500,
    stock: 20,
    redeemedCount: 0,
    contentHtml: '<p>Yours at once</p>',
    imageUrls: [],
    models: [],
    limit: undefined,
    ...changes,
  };
}

function exchange(changes: Partial<ExchangeDetail> = {}): ExchangeDetail {
  return {
    id: 9 as ExchangeId,
    number: '20260303000009',
    state: 'waiting',
    kind: 'digital',
    rewardId: 3 as RewardId,
    title: 'Coupon 10 off',
    imageUrl: '',
    model: '',
    quantity: 2,
    points: 1000,
    reason: '',
    carrier: '',
    trackingNumber: '',
    code: '',
    createdAt: 1_700_000_000_000,
    receiver: '',
    mobile: '',
    address: '',
    memo: '',
    ...changes,
  };
}

function entry(id: number, changes: Partial<PointsEntry> = {}): PointsEntry {
  return {
    id: id as PointsEntryId,
    change: 5,
    before: 1295,
    after: 1300,
    reason: `Reason ${id}`,
    at: 1_700_000_000_000,
    ...changes,
  };
}

async function open(route: string) {
  const opened = await openPage(pawlet, pages, route);
  storefront = opened.storefront;
  return opened.screen;
}

const failure = () => new PawletError('NETWORK', 'Pawlet: no response.');
const path = () => location.hash.slice(1);

describe('the points mall in pages', () => {
  it('leads from the reward through the confirmation to the exchange, and Back past both', async () => {
    vi.spyOn(pawlet.api.points, 'rewards').mockResolvedValue(pageOf([reward()]));
    vi.spyOn(pawlet.api.points, 'findReward').mockResolvedValue({ status: 'ok', reward: reward() });
    vi.spyOn(pawlet.api.points, 'findExchange').mockResolvedValue({ status: 'ok', exchange: exchange() });
    const send = vi.spyOn(pawlet.api.points, 'exchange').mockImplementation(() => {
      // The pages may request the balance again.
      vi.spyOn(pawlet.api.points, 'balance').mockResolvedValue(300);
      return Promise.resolve({ status: 'ok', id: 9 as ExchangeId, points: 300 });
    });
    const screen = await open('/pages/integral/index');
    await screen.getByRole('article').getByRole('link').click();
    await expect.poll(path).toBe('/pages/integral/detail?id=3');
    await screen.getByRole('button', { name: 'Increase' }).click();
    await screen.getByRole('button', { name: 'Redeem' }).click();
    await expect.poll(path).toBe('/pages/integral/order?id=3&nums=2');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Confirm redemption' }).dblClick();
    await expect.poll(path).toBe('/pages/integral/successfulExchange?id=9');
    await expect.element(screen.getByText(/It will be issued shortly/u)).toBeVisible();
    await expect.element(screen.getByText('Balance: 300')).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'View redemption' }).click();
    await expect.poll(path).toBe('/pages/integral/interDetail?id=9');
    await expect.element(screen.getByText('Processing')).toBeVisible();
    window.history.back();
    await expect.poll(path).toBe('/pages/integral/detail?id=3');
    // The rest is not enough for another two.
    await expect.element(screen.getByRole('button', { name: 'Not enough points' })).toBeVisible();
  });

  it('keeps the filter of the rewards, in the URL where the URL has it', async () => {
    const asked = vi.spyOn(pawlet.api.points, 'rewards').mockResolvedValue(pageOf([]));
    const screen = await open('/pages/integral/allGoods?type=reality');
    await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Physical item');
    expect(asked.mock.calls.map(([query]) => query)).toContainEqual({ kind: 'physical', page: 1 });
    await screen.getByRole('tab', { name: 'Digital item' }).click();
    await expect.poll(path).toBe('/pages/integral/allGoods?type=virtual');
    await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toEqual({ kind: 'digital', page: 1 });
    await screen.getByRole('tab', { name: 'All' }).click();
    await expect.poll(path).toBe('/pages/integral/allGoods');
  });

  it('puts the state of the exchanges into the URL', async () => {
    const asked = vi.spyOn(pawlet.api.points, 'exchanges').mockResolvedValue(pageOf([exchange()]));
    const screen = await open('/pages/integral/exchangeList?status=2');
    await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toEqual({ state: 'delivered', page: 1 });
    await screen.getByRole('tab', { name: 'Processing' }).click();
    await expect.poll(path).toBe('/pages/integral/exchangeList?status=1');
    await expect
      .element(screen.getByRole('link', { name: /Processing/u }))
      .toHaveAttribute('href', '#/pages/integral/interDetail?id=9');
  });

  it.each([
    ['/pages/integral/detail', 'This reward is no longer offered', 'Go to Rewards'],
    ['/pages/integral/detail?id=x', 'This reward is no longer offered', 'Go to Rewards'],
    ['/pages/integral/order?nums=2', 'This reward is no longer offered', 'Go to Rewards'],
    ['/pages/integral/interDetail?id=0', 'This redemption was not found', 'My redemptions'],
  ])('makes no request where %s has no valid id', async (route, sentence, way) => {
    const find = vi.spyOn(pawlet.api.points, 'findReward');
    const findExchange = vi.spyOn(pawlet.api.points, 'findExchange');
    const screen = await open(route);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: way })).toBeVisible();
    expect(find).not.toHaveBeenCalled();
    expect(findExchange).not.toHaveBeenCalled();
  });

  it('shows that an exchange was made also where the URL has none', async () => {
    const screen = await open('/pages/integral/successfulExchange');
    await expect.element(screen.getByText('Reward redeemed')).toBeVisible();
    vi.spyOn(pawlet.api.points, 'exchanges').mockResolvedValue(pageOf([]));
    await screen.getByRole('button', { name: 'My redemptions' }).click();
    await expect.poll(path).toBe('/pages/integral/exchangeList');
  });

  it('shows a visitor the rewards, and asks for the log-in before the exchange', async () => {
    pawlet.dispose();
    pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.points, 'findReward').mockResolvedValue({ status: 'ok', reward: reward() });
    const asked = vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await open('/pages/integral/detail?id=3');
    await screen.getByRole('button', { name: 'Redeem' }).click();
    expect(asked).toHaveBeenCalledOnce();
    expect(path()).toBe('/pages/integral/detail?id=3');
  });
});

describe('the points page', () => {
  it('shows the latest entries and links, and follows changes', async () => {
    const entries = [1, 2, 3, 4, 5, 6].map((id) => entry(id));
    const read = vi.spyOn(pawlet.api.points, 'ledger').mockResolvedValue(pageOf(entries));
    const screen = await open('/pages/score/score');
    await expect.element(screen.getByText('Reason 5')).toBeVisible();
    await expect.poll(() => screen.getByText('Reason 6').elements()).toHaveLength(0);
    await expect.element(screen.getByText('1,300').first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Earn points' }))
      .toHaveAttribute('href', '#/pages/task/task');
    read.mockResolvedValue(pageOf([entry(7, { change: -300, after: 1000 }), ...entries]));
    pawlet.events.emit('pawlet:points-changed', { points: 1000 });
    await expect.element(screen.getByText('Reason 7')).toBeVisible();
    await expect.element(screen.getByText('-300')).toBeVisible();
    await expect.element(screen.getByText('1,000', { exact: true }).first()).toBeVisible();
  });

  it('has an empty state, and can be reloaded after a failure', async () => {
    const read = vi
      .spyOn(pawlet.api.points, 'ledger')
      .mockRejectedValueOnce(failure())
      .mockResolvedValue(pageOf([]));
    const screen = await open('/pages/score/score');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('No points earned or spent yet')).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('can be reloaded where only the balance failed to load', async () => {
    vi.spyOn(pawlet.api.points, 'ledger').mockResolvedValue(pageOf([entry(1)]));
    vi.spyOn(pawlet.api.points, 'balance').mockRejectedValueOnce(failure()).mockResolvedValue(1300);
    const screen = await open('/pages/score/score');
    await expect.element(screen.getByText('Reason 1')).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('1,300', { exact: true }).first()).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('links from the ledger to each entry without another call', async () => {
    const read = vi.spyOn(pawlet.api.points, 'ledger').mockResolvedValue(pageOf([entry(1), entry(2)]));
    const screen = await open('/pages/integral/integralList');
    await screen.getByRole('link', { name: /Reason 2/u }).click();
    await expect.poll(path).toBe('/pages/score/details?id=2');
    await expect.element(screen.getByRole('heading', { name: 'Reason 2' })).toBeVisible();
    await expect.element(screen.getByText('1,295')).toBeVisible();
    expect(read).toHaveBeenCalledOnce();
  });

  it('finds an entry that is opened directly on a later page', async () => {
    const read = vi
      .spyOn(pawlet.api.points, 'ledger')
      .mockImplementation(({ page = 1 }) => Promise.resolve(pageOf([entry(page * 10)], page < 4, page)));
    const screen = await open('/pages/score/details?id=30');
    await expect.element(screen.getByRole('heading', { name: 'Reason 30' })).toBeVisible();
    expect(read.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3]);
  });

  it('shows that an entry is missing only after the last page, and not after a failure', async () => {
    const read = vi
      .spyOn(pawlet.api.points, 'ledger')
      .mockResolvedValueOnce(pageOf([entry(1)], true))
      .mockRejectedValueOnce(failure())
      .mockResolvedValue(pageOf([entry(2)], false, 2));
    const screen = await open('/pages/score/details?id=99');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('This entry was not found')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Points history' }))
      .toHaveAttribute('href', '#/pages/integral/integralList');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('has no entry without a number: no request is made', async () => {
    const read = vi.spyOn(pawlet.api.points, 'ledger');
    const screen = await open('/pages/score/details?id=abc');
    await expect.element(screen.getByText('This entry was not found')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a shop that has switched points off', () => {
  const pages = routes.filter(({ path }) => isPointsPath(path));

  it.each(pages)('shows that on $path, and loads nothing about points', async ({ path, load }) => {
    const balance = vi.spyOn(pawlet.api.points, 'balance');
    const tasks = vi.spyOn(pawlet.api.tasks, 'list');
    serveConfig(pawlet, { points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
    const opened = await openPage(pawlet, { [path.replace('/pages/', '')]: await load() }, path);
    storefront = opened.storefront;
    await expect.element(opened.screen.getByText('This shop does not offer points')).toBeVisible();
    expect(balance).not.toHaveBeenCalled();
    expect(tasks).not.toHaveBeenCalled();
  });
});
