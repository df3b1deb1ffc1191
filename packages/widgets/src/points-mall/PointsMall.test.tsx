import type { Pawlet } from '@pawlet/core';
import type { Task, TaskId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { buildEntry, buildExchange, buildReward, servePoints } from '../../test/pointsData.ts';
import { createLoggedInShop } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { PointsMall, type PointsMallProps } from './PointsMall.tsx';
import { pointsMallWidget } from './widget.ts';

function show(shop: Pawlet, props: PointsMallProps = {}) {
  return render(
    <PawletProvider pawlet={shop}>
      <PointsMall {...props} />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

const lost = () => new PawletError('NETWORK', 'Pawlet: no answer (test).');

describe('the first view of the points mall', () => {
  it('shows the balance and which rewards are affordable', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, {
      balance: 1000,
      rewards: [
        buildReward(1, { title: 'Strap', points: 1000, redeemedCount: 7 }),
        buildReward(2, { title: 'Fountain', points: 1001 }),
        buildReward(3, { title: 'Brush', points: 5, stock: 0 }),
      ],
    });
    const screen = await show(shop);
    await expect.element(screen.getByText('1,000', { exact: true })).toBeVisible();
    const card = (name: string) => screen.getByRole('article').filter({ hasText: name });
    await expect.element(card('Strap').getByText('You can afford it')).toBeVisible();
    await expect.element(card('Strap').getByText('7 redeemed')).toBeVisible();
    await expect.element(card('Fountain').getByText('Not enough points')).toBeVisible();
    await expect.element(card('Brush').getByText('Out of stock')).toBeVisible();
  });

  it('filters the rewards by points, with a link back from an empty range', async () => {
    const shop = createLoggedInShop();
    const { rewards } = servePoints(shop, {
      balance: 700,
      rewards: [
        buildReward(1, { title: 'Coupon', points: 500 }),
        buildReward(2, { title: 'Mat', points: 900 }),
      ],
    });
    const screen = await show(shop);
    const titles = () =>
      screen
        .getByRole('article')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => titles().length).toBe(2);
    await screen.getByRole('button', { name: '501–1,000' }).click();
    await expect.poll(() => titles().length).toBe(1);
    expect(titles()[0]).toContain('Mat');
    await screen.getByRole('button', { name: 'Within my points' }).click();
    await expect.poll(() => titles()[0]).toContain('Coupon');
    expect(rewards.mock.lastCall?.[0]).toMatchObject({ maxPoints: 700 });
    await screen.getByRole('button', { name: '2,001 and more' }).click();
    await expect.element(screen.getByText('No rewards in this range')).toBeVisible();
    await screen.getByRole('button', { name: 'Show all rewards' }).click();
    await expect.poll(() => titles().length).toBe(2);
  });

  it('is visible to a visitor, with a log-in prompt for personal data', async () => {
    const shop = createTestShop();
    const { balance, exchanges, ledger } = servePoints(shop, { rewards: [buildReward(1)] });
    const asked = vi.spyOn(shop.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await show(shop, { filter: 'affordable' });
    await expect.element(screen.getByRole('article')).toBeVisible();
    await expect.element(screen.getByText('Log in to see your points')).toBeVisible();
    await screen.getByRole('button', { name: 'Within my points' }).click();
    await screen.getByRole('button', { name: 'Log in' }).click();
    expect(asked).toHaveBeenCalledTimes(2);
    await screen.getByRole('link', { name: 'My redemptions' }).click();
    await expect.element(screen.getByText('Log in to see your redemptions')).toBeVisible();
    expect(balance).not.toHaveBeenCalled();
    expect(exchanges).not.toHaveBeenCalled();
    expect(ledger).not.toHaveBeenCalled();
  });

  it('shows a failure and can retry', async () => {
    const shop = createLoggedInShop();
    const { rewards } = servePoints(shop, { rewards: [buildReward(1)] });
    rewards.mockRejectedValueOnce(lost());
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('article')).toBeVisible();
  });

  it('gives the points of a completed task, once', async () => {
    const shop = createLoggedInShop();
    const task = { kind: 'review', progress: 1, target: 1, imageUrl: '', route: '/pages/my/profile' };
    const tasksWith = (state: Task['state']): readonly Task[] => [
      { ...task, id: 1 as TaskId, name: 'Fill in your profile', points: 20, state },
      { ...task, id: 2 as TaskId, name: 'Review', points: 50, state: 'open', progress: 2, target: 3 },
    ];
    const { claim, tasks } = servePoints(shop, { tasks: tasksWith('claimable') });
    claim.mockImplementation(() => {
      tasks.mockResolvedValue(tasksWith('done'));
      return Promise.resolve({ status: 'claimed', points: 5020 });
    });
    const emitted = vi.fn<(detail: { readonly points: number }) => void>();
    shop.events.on('pawlet:points-changed', emitted);
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await expect.element(screen.getByText('2 of 3')).toBeVisible();
    await screen.getByRole('button', { name: 'Claim: Fill in your profile' }).dblClick();
    await expect.element(screen.getByText('5,020')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    expect(claim).toHaveBeenCalledExactlyOnceWith(1);
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ points: 5020 });
    await screen.getByRole('button', { name: 'Go: Review' }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/pages/my/profile');
  });
});

