import type { Pawlet, PawletEvent } from '@pawlet/core';
import type { SignInOverview, SignInResult, Task, TaskId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { buildConfig } from '../../../core/test/buildConfig.ts';
import { createLoggedInShop } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import * as paths from '../ui/icon/paths.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { SignInCalendar } from './SignInCalendar.tsx';
import { SignInTasks } from './SignInTasks.tsx';
import { signInCalendarWidget } from './widget.ts';

const rewards = [5, 5, 8, 8, 10, 10, 20, 10];
const today = '2026-03-03';

function makeOverview(given: Partial<SignInOverview> = {}): SignInOverview {
  return {
    today,
    isSignedToday: false,
    streakDays: 2,
    points: 100,
    rewards,
    fillUp: { price: 30, daysBack: 7, monthlyLimit: 3, left: 3 },
    ranking: { rows: [], ownRank: undefined, ownDays: 2 },
    ...given,
  };
}

const dailyTask: Task = {
  id: 1 as TaskId,
  kind: 'sign_in',
  name: 'Check in today',
  imageUrl: '',
  points: 5,
  progress: 0,
  target: 1,
  state: 'open',
  route: '/pages/signin/signin',
};

interface ServeOptions {
  readonly overview?: Partial<SignInOverview> | undefined;
  /** Checked-in days before today. */
  readonly signed?: readonly string[] | undefined;
  readonly tasks?: readonly Task[] | undefined;
}

/** A stateful server of check-ins, with spies on its calls. */
function serve(shop: Pawlet, options: ServeOptions = {}) {
  let overview = makeOverview(options.overview);
  let signed = [...(options.signed ?? ['2026-03-01', '2026-03-02'])];
  const { signIn, tasks } = shop.api;
  const events: PawletEvent[] = [];
  shop.events.onAny((event) => events.push(event));
  const signInToday = vi.spyOn(signIn, 'signInToday').mockImplementation((): Promise<SignInResult> => {
    const streakDays = overview.streakDays + (overview.isSignedToday ? 0 : 1);
    const pointsAwarded = rewards[streakDays - 1] ?? 10;
    if (overview.isSignedToday) {
      return Promise.resolve({ status: 'already-signed-in', streakDays, pointsAwarded });
    }
    overview = { ...overview, isSignedToday: true, streakDays, points: overview.points + pointsAwarded };
    signed = [...signed, today];
    return Promise.resolve({ status: 'signed-in', streakDays, pointsAwarded });
  });
  const fillUp = vi.spyOn(signIn, 'fillUp').mockImplementation((date) => {
    overview = { ...overview, points: overview.points - 30 };
    signed = [...signed, date];
    return Promise.resolve({ status: 'filled-up', streakDays: 1, points: overview.points });
  });
  const readMonth = vi.spyOn(signIn, 'month');
  const readLog = vi.spyOn(signIn, 'log');
  const readOverview = vi.spyOn(signIn, 'overview').mockImplementation(() => Promise.resolve(overview));
  readMonth.mockImplementation((month) =>
    Promise.resolve(signed.filter((day) => day.startsWith(month)).sort()),
  );
  readLog.mockImplementation(() => {
    const items = [...signed].reverse().map((date, index) => ({
      id: index,
      date,
      kind: 'signed-in' as const,
      streakDays: 1,
      points: 5,
    }));
    return Promise.resolve({ items, total: items.length, page: 1, pageSize: 15, hasMore: false });
  });
  vi.spyOn(signIn, 'rank').mockResolvedValue({
    rows: [
      { rank: 1, userId: 9, name: '小林', avatarUrl: '', days: 38 },
      { rank: 2, userId: 8, name: '', avatarUrl: '', days: 12 },
    ],
    ownRank: 41,
    ownDays: 2,
  });
  const readTasks = vi.spyOn(tasks, 'list').mockResolvedValue(options.tasks ?? [dailyTask]);
  return {
    signInToday,
    fillUp,
    readOverview,
    readMonth,
    readLog,
    readTasks,
    /** Payloads of an event, in order. */
    emitted: (name: PawletEvent['name']) =>
      events.filter((event) => event.name === name).map(({ detail }) => detail),
    /** Checks in elsewhere. */
    signElsewhere: () => {
      overview = { ...overview, isSignedToday: true, streakDays: overview.streakDays + 1 };
    },
    /** Sets the balance. */
    setPoints: (points: number) => {
      overview = { ...overview, points };
    },
  };
}

function show(shop: Pawlet, view?: 'week' | 'month') {
  return render(
    <PawletProvider pawlet={shop}>
      <SignInCalendar view={view} />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

describe('the daily check-in', () => {
  it('reloads in the background what a check-in changes: no spinner covers the dialog', async () => {
    const shop = createLoggedInShop();
    const { readMonth, readLog, readOverview, readTasks } = serve(shop);
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <SignInCalendar view="month" />
        <SignInTasks />
        <OverlayOutlet />
      </PawletProvider>,
    );
    await expect.element(screen.getByText('2 days in a row')).toBeVisible();
    await expect.element(screen.getByText('Check in today').first()).toBeVisible();
    const reads = [readMonth, readLog, readOverview, readTasks];
    for (const read of reads) read.mockClear();
    await screen.getByRole('button', { name: 'Check in for 8 points' }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    for (const read of reads) {
      await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
      for (const call of read.mock.calls) expect(call.at(-1)).toMatchObject({ background: true });
    }
  });

  it('shows streak, rewards and the next bonus, and checks in once', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    const screen = await show(shop);
    await expect.element(screen.getByText('2 days in a row')).toBeVisible();
    await expect.element(screen.getByText('Bonus of 20 points in 4 days')).toBeVisible();
    const tiles = screen
      .getByRole('list', { name: 'Seven days and the points they bring' })
      .getByRole('listitem');
    expect(tiles.elements().map((tile) => tile.getAttribute('data-state'))).toEqual([
      'signed',
      'signed',
      'today',
      'future',
      'future',
      'future',
      'future',
    ]);
    expect(tiles.elements().map(({ textContent }) => textContent)[6]).toContain('+20');

    await screen.getByRole('button', { name: 'Check in for 8 points' }).dblClick();
    const modal = screen.getByRole('alertdialog');
    await expect.element(modal.getByText('+8 points')).toBeVisible();
    await expect.element(modal.getByText('3 days in a row')).toBeVisible();
    await expect.element(modal.getByText('Bonus of 20 points in 4 days')).toBeVisible();
    await modal.getByRole('button', { name: 'OK' }).click();
    await expect.element(modal).not.toBeInTheDocument();

    await expect.element(screen.getByRole('button', { name: 'Checked in today' })).toBeDisabled();
    await expect.element(screen.getByText('108').first()).toBeInTheDocument();
    expect(server.signInToday).toHaveBeenCalledTimes(1);
    expect(server.emitted('pawlet:signed-in')).toEqual([{ streakDays: 3, points: 8 }]);
    expect(server.emitted('pawlet:points-changed')).toEqual([{ points: 108 }]);
  });

  it('treats two taps as one, even while the first is in progress', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    let answer: (result: SignInResult) => void = () => undefined;
    server.signInToday.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const screen = await show(shop);
    const button = screen.getByRole('button', { name: 'Check in for 8 points' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('button', { name: /Day 3/ }).click();
    answer({ status: 'signed-in', streakDays: 3, pointsAwarded: 8 });
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    expect(server.signInToday).toHaveBeenCalledTimes(1);
  });

  it('reports that it was done elsewhere', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    const screen = await show(shop);
    const button = screen.getByRole('button', { name: 'Check in for 8 points' });
    await expect.element(button).toBeVisible();
    server.signElsewhere();
    await button.click();
    await expect.element(screen.getByText('You have already checked in today')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Checked in today' })).toBeDisabled();
    expect(server.emitted('pawlet:signed-in')).toEqual([]);
    expect(server.emitted('pawlet:points-changed')).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    server.readOverview.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: lost (test).'));
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Try again' }).click();
    server.signInToday.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: lost (test).'));
    const button = screen.getByRole('button', { name: 'Check in for 8 points' });
    await button.click();
    await expect.poll(() => server.signInToday.mock.calls.length).toBe(1);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await button.click();
    await expect.element(screen.getByText('+8 points')).toBeVisible();
  });

  it('can be done by keyboard alone', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    const screen = await show(shop);
    await expect.element(screen.getByText('2 days in a row')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: /Day 3/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Check in for 8 points' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Tasks' })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel', { name: 'Tasks' })).toBeVisible();
    expect(server.signInToday).toHaveBeenCalledTimes(1);
  });
});

it('shows no points, tasks or backfilling in a shop with points disabled', async () => {
  const shop = createLoggedInShop();
  serve(shop, { signed: ['2026-03-02'] });
  const config = buildConfig({ points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
  shop.config.store.setState({ status: 'ready', config });
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <SignInCalendar />
    </PawletProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Ranking' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tasks' }).elements()).toHaveLength(0);
  expect(screen.getByText(/points/iu).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Catch up/u }).elements()).toHaveLength(0);
});

