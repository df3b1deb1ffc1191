import '@pawlet/widgets/ui';
import type { Order, OrderLine, Review, ReviewPage, ReviewsApi } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, openPage } from '../../../test/openPage.tsx';
import { ListsPage } from './ListsPage.tsx';
import { WritePage } from './WritePage.tsx';

const line = {
  id: 7 as OrderLine['id'],
  goodsId: 3 as OrderLine['goodsId'],
  title: 'Aura',
  imageUrl: '',
  attributes: [],
  isEvaluated: false,
  saleState: 'none',
  quantity: 1,
  refundedQuantity: 0,
  exchangedQuantity: 0,
  unreadMessages: 0,
  isGift: false,
} as Partial<OrderLine> as OrderLine;

async function openForm(lines: readonly OrderLine[] = [line]) {
  const add = vi.fn<ReviewsApi['add']>().mockResolvedValue({ status: 'ok' });
  const order = {
    orderNumber: 'A1' as Order['orderNumber'],
    actions: ['evaluate'],
    lines,
  } as Partial<Order> as Order;
  const pawlet = createTestPawlet();
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'ok', order });
  vi.spyOn(pawlet.api.reviews, 'add').mockImplementation(add);
  const page = await openPage(pawlet, { 'remark/remark': WritePage }, '/pages/remark/remark?order_sn=A1');
  const words = page.screen.getByRole('textbox', { name: 'Your review' }).first();
  const submit = page.screen.getByRole('button', { name: 'Submit' });
  return { ...page, add, words, submit };
}

beforeEach(() => localStorage.clear());
afterEach(closePages);

describe('the review form', () => {
  it('requires at least five characters', async () => {
    const { add, words, submit } = await openForm();
    await submit.click();
    await expect.element(words).toHaveAccessibleDescription('Please write your review');
    await expect.element(words).toHaveFocus();
    await words.fill('good');
    await submit.click();
    await expect.element(words).toHaveAccessibleDescription('Please write at least 5 characters');
    expect(add).not.toHaveBeenCalled();
  });

  it('submits stars and text once, updates the other pages and removes the draft', async () => {
    const { screen, add, words, submit, pawlet } = await openForm();
    const told: string[] = [];
    pawlet.events.on('pawlet:order-changed', ({ change }) => told.push(change));
    await words.fill('Quiet and clean');
    await screen.getByRole('radio', { name: /^3 of 5/ }).click({ force: true });
    await submit.dblClick();
    await expect.element(screen.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    expect(add).toHaveBeenCalledOnce();
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      orderNumber: 'A1',
      lines: [{ lineId: 7, goodsId: 3, star: 3, content: 'Quiet and clean', imageUrls: [], videoUrl: '' }],
    });
    expect(told).toEqual(['reviewed']);
    expect(localStorage.getItem('pawlet:review-drafts:')).toBeNull();
  });

  it('keeps the input when there is no response, also in a new visit', async () => {
    const { add, words, submit } = await openForm();
    add.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    await words.fill('Quiet and clean');
    await submit.click();
    await expect.poll(() => add.mock.calls.length).toBe(1);
    await expect.element(words).toHaveValue('Quiet and clean');
    await closePages();
    const again = await openForm();
    await expect.element(again.words).toHaveValue('Quiet and clean');
  });

  it('shows when the order has been reviewed', async () => {
    const { screen } = await openForm([{ ...line, isEvaluated: true }]);
    await expect.element(screen.getByText('This order has been reviewed')).toBeVisible();
  });
});

