import type { Pawlet } from '@pawlet/core';
import type { ExchangeResult, RewardDetail } from '@pawlet/core/api';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildExchange, buildReward, servePoints, type PointsData } from '../../test/pointsData.ts';
import { createLoggedInShop, homeAddress } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { PointsMall } from './PointsMall.tsx';

const strap = buildReward(1, { title: 'Strap', models: ['Coral', 'Sage'], limit: 2 });
const coupon = buildReward(2, { title: 'Coupon', kind: 'digital' });

function show(shop: Pawlet) {
  return render(
    <PawletProvider pawlet={shop}>
      <PointsMall />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

/** Opens the confirmation of a reward, with its first model selected. */
async function confirm(reward: RewardDetail, data: PointsData = {}) {
  const shop = createLoggedInShop();
  const served = servePoints(shop, { rewards: [reward], ...data });
  const screen = await show(shop);
  await screen.getByRole('article').getByRole('link').click();
  const [model] = reward.models;
  if (model !== undefined) await screen.getByRole('button', { name: model }).click();
  await screen.getByRole('button', { name: 'Redeem' }).click();
  const button = screen.getByRole('button', { name: 'Confirm redemption' });
  await expect.element(button).toBeVisible();
  const accept = () => screen.getByRole('checkbox', { name: /final/ }).click();
  return { shop, screen, button, accept, ...served };
}

describe('choosing a reward', () => {
  it('requires a model first, and limits the quantity to the maximum', async () => {
    const shop = createLoggedInShop();
    servePoints(shop, { rewards: [strap] });
    const screen = await show(shop);
    await screen.getByRole('article').getByRole('link').click();
    await screen.getByRole('button', { name: 'Redeem' }).click();
    await expect.element(screen.getByText('Choose a model')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Increase' }).click();
    await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
    await expect.element(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
    await expect.element(screen.getByText('1,200 points')).toBeVisible();
  });

  it('shows on the button what is missing', async () => {
    const shop = createLoggedInShop();
    const { exchange } = servePoints(shop, {
      balance: 700,
      rewards: [coupon, buildReward(3, { title: 'Brush', stock: 0 })],
    });
    const screen = await show(shop);
    await screen.getByRole('article').filter({ hasText: 'Coupon' }).getByRole('link').click();
    await expect.element(screen.getByRole('button', { name: 'Redeem' })).toBeVisible();
    await screen.getByRole('button', { name: 'Increase' }).click();
    await screen.getByRole('button', { name: 'Not enough points' }).click({ force: true });
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('article').filter({ hasText: 'Brush' }).getByRole('link').click();
    await screen.getByRole('button', { name: 'Out of stock' }).click({ force: true });
    await expect.element(screen.getByRole('heading', { name: 'Reward', exact: true })).toBeVisible();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('reports a missing reward and links back', async () => {
    const shop = createLoggedInShop();
    const { findReward } = servePoints(shop, { rewards: [coupon] });
    const screen = await show(shop);
    await expect.element(screen.getByRole('article')).toBeVisible();
    findReward.mockResolvedValue({ status: 'not-found' });
    await screen.getByRole('article').getByRole('link').click();
    await expect.element(screen.getByText('This reward is no longer offered')).toBeVisible();
    await screen.getByRole('button', { name: 'Go to Rewards' }).click();
    await expect.element(screen.getByRole('article')).toBeVisible();
  });
});

describe('confirming an exchange', () => {
  it('exchanges once for two taps, publishes it, and shows the next steps', async () => {
    const { shop, screen, button, accept, balance, exchange, exchanges } = await confirm(strap, {
      exchanges: [buildExchange(9)],
    });
    const emitted: unknown[] = [];
    shop.events.onAny(({ name, detail }) => emitted.push([name, detail]));
    let answer: (result: ExchangeResult) => void = () => undefined;
    exchange.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await expect.element(screen.getByText('王小明')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Note' }).fill(' soon ');
    await accept();
    await button.dblClick();
    await button.click({ force: true });
    // A refresh reads the new balance too.
    balance.mockResolvedValue(4400);
    answer({ status: 'ok', id: buildExchange(9).id, points: 4400 });
    await expect.element(screen.getByText('Reward redeemed')).toBeVisible();
    await expect.element(screen.getByText('Balance: 4,400')).toBeVisible();
    expect(exchange).toHaveBeenCalledExactlyOnceWith({
      rewardId: 1,
      quantity: 1,
      addressId: 7,
      model: 'Coral',
      memo: 'soon',
    });
    expect(emitted).toEqual([
      ['pawlet:exchange', { productId: 1, quantity: 1 }],
      ['pawlet:points-changed', { points: 4400 }],
    ]);
    await screen.getByRole('button', { name: 'View redemption' }).click();
    await expect.element(screen.getByText('Processing')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('button', { name: 'Go to Rewards' }).click();
    await expect.element(screen.getByText('4,400')).toBeVisible();
    expect(exchanges).not.toHaveBeenCalled();
  });

  it('shows points before and after, and needs no address for a digital reward', async () => {
    const { screen, button, accept, addresses, exchange } = await confirm(coupon);
    const terms = screen.container.querySelectorAll('section:not([hidden]) dd');
    expect([...terms].map(({ textContent }) => textContent)).toEqual(['5,000', '-600', '4,400']);
    await accept();
    await button.click();
    await expect.element(screen.getByText('Reward redeemed')).toBeVisible();
    expect(exchange.mock.calls[0]?.[0]).toMatchObject({ addressId: undefined, quantity: 1 });
    expect(addresses).not.toHaveBeenCalled();
  });

  it('is sent only after acknowledging that it is final', async () => {
    const { screen, button, exchange } = await confirm(coupon);
    await button.click();
    await expect.element(screen.getByText('Please confirm first that this is final')).toBeInTheDocument();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('requires an address, and uses a new one from the sheet', async () => {
    const shop = createLoggedInShop();
    const { exchange } = servePoints(shop, { rewards: [buildReward(1)], addresses: [] });
    const screen = await show(shop);
    await screen.getByRole('article').getByRole('link').click();
    await screen.getByRole('button', { name: 'Redeem' }).click();
    await screen.getByRole('checkbox', { name: /final/ }).click();
    await screen.getByRole('button', { name: 'Confirm redemption' }).click();
    await expect.element(screen.getByText('Please add an address first')).toBeInTheDocument();
    expect(exchange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Add address' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  it('uses another address from the address book', async () => {
    const other = { ...homeAddress, id: 8 as typeof homeAddress.id, receiver: 'Ada', isDefault: false };
    const { screen, button, accept, exchange } = await confirm(buildReward(1), {
      addresses: [homeAddress, other],
    });
    await screen.getByText('王小明').click();
    await screen.getByRole('dialog').getByText('Ada').click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Ada')).toBeVisible();
    await accept();
    await button.click();
    await vi.waitFor(() => expect(exchange.mock.calls[0]?.[0]).toMatchObject({ addressId: 8 }));
  });

  it('reloads the balance when the server reports too few points', async () => {
    const { screen, button, accept, balance, exchange } = await confirm(coupon);
    exchange.mockResolvedValue({ status: 'points-short', have: 100, message: 'no' });
    balance.mockResolvedValue(100);
    const asked = balance.mock.calls.length;
    await accept();
    await button.click();
    await expect.element(screen.getByRole('button', { name: 'Not enough points' })).toBeVisible();
    await expect.element(screen.getByText('-500', { exact: true })).toBeVisible();
    expect(balance.mock.calls.length).toBeGreaterThan(asked);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('reloads the reward when it is out of stock', async () => {
    const { screen, button, accept, findReward, exchange } = await confirm(coupon);
    exchange.mockResolvedValue({ status: 'out-of-stock', left: 0, message: 'no' });
    findReward.mockResolvedValue({ status: 'ok', reward: { ...coupon, stock: 0 } });
    await accept();
    await button.click();
    await expect.element(screen.getByRole('button', { name: 'Out of stock' })).toBeVisible();
  });

  it.each<[ExchangeResult, string]>([
    [{ status: 'limit-reached', limit: 2, message: 'At most 2 for you' }, 'At most 2 for you'],
    [{ status: 'refused', reason: 'VALIDATION', message: 'Too many', fields: {} }, 'Too many'],
  ])("shows the server's message for %o and stays", async (result, words) => {
    const { screen, button, accept, exchange } = await confirm(coupon);
    exchange.mockResolvedValue(result);
    await accept();
    await button.click();
    await expect.element(screen.getByText(words)).toBeInTheDocument();
    await expect.element(button).toBeVisible();
  });

  it('reports a reward that the shop has withdrawn', async () => {
    const { screen, button, accept, findReward, exchange } = await confirm(coupon);
    exchange.mockResolvedValue({ status: 'off-shelf', message: 'Gone' });
    findReward.mockResolvedValue({ status: 'not-found' });
    await accept();
    await button.click();
    await expect.element(screen.getByText('This reward is no longer offered').last()).toBeVisible();
  });

  it('loads the balance where the server does not return it', async () => {
    const { shop, screen, button, accept, exchange, balance } = await confirm(coupon);
    const emitted = vi.fn<(detail: { readonly points: number }) => void>();
    shop.events.on('pawlet:points-changed', emitted);
    exchange.mockResolvedValue({ status: 'ok', id: undefined, points: undefined });
    balance.mockResolvedValue(4400);
    await accept();
    await button.click();
    await expect.element(screen.getByText('Balance: 4,400')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'My redemptions' })).toBeVisible();
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ points: 4400 });
  });
});