describe('the calendar of checked-in days', () => {
  it("shows the server's month, six weeks high, with touch targets at 320 px", async () => {
    await page.viewport(320, 700);
    const shop = createLoggedInShop();
    serve(shop);
    const screen = await show(shop);
    await expect.element(screen.getByRole('table', { name: 'March 2026' })).toBeVisible();
    const cells = screen.getByRole('cell').elements();
    expect(cells).toHaveLength(42);
    for (const cell of cells) {
      const { width, height } = cell.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(40);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
    expect(document.querySelector('[aria-current="date"]')).toHaveTextContent('3today');
    await expect.element(screen.getByText('2 days checked in')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(375, 812);
  });

  it('changes the month by buttons and swiping, up to the current one', async () => {
    const shop = createLoggedInShop();
    serve(shop, { signed: ['2026-02-27', '2026-03-01', '2026-03-02'] });
    const screen = await show(shop);
    const table = screen.getByRole('table');
    await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(screen.getByRole('table', { name: 'February 2026' })).toBeVisible();
    await expect.element(screen.getByText('1 day checked in')).toBeVisible();
    const swipe = (from: number, to: number): void => {
      const at = (type: string, clientX: number): boolean =>
        table
          .element()
          .dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY: 400 }));
      at('pointerdown', from);
      at('pointerup', to);
    };
    swipe(100, 250);
    await expect.element(screen.getByRole('table', { name: 'January 2026' })).toBeVisible();
    swipe(250, 220);
    swipe(250, 100);
    swipe(250, 100);
    swipe(250, 100);
    await expect.element(screen.getByRole('table', { name: 'March 2026' })).toBeVisible();
  });

  it("changes to the next day at midnight of the country, whatever the device's clock", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-09T15:59:59.500Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const shop = createLoggedInShop();
    const server = serve(shop, { overview: { today: '2026-05-09', isSignedToday: true }, signed: [] });
    const screen = await show(shop);
    const marked = () => document.querySelector('[aria-current="date"]')?.textContent;
    await expect.element(screen.getByRole('button', { name: 'Checked in today' })).toBeVisible();
    expect(marked()).toMatch(/^9/);
    server.readOverview.mockResolvedValue(makeOverview({ today: '2026-05-10' }));
    await expect.poll(marked, { timeout: 5000 }).toMatch(/^10/);
    await expect.element(screen.getByRole('button', { name: 'Check in for 8 points' })).toBeVisible();
  });

  it("uses the country's day with a base server that does not send it", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-09T16:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const shop = createLoggedInShop();
    serve(shop, { overview: { today: undefined, streakDays: 0 }, signed: [] });
    const screen = await show(shop);
    await expect.element(screen.getByRole('table', { name: 'May 2026' })).toBeVisible();
    expect(document.querySelector('[aria-current="date"]')).toHaveTextContent('10today');
  });

  it('can start with this week', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const screen = await show(shop, 'week');
    await expect.element(screen.getByRole('cell').first()).toBeVisible();
    expect(screen.getByRole('cell').elements()).toHaveLength(7);
    await screen.getByRole('button', { name: 'Show the whole month' }).click();
    expect(screen.getByRole('cell').elements()).toHaveLength(42);
  });
});

