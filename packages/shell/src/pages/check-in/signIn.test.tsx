import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { ClaimResult, Page, SignInLogEntry, Task, TaskId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import type { Storefront } from '../../storefront.ts';
import { LogPage } from './LogPage.tsx';
import { RankingPage } from './RankingPage.tsx';
import { TasksPage } from './TasksPage.tsx';

const pages = {
  'signin/signin': () => <h1 data-page-heading="">Daily check-in</h1>,
  'signin/logs': LogPage,
  'signin/ranking': RankingPage,
  'task/task': TasksPage,
  'index/index': () => <h1 data-page-heading="">Home</h1>,
};

let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  localStorage.clear();
  pawlet = createLoggedInPawlet();
  vi.spyOn(pawlet.api.points, 'balance').mockResolvedValue(100);
});

afterEach(async () => {
  await cleanup();
  storefront?.navigation.dispose();
  pawlet.dispose();
});

async function open(route: string) {
  const opened = await openPage(pawlet, pages, route);
  storefront = opened.storefront;
  return opened.screen;
}

const failure = () => new PawletError('NETWORK', 'Pawlet: no response.');

function task(changes: Partial<Task> = {}): Task {
  return {
    id: 2 as TaskId,
    kind: 'favourite',
    name: 'Add 3 favorites',
    imageUrl: '',
    points: 5,
    progress: 1,
    target: 3,
    state: 'open',
    route: '/pages/index/index',
    ...changes,
  };
}

function log(...entries: readonly Partial<SignInLogEntry>[]): Page<SignInLogEntry> {
  const items = entries.map((given, id) => ({
    id,
    date: '2026-03-02',
    kind: 'signed-in' as const,
    streakDays: 1,
    points: 5,
    ...given,
  }));
  return { items, total: items.length, page: 1, pageSize: 15, hasMore: false };
}

describe('the check-in log', () => {
  it('shows the days by month, with the points that each earned or cost', async () => {
    vi.spyOn(pawlet.api.signIn, 'log').mockResolvedValue(
      log(
        { date: '2026-03-01' },
        { date: '2026-02-28', kind: 'made-up', points: -30 },
        { date: '2026-02-27', points: 8 },
      ),
    );
    const screen = await open('/pages/signin/logs');
    const february = screen.getByRole('region', { name: 'February 2026' });
    await expect.element(february.getByText('Caught up')).toBeVisible();
    await expect.element(february.getByText('-30')).toBeVisible();
    await expect.element(february.getByText('+8')).toBeVisible();
    expect(screen.getByRole('region', { name: 'March 2026' }).getByRole('listitem').elements()).toHaveLength(
      1,
    );
  });

  it('can be reloaded after a failure, and has an empty state', async () => {
    vi.spyOn(pawlet.api.signIn, 'log').mockRejectedValueOnce(failure()).mockResolvedValue(log());
    const screen = await open('/pages/signin/logs');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('You have not checked in yet')).toBeVisible();
  });

  it('links to the check-in while it is empty', async () => {
    vi.spyOn(pawlet.api.signIn, 'log').mockResolvedValue(log());
    const screen = await open('/pages/signin/logs');
    await screen.getByRole('button', { name: 'Check in' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Daily check-in' })).toBeVisible();
  });
});

describe('the ranking', () => {
  it("keeps the shopper's own place visible below a long list", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      rank: index + 1,
      userId: 100 + index,
      name: `Shopper ${index}`,
      avatarUrl: '',
      days: 40 - index,
    }));
    vi.spyOn(pawlet.api.signIn, 'rank').mockResolvedValue({ rows, ownRank: 41, ownDays: 2 });
    const screen = await open('/pages/signin/ranking');
    await expect.element(screen.getByText('Shopper 9')).toBeInTheDocument();
    await expect.element(screen.getByText('You', { exact: true })).toBeInViewport();
    await expect.element(screen.getByText('41')).toBeInViewport();
  });

  it('invites a shopper without a streak', async () => {
    vi.spyOn(pawlet.api.signIn, 'rank').mockResolvedValue({ rows: [], ownRank: undefined, ownDays: 0 });
    const screen = await open('/pages/signin/ranking');
    await expect.element(screen.getByText('Nobody has a streak yet')).toBeVisible();
    await expect.element(screen.getByText('Check in to join the ranking')).toBeVisible();
  });
});

describe('the tasks', () => {
  it('link to where they are done, and are complete when the shopper returns', async () => {
    const read = vi.spyOn(pawlet.api.tasks, 'list').mockResolvedValue([task()]);
    const screen = await open('/pages/task/task');
    await screen.getByRole('button', { name: 'Go: Add 3 favorites' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    read.mockResolvedValue([task({ state: 'claimable', progress: 3 })]);
    window.history.back();
    await expect.element(screen.getByRole('button', { name: 'Claim: Add 3 favorites' })).toBeVisible();
  });

  it('give their points once, however often they are tapped, and the balance counts up', async () => {
    vi.spyOn(pawlet.api.tasks, 'list').mockResolvedValue([task({ state: 'claimable', progress: 3 })]);
    let finish: (result: ClaimResult) => void = () => undefined;
    const claim = vi
      .spyOn(pawlet.api.tasks, 'claim')
      .mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const screen = await open('/pages/task/task');
    await expect.element(screen.getByText('100').first()).toBeVisible();
    await screen.getByRole('button', { name: /^Claim/u }).dblClick();
    vi.spyOn(pawlet.api.tasks, 'list').mockResolvedValue([task({ state: 'done', progress: 3 })]);
    finish({ status: 'claimed', points: 105 });
    await expect.element(screen.getByText('You got 5 points')).toBeVisible();
    await expect.element(screen.getByText('Done')).toBeVisible();
    await expect.element(screen.getByText('105').first()).toBeVisible();
    expect(claim).toHaveBeenCalledOnce();
  });

  it('are open to visitors, who are asked to log in', async () => {
    pawlet.dispose();
    pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.tasks, 'list').mockResolvedValue([task({ progress: 0 })]);
    const asked = vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await open('/pages/task/task');
    await expect.element(screen.getByRole('button', { name: 'Go: Add 3 favorites' })).toBeVisible();
    await screen.getByRole('button', { name: 'Log in' }).click();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('can be reloaded after a failure, and have an empty state', async () => {
    vi.spyOn(pawlet.api.tasks, 'list').mockRejectedValueOnce(failure()).mockResolvedValue([]);
    const screen = await open('/pages/task/task');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('No tasks at the moment')).toBeVisible();
  });
});