describe('the reviews of a product', () => {
  const review = {
    id: 1 as Review['id'],
    goodsId: 3 as Review['goodsId'],
    star: 5,
    content: 'Quiet',
    language: 'en',
    imageUrls: ['/media/a.webp'],
    videoUrl: '',
    attributes: [{ name: 'Colour', value: 'White' }],
    author: { nickname: 'Mo', avatarUrl: '' },
    createdAt: Date.parse('2026-11-20T10:00:00Z'),
    merchantReply: 'Thank you',
    replyCount: 1,
    replyLanguage: 'en',
  } as Partial<Review> as Review;
  const digest = {
    counts: { all: 2, media: 1, replied: 1 },
    star: 4.5,
    starCounts: [1, 1, 0, 0, 0],
    favourablePercent: 87,
  };
  const pageOf = (items: readonly Review[]): ReviewPage => ({
    items,
    total: items.length,
    page: 1,
    pageSize: 10,
    hasMore: false,
    digest,
  });

  it('have a summary, and are filtered by chips', async () => {
    const list = vi.fn<ReviewsApi['list']>(({ filter }) =>
      Promise.resolve(pageOf(filter === 'replied' ? [] : [review])),
    );
    const pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.reviews, 'list').mockImplementation(list);
    const { screen } = await openPage(
      pawlet,
      { 'remark/lists': ListsPage },
      '/pages/remark/lists?goods_id=3',
    );
    await expect.element(screen.getByText('87% positive')).toBeVisible();
    const bars = screen.getByRole('list', { name: 'Reviews by stars' });
    expect(bars.getByRole('listitem').elements()).toHaveLength(5);
    const said = bars
      .getByRole('listitem')
      .elements()
      .map((bar) => bar.textContent);
    expect(said[1]).toMatch(/4\D*of 5 stars\D*1\D*$/u);
    expect(said[4]).toMatch(/1\D*of 5 stars\D*0\D*$/u);
    await expect.element(screen.getByText('Nov 20, 2026 · White')).toBeVisible();
    await expect.element(screen.getByText('Reply from the shop')).toBeVisible();
    await screen.getByRole('button', { name: /^Picture of the review/ }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pictures of the reviews' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Shop replied (1)' }).click();
    await expect.element(screen.getByText('No reviews with a reply from the shop yet')).toBeVisible();
    await expect.element(screen.getByText('87% positive')).toBeVisible();
  });

  async function openList(query = 'goods_id=3') {
    const counts = { all: 0, media: 0, replied: 0 };
    const list = vi.fn<ReviewsApi['list']>(({ star, filter, page = 1 }) => {
      const isMissing = star === 4 && filter === 'media';
      const items = isMissing
        ? []
        : [{ ...review, id: (page * 10 + (star ?? 0)) as Review['id'], star: star ?? 5 }];
      const countsWithin = star === 4 ? { all: 2, media: 0, replied: 0 } : { all: 3, media: 1, replied: 1 };
      return Promise.resolve({
        ...pageOf(items),
        page,
        hasMore: page === 1 && star === 4 && !isMissing,
        digest: { ...digest, counts: { ...counts, all: 3 }, starCounts: [1, 2, 0, 0, 0], countsWithin },
      });
    });
    const pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.reviews, 'list').mockImplementation(list);
    const opened = await openPage(pawlet, { 'remark/lists': ListsPage }, `/pages/remark/lists?${query}`);
    const bar = (name: RegExp) => opened.screen.getByRole('button', { name });
    return { ...opened, list, bar };
  }

  it('are filtered by the stars of a bar, page by page, and the filter is in the URL', async () => {
    const { screen, list, bar } = await openList();
    const four = bar(/^4 of 5 stars: 2$/u);
    await expect.element(four).toHaveAttribute('aria-pressed', 'false');
    await expect.element(bar(/^3 of 5 stars: 0$/u)).toBeDisabled();
    four.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(four).toHaveAttribute('aria-pressed', 'true');
    await expect.element(four).toHaveFocus();
    expect(location.hash).toBe('#/pages/remark/lists?goods_id=3&star=4');
    await expect.element(screen.getByRole('button', { name: 'All (2)' })).toBeVisible();
    await expect.poll(() => list.mock.lastCall?.[0]).toEqual({ goodsId: 3, filter: 'all', star: 4, page: 2 });
    await screen.getByRole('button', { name: 'With pictures or video (0)' }).click();
    expect(location.hash).toBe('#/pages/remark/lists?goods_id=3&star=4&show=media');
    await expect.element(screen.getByText('No reviews match these filters')).toBeVisible();
    await screen.getByRole('button', { name: 'Show all reviews' }).click();
    await expect.poll(() => location.hash).toBe('#/pages/remark/lists?goods_id=3');
    await expect.element(four).toHaveAttribute('aria-pressed', 'false');
  });

  it('of a shared URL keep its filter, until the chip or the bar removes it', async () => {
    const { screen, list, bar } = await openList('goods_id=3&star=5&show=replied');
    await expect.element(bar(/^5 of 5 stars: 1$/u)).toHaveAttribute('aria-pressed', 'true');
    expect(list.mock.calls[0]?.[0]).toEqual({ goodsId: 3, filter: 'replied', star: 5, page: 1 });
    await screen.getByRole('button', { name: 'Remove filter: 5 of 5 stars' }).click();
    await expect.poll(() => location.hash).toBe('#/pages/remark/lists?goods_id=3&show=replied');
    await bar(/^5 of 5 stars: 1$/u).click();
    await bar(/^5 of 5 stars: 1$/u).click();
    await expect.poll(() => location.hash).toBe('#/pages/remark/lists?goods_id=3&show=replied');
  });

  it.each(['0', '6', 'x', '4,5'])('of a URL with %s stars are all', async (star) => {
    const { list } = await openList(`goods_id=3&star=${star}`);
    await expect
      .poll(() => list.mock.calls[0]?.[0])
      .toEqual({ goodsId: 3, filter: 'all', star: undefined, page: 1 });
  });

  it('without replies offer to reply', async () => {
    const pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.reviews, 'list').mockResolvedValue(pageOf([{ ...review, replyCount: 0 }]));
    const { screen } = await openPage(
      pawlet,
      { 'remark/lists': ListsPage },
      '/pages/remark/lists?goods_id=3',
    );
    await expect.element(screen.getByRole('link', { name: 'Reply', exact: true })).toBeVisible();
  });

  it('are not found for a missing product', async () => {
    const pawlet = createTestPawlet();
    vi.spyOn(pawlet.api.reviews, 'list').mockResolvedValue({ ...pageOf([]), digest: undefined });
    const { screen } = await openPage(
      pawlet,
      { 'remark/lists': ListsPage },
      '/pages/remark/lists?goods_id=9',
    );
    await expect.element(screen.getByText('This product does not exist')).toBeVisible();
  });
});