describe('backfilling a missed day', () => {
  it('shows the price, asks for confirmation, and then shows the day as checked in', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    const screen = await show(shop);
    await expect.element(screen.getByText(/3 catch-ups left this month/)).toBeVisible();
    const cell = screen.getByRole('table').getByRole('button', { name: 'Catch up on Feb 27' });
    await screen.getByRole('button', { name: 'Previous month' }).click();
    await cell.click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText(/This costs 30 of your 100 points/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.fillUp).not.toHaveBeenCalled();

    await cell.click();
    await dialog.getByRole('button', { name: 'Catch up' }).click();
    await expect.element(screen.getByText('Caught up on Feb 27')).toBeVisible();
    await expect.element(cell).not.toBeInTheDocument();
    expect(server.fillUp).toHaveBeenCalledExactlyOnceWith('2026-02-27');
    expect(server.emitted('pawlet:points-changed')).toEqual([{ points: 70 }]);
  });

  it('starts in the strip where it would join two streaks', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop, { overview: { streakDays: 0 }, signed: ['2026-03-01'] });
    const screen = await show(shop);
    const strip = screen.getByRole('list', { name: 'Seven days and the points they bring' });
    await strip.getByRole('button', { name: 'Catch up on Mar 2' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Catch up' }).click();
    await expect.poll(() => server.fillUp.mock.calls).toEqual([['2026-03-02']]);
  });

  it('requires enough points', async () => {
    const shop = createLoggedInShop();
    const server = serve(shop, { overview: { points: 29 } });
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Previous month' }).click();
    await screen.getByRole('table').getByRole('button', { name: 'Catch up on Feb 28' }).click();
    await expect.element(screen.getByText('Not enough points')).toBeVisible();
    expect(server.fillUp).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 'limit-reached', limit: 3 }, 'No catch-ups left this month.'],
    [{ status: 'points-short', need: 30, have: 2 }, 'Not enough points'],
    [{ status: 'out-of-range' }, 'You can’t catch up on that day'],
    [{ status: 'already-signed-in' }, 'You already checked in that day'],
  ] as const)('shows the refusal %j and reloads the balance', async (result, words) => {
    const shop = createLoggedInShop();
    const server = serve(shop);
    server.fillUp.mockResolvedValue(result);
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Previous month' }).click();
    await screen.getByRole('table').getByRole('button', { name: 'Catch up on Feb 28' }).click();
    const calls = server.readOverview.mock.calls.length;
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Catch up' }).click();
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
    await expect.poll(() => server.readOverview.mock.calls.length).toBeGreaterThan(calls);
    expect(server.emitted('pawlet:points-changed')).toEqual([]);
  });

  it('is not offered when none is left', async () => {
    const shop = createLoggedInShop();
    serve(shop, { overview: { fillUp: { price: 30, daysBack: 7, monthlyLimit: 3, left: 0 } } });
    const screen = await show(shop);
    await expect.element(screen.getByText('No catch-ups left this month.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Catch up on/ }).elements()).toHaveLength(0);
  });
});

