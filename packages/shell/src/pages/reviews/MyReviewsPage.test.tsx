import '@pawlet/widgets/ui';
import type { OwnReview, ReviewsApi, WaitingLine } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { MyReviewsPage } from './MyReviewsPage.tsx';

const path = '/pages/remark/comment';

function getLine(id: number, orderNumber: string, title: string): WaitingLine {
  return {
    id: id as WaitingLine['id'],
    orderNumber: orderNumber as WaitingLine['orderNumber'],
    goodsId: (id * 10) as WaitingLine['goodsId'],
    title,
    imageUrl: '',
    attributes: [
      { name: 'Colour', value: 'White' },
      { name: 'Capacity', value: '3.2 L' },
    ],
  };
}

const own = {
  id: 1 as OwnReview['id'],
  goodsId: 3 as OwnReview['goodsId'],
  star: 4,
  content: 'Leise und sauber',
  language: 'de',
  imageUrls: ['/media/a.webp'],
  videoUrl: '',
  attributes: [{ name: 'Colour', value: 'White' }],
  author: { nickname: 'Mo', avatarUrl: '' },
  createdAt: Date.parse('2026-11-20T10:00:00Z'),
  merchantReply: 'Thank you',
  replyLanguage: 'en',
  replyCount: 2,
  goods: { title: 'Aura', imageUrl: '' },
  isHeld: false,
  refusal: '',
} as Partial<OwnReview> as OwnReview;

const pageOf = <T,>(items: readonly T[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
  hasMore: false,
});

interface Given {
  readonly waiting?: readonly WaitingLine[];
  readonly mine?: readonly OwnReview[];
}

async function open({ waiting = [], mine = [] }: Given, query = '') {
  const loadWaiting = vi.fn<ReviewsApi['waiting']>().mockResolvedValue(pageOf(waiting));
  const loadMine = vi.fn<ReviewsApi['mine']>().mockResolvedValue(pageOf(mine));
  const page = await openPageAlone(`${path}${query}`, MyReviewsPage, (pawlet) => {
    vi.spyOn(pawlet.api.reviews, 'waiting').mockImplementation(loadWaiting);
    vi.spyOn(pawlet.api.reviews, 'mine').mockImplementation(loadMine);
  });
  return { ...page, loadWaiting, loadMine };
}

afterEach(closePages);

describe('the pending reviews', () => {
  it('are grouped by order, and each order links to its form', async () => {
    const { screen, loadMine } = await open({
      waiting: [getLine(1, 'A1', 'Aura'), getLine(2, 'B2', 'Duo'), getLine(3, 'A1', 'Strap')],
    });
    await expect.element(screen.getByRole('tab', { name: 'To review', selected: true })).toBeVisible();
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(2);
    const first = screen.getByRole('article').first();
    await expect.element(first.getByRole('link', { name: /^Aura/ })).toBeVisible();
    await expect
      .element(first.getByRole('link', { name: /^Strap/ }))
      .toHaveAttribute('href', '#/pages/goods/detail?id=30');
    await expect.element(first.getByText('White · 3.2 L').first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Review order B2' }))
      .toHaveAttribute('href', '#/pages/remark/remark?order_sn=B2');
    expect(loadMine).not.toHaveBeenCalled();
  });

  it('are removed once they are reviewed elsewhere', async () => {
    const { screen, pawlet, loadWaiting } = await open({ waiting: [getLine(1, 'A1', 'Aura')] });
    await expect.element(screen.getByRole('article')).toBeVisible();
    loadWaiting.mockResolvedValue(pageOf([]));
    pawlet.events.emit('pawlet:order-changed', { orderNumber: 'A1', change: 'reviewed' });
    await expect.element(screen.getByText('Nothing is waiting for your review')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go shopping' }))
      .toHaveAttribute('href', '#/pages/index/index');
  });

  it('can be reloaded when there is no response', async () => {
    const failing = vi
      .fn<ReviewsApi['waiting']>()
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'))
      .mockResolvedValue(pageOf([getLine(1, 'A1', 'Aura')]));
    const { screen } = await openPageAlone(path, MyReviewsPage, (pawlet) => {
      vi.spyOn(pawlet.api.reviews, 'waiting').mockImplementation(failing);
    });
    await screen.getByRole('button', { name: /try again/i }).click();
    await expect.element(screen.getByRole('link', { name: 'Review order A1' })).toBeVisible();
  });
});

describe("the shopper's reviews", () => {
  it('are in the second tab, which the URL keeps', async () => {
    const { screen, storefront, loadMine } = await open({ mine: [own] });
    await screen.getByRole('tab', { name: 'Done' }).click();
    const review = screen.getByRole('article');
    await expect.element(review.getByText('Leise und sauber')).toHaveAttribute('lang', 'de');
    await expect.element(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect.element(review.getByText('Nov 20, 2026')).toBeVisible();
    await expect.element(review.getByText('Thank you')).toBeVisible();
    await expect
      .element(review.getByRole('link', { name: '2 replies' }))
      .toHaveAttribute('href', expect.stringMatching(/^#\/pages\/remark\/detail\?id=1/));
    await expect.element(review.getByText('Awaiting approval')).not.toBeInTheDocument();
    expect(loadMine).toHaveBeenCalled();
    expect(storefront.navigation.getState().current.address.search).toBe('status=1');
    await review.getByRole('button', { name: 'Picture of the review, 1 of 1' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pictures of the reviews' })).toBeVisible();
  });

  it('show of a review in moderation that it is not public', async () => {
    const { screen } = await open({ mine: [{ ...own, isHeld: true, replyCount: 0 }] }, '?status=1');
    const review = screen.getByRole('article');
    await expect.element(review.getByText('Awaiting approval')).toBeVisible();
    await expect.element(review.getByText('Only you can see it until then.')).toBeVisible();
    expect(review.getByRole('link', { name: /repl/ }).elements()).toHaveLength(0);
  });

  it('link to the orders to review while there are none', async () => {
    const { screen } = await open({}, '?status=1');
    await expect.element(screen.getByText('You have not written a review yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Orders to review' }).click();
    await expect.element(screen.getByRole('tab', { name: 'To review', selected: true })).toBeVisible();
  });

  it('are replaced by the pending ones for an unknown tab in the URL', async () => {
    const { screen } = await open({}, '?status=7');
    await expect.element(screen.getByRole('tab', { name: 'To review', selected: true })).toBeVisible();
  });
});