describe('stacked views', () => {
  it('open with the focus on their title, and restore it to the link that opened them', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, { rewards: [buildReward(1)] });
    const screen = await show(shop);
    const card = screen.getByRole('article').getByRole('link');
    await expect.element(card).toBeVisible();
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Reward', exact: true })).toHaveFocus();
    await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(card).toHaveFocus();
  });

  it('keep the scroll position of the list below', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, { rewards: Array.from({ length: 15 }, (_, index) => buildReward(index + 1)) });
    const screen = await show(shop);
    const card = screen.getByRole('article').filter({ hasText: 'Reward 13' }).getByRole('link');
    await expect.element(card).toBeVisible();
    card.element().scrollIntoView({ block: 'center' });
    const scrolled = document.documentElement.scrollTop;
    expect(scrolled).toBeGreaterThan(500);
    await card.click();
    await expect.element(screen.getByRole('button', { name: 'Redeem' })).toBeVisible();
    expect(document.documentElement.scrollTop).toBeLessThan(20);
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(card).toBeVisible();
    expect(Math.abs(document.documentElement.scrollTop - scrolled)).toBeLessThan(2);
  });

  it('show ledger and rules', async () => {
    const shop = createLoggedInShop();
    const { page } = servePoints(shop, { ledger: [buildEntry(2, -600, 400), buildEntry(1, 1000, 1000)] });
    const screen = await show(shop);
    await screen.getByRole('link', { name: 'History' }).click();
    const entries = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect
      .poll(entries)
      .toEqual([
        expect.stringMatching(/^Reason 2.*-600Balance: 400$/u),
        expect.stringMatching(/^Reason 1.*\+1,000Balance: 1,000$/u),
      ]);
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('link', { name: 'Rules' }).click();
    await expect.element(screen.getByText('The rules could not be found')).toBeVisible();
    expect(page.mock.calls.map(([which]) => which)).toEqual([{ name: 'integral_rule' }]);
  });

  it('show exchanges by state, and the details of one', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, {
      exchanges: [
        buildExchange(1),
        buildExchange(2, { kind: 'digital', state: 'delivered', code: 'MEOW-7' }),
        buildExchange(3, { state: 'refused', reason: 'Out of production' }),
        buildExchange(4, { state: 'delivered', carrier: 'SF', trackingNumber: '123456' }),
        buildExchange(5, { kind: 'digital', state: 'completed' }),
      ],
    });
    const screen = await show(shop);
    await screen.getByRole('link', { name: 'My redemptions' }).click();
    const rows = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => rows().length).toBe(5);
    for (const [index, word] of [
      'Processing',
      'Issued',
      'Declined, points returned',
      'Shipped',
      'Completed',
    ].entries())
      expect(rows()[index]).toContain(word);
    await screen.getByRole('tab', { name: 'Declined' }).click();
    await expect.poll(() => rows().length).toBe(1);
    await screen.getByRole('listitem').getByRole('link').click();
    await expect.element(screen.getByText('Out of production')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('tab', { name: 'Shipped or issued' }).click();
    await screen.getByRole('link', { name: /Issued/ }).click();
    await expect.element(screen.getByText('MEOW-7')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('link', { name: /Shipped/ }).click();
    await expect.element(screen.getByText('123456')).toBeVisible();
    expect(
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Back', 'Copy Tracking number', 'Copy Redemption number']);
  });

  it('link back to all exchanges from an empty state', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, { exchanges: [buildExchange(1)] });
    const screen = await show(shop);
    await screen.getByRole('link', { name: 'My redemptions' }).click();
    await screen.getByRole('tab', { name: 'Declined' }).click();
    await expect.element(screen.getByText('No redemptions with this status')).toBeVisible();
    await screen.getByRole('button', { name: 'Show all redemptions' }).click();
    await expect.element(screen.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('listitem')).toBeVisible();
  });

  it('link to the tasks where there are no points yet', async () => {
    const shop = createLoggedInShop();
    servePoints(shop);
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('link', { name: 'History' }).click();
    await expect.element(screen.getByText('No points earned or spent yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Earn points' }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/pages/task/task');
  });

  it('have no accessibility violations', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, {
      balance: 100,
      rewards: [buildReward(1, { models: ['Coral', 'Sage'] })],
      exchanges: [buildExchange(1)],
      ledger: [buildEntry(1, 5, 5)],
    });
    const screen = await show(shop);
    const check = async () => {
      const { violations } = await axe.run(screen.container, { resultTypes: ['violations'] });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    };
    await expect.element(screen.getByRole('article')).toBeVisible();
    await check();
    await screen.getByRole('article').getByRole('link').click();
    await expect.element(screen.getByText('Good for cats')).toBeVisible();
    await check();
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('link', { name: 'My redemptions' }).click();
    await screen.getByRole('listitem').getByRole('link').click();
    await expect.element(screen.getByText('Redemption number')).toBeVisible();
    await check();
  });
});

it('is mounted from options', () => {
  expect(pointsMallWidget.parseOptions({ filter: 'to-500' })).toEqual({ filter: 'to-500' });
  expect(() => pointsMallWidget.parseOptions({ filter: 'cheap' })).toThrow(/option "filter"/);
});