describe('a visitor', () => {
  it('sees the rewards, is prompted to log in by a tap, and is then checked in', async () => {
    const shop = createTestShop();
    const config = buildConfig({ signInRewards: rewards });
    vi.spyOn(shop.config, 'load').mockResolvedValue(config);
    shop.config.store.setState({ status: 'ready', config, error: undefined });
    const server = serve(shop);
    const asked = vi.spyOn(shop.account, 'requestLogIn').mockResolvedValueOnce(false);
    const screen = await show(shop);
    const strip = screen.getByRole('list', { name: 'Seven days and the points they bring' });
    await expect.element(strip.getByText('+20')).toBeVisible();
    await strip.getByRole('button').click();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(server.signInToday).not.toHaveBeenCalled();
    expect(server.readOverview).not.toHaveBeenCalled();

    asked.mockImplementation(() => {
      const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
      shop.session.signIn({ token: 'token-of-the-test', user });
      return Promise.resolve(true);
    });
    // The overview triggered by the log-in is requested before the check-in, and outdated when it arrives.
    const signInToday = server.signInToday.getMockImplementation();
    server.signInToday.mockImplementationOnce(async () => {
      await expect.element(screen.getByRole('button', { name: 'Check in for 8 points' })).toBeInTheDocument();
      if (signInToday === undefined) throw new Error('The test has no check-in handler.');
      return signInToday();
    });
    await screen.getByRole('button', { name: 'Log in and check in' }).click();
    await expect.element(screen.getByText('+8 points')).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('button', { name: 'Checked in today' })).toBeVisible();
    await expect.poll(() => server.emitted('pawlet:points-changed')).toEqual([{ points: 108 }]);
    expect(server.signInToday).toHaveBeenCalledTimes(1);
  });
});

it('follows another tab of the shopper', async () => {
  const shop = createLoggedInShop();
  const server = serve(shop);
  const screen = await show(shop);
  await expect.element(screen.getByText('2 days in a row')).toBeVisible();
  server.signElsewhere();
  // Sent by the other tab: the points, without the reason.
  shop.events.emit('pawlet:points-changed', { points: 108 });
  await expect.element(screen.getByRole('button', { name: 'Checked in today' })).toBeVisible();
  await expect.element(screen.getByText('3 days in a row')).toBeVisible();
});

describe('tasks, ranking and history', () => {
  it("has a task's icon by kind, whatever its page", async () => {
    const shop = createLoggedInShop();
    const favourite: Task = { ...dailyTask, id: 2 as TaskId, kind: 'favourite', route: '/pages/index/index' };
    const unnamed: Task = { ...dailyTask, id: 3 as TaskId, kind: '', route: '/pages/index/index' };
    const tasks = vi.spyOn(shop.api.tasks, 'list').mockResolvedValue([dailyTask, favourite, unnamed]);
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <SignInTasks />
      </PawletProvider>,
    );
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    const drawings = [...document.querySelectorAll('li > div > [aria-hidden] path')];
    expect(drawings.map((path) => path.getAttribute('d'))).toEqual([
      paths.calendar,
      paths.heart,
      paths.coins,
    ]);
    expect(tasks).toHaveBeenCalledOnce();
  });

  it("claims points once and links to a task's page", async () => {
    const shop = createLoggedInShop();
    const claimable: Task = {
      ...dailyTask,
      id: 2 as TaskId,
      name: 'Rate goods',
      state: 'claimable',
      points: 30,
    };
    const open: Task = {
      ...dailyTask,
      id: 3 as TaskId,
      name: 'Invite friends',
      progress: 1,
      target: 3,
      route: '/pages/share/share',
    };
    const server = serve(shop, { tasks: [dailyTask, claimable, open] });
    const claim = vi.spyOn(shop.api.tasks, 'claim').mockImplementation(() => {
      server.setPoints(130);
      vi.spyOn(shop.api.tasks, 'list').mockResolvedValue([dailyTask, { ...claimable, state: 'done' }, open]);
      return Promise.resolve({ status: 'claimed', points: 130 });
    });
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('tab', { name: 'Tasks' }).click();
    await expect.element(screen.getByText('1 of 3', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Claim: Rate goods' }).dblClick();
    await expect.element(screen.getByText('You got 30 points')).toBeVisible();
    await expect.element(screen.getByText('130').first()).toBeInTheDocument();
    expect(claim).toHaveBeenCalledExactlyOnceWith(2);
    expect(server.emitted('pawlet:points-changed')).toEqual([{ points: 130 }]);
    await expect.element(screen.getByText('Done', { exact: true })).toBeVisible();

    await screen.getByRole('button', { name: 'Go: Invite friends' }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/pages/share/share');
    await screen.getByRole('button', { name: 'Go: Check in today' }).click();
    await expect.poll(() => server.signInToday.mock.calls.length).toBe(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("shows the shop's message that a task is not complete", async () => {
    const shop = createLoggedInShop();
    serve(shop, { tasks: [{ ...dailyTask, state: 'claimable' }] });
    const refusal = { status: 'not-done', message: 'Not yet, dear.' } as const;
    vi.spyOn(shop.api.tasks, 'claim').mockResolvedValue(refusal);
    const screen = await show(shop);
    await screen.getByRole('tab', { name: 'Tasks' }).click();
    await screen.getByRole('button', { name: 'Claim: Check in today' }).click();
    await expect.element(screen.getByText('Not yet, dear.')).toBeVisible();
  });

  it('pins the own place below the ranking', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const screen = await show(shop);
    await screen.getByRole('tab', { name: 'Ranking' }).click();
    await expect.element(screen.getByText('小林')).toHaveAttribute('lang', '');
    await expect.element(screen.getByText('Shopper')).toBeVisible();
    const own = document.querySelector('[data-pawlet-part="own-rank"]');
    expect(own).toHaveTextContent('41You2 days');
    expect(own === null ? '' : getComputedStyle(own).position).toBe('sticky');
  });

  it('lists the checked-in days by month', async () => {
    const shop = createLoggedInShop();
    serve(shop, { signed: ['2026-02-27', '2026-03-02'] });
    const screen = await show(shop);
    await screen.getByRole('tab', { name: 'History' }).click();
    await expect.element(screen.getByText('Mar 2, 2026')).toBeVisible();
    const march = screen.getByRole('region', { name: 'March 2026' });
    expect(march.getByRole('listitem').elements()).toHaveLength(1);
    const february = screen.getByRole('region', { name: 'February 2026' });
    await expect.element(february.getByText('Feb 27, 2026')).toBeVisible();
  });
});

describe('the reminder', () => {
  it('is shown only where the surrounding app supports it', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const screen = await show(shop);
    await expect.element(screen.getByText('2 days in a row')).toBeVisible();
    expect(screen.getByRole('switch').elements()).toHaveLength(0);
    await screen.unmount();

    vi.spyOn(shop.host, 'isAvailable').mockImplementation((name) => name === 'setReminder');
    const remind = vi.spyOn(shop.host, 'setReminder').mockResolvedValueOnce('failed');
    const again = await show(shop);
    const toggle = again.getByRole('switch', { name: 'Remind me every day' });
    await toggle.click();
    await expect.element(again.getByText('The reminder could not be changed')).toBeVisible();
    await expect.element(toggle).not.toBeChecked();
    remind.mockResolvedValue('done');
    await toggle.click();
    await expect.element(toggle).toBeChecked();
    expect(remind).toHaveBeenLastCalledWith(true);
    await toggle.click();
    await expect.element(toggle).not.toBeChecked();
    expect(remind).toHaveBeenLastCalledWith(false);
  });
});

it('is mounted from options', () => {
  expect(signInCalendarWidget.parseOptions({})).toEqual({ view: 'month' });
  expect(signInCalendarWidget.parseOptions({ view: 'week' })).toEqual({ view: 'week' });
  expect(() => signInCalendarWidget.parseOptions({ view: 'year' })).toThrow(/option "view"/);
  expect(() => signInCalendarWidget.parseOptions({ colour: 'red' })).toThrow(/no option "colour"/);
});
