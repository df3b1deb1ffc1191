import '@pawlet/widgets/ui';
import type { Review, ReviewReply, ReviewsApi } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const path = '/pages/remark/detail';
const review = {
  id: 1 as Review['id'],
  goodsId: 3 as Review['goodsId'],
  star: 5,
  content: 'Quiet and clean',
  language: 'en',
  imageUrls: [],
  videoUrl: '',
  attributes: [{ name: 'Colour', value: 'White' }],
  author: { nickname: 'Mo', avatarUrl: '' },
  createdAt: Date.parse('2026-11-20T10:00:00Z'),
  merchantReply: 'Thank you',
  replyCount: 2,
  replyLanguage: 'en',
} as Partial<Review> as Review;

function makeReply(id: number, content: string, more: Partial<ReviewReply> = {}): ReviewReply {
  return {
    id: id as ReviewReply['id'],
    content,
    language: 'en',
    author: { nickname: '', avatarUrl: '' },
    isMerchant: false,
    createdAt: undefined,
    ...more,
  };
}

const found = (items: readonly ReviewReply[]) => ({
  status: 'ok' as const,
  review,
  replies: { items, total: items.length, page: 1, pageSize: 10, hasMore: false },
});

async function open(given: readonly ReviewReply[] = [], prepare: (find: Finding) => void = () => undefined) {
  const find = vi.fn<ReviewsApi['find']>().mockResolvedValue(found(given));
  prepare(find);
  // Long enough for a second tap.
  const reply = vi.fn<ReviewsApi['reply']>(
    () => new Promise((resolve) => setTimeout(() => resolve({ status: 'ok' }), 200)),
  );
  const page = await openPageAlone(`${path}?id=1`, ReviewPage, (pawlet) => {
    const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
    pawlet.session.signIn({ token: 'token-of-the-test', user });
    vi.spyOn(pawlet.api.reviews, 'find').mockImplementation(find);
    vi.spyOn(pawlet.api.reviews, 'reply').mockImplementation(reply);
  });
  const words = page.screen.getByRole('textbox', { name: 'Your reply' });
  const send = page.screen.getByRole('button', { name: 'Send' });
  return { ...page, find, reply, words, send };
}

type Finding = ReturnType<typeof vi.fn<ReviewsApi['find']>>;

afterEach(closePages);

describe('a review', () => {
  it("shows its replies, the shop's among them", async () => {
    const { screen } = await open([
      makeReply(5, 'Thank you', { isMerchant: true, createdAt: Date.parse('2026-11-21T10:00:00Z') }),
      makeReply(6, 'Wie laut?', { language: 'de' }),
    ]);
    const article = screen.getByRole('article');
    await expect.element(article.getByText('Quiet and clean')).toBeVisible();
    await expect.element(article.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    await expect.element(article.getByText('Nov 20, 2026 · White')).toBeVisible();
    // Shown once: below, and not within the review as well.
    await expect.element(article.getByText('Thank you')).not.toBeInTheDocument();
    const rows = screen.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('ShopNov 21, 2026Thank you');
    await expect.element(rows.nth(1)).toHaveTextContent('ShopperWie laut?');
    await expect.element(screen.getByText('Wie laut?')).toHaveAttribute('lang', 'de');
    await expect
      .element(screen.getByRole('link', { name: 'View product' }))
      .toHaveAttribute('href', '#/pages/goods/detail?id=3');
  });

  it('shows that there are no replies', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('No replies yet')).toBeVisible();
  });

  it('accepts a reply once, and empties the field', async () => {
    const { screen, reply, words, send } = await open();
    await send.click();
    await expect.element(screen.getByText('Please write something first')).toBeVisible();
    await expect.element(words).toHaveFocus();
    expect(reply).not.toHaveBeenCalled();
    await words.fill('  How loud is it?  ');
    await send.dblClick();
    await expect
      .element(screen.getByText('Thank you. Your reply appears once it has been checked.'))
      .toBeVisible();
    expect(reply).toHaveBeenCalledExactlyOnceWith(1, 'How loud is it?');
    await expect.element(words).toHaveValue('');
  });

  it('reports that a reply of this kind is not allowed, and keeps it', async () => {
    const { screen, reply, words, send } = await open();
    reply.mockResolvedValueOnce({
      status: 'refused',
      reason: 'VALIDATION',
      message: 'Please check the form',
      fields: { pid: 'choice' },
    });
    await words.fill('How loud is it?');
    await send.click();
    await expect.element(screen.getByText('This type of request is not allowed here')).toBeVisible();
    await expect.element(words).toHaveValue('How loud is it?');
  });

  it('keeps a reply that failed', async () => {
    const { reply, words, send } = await open();
    reply.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    await words.fill('How loud is it?');
    await send.click();
    await expect.poll(() => reply.mock.calls.length).toBe(1);
    await expect.element(words).toHaveValue('How loud is it?');
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    await send.click();
    await expect.element(words).toHaveValue('');
    expect(reply).toHaveBeenCalledTimes(2);
  });

  it('that was removed meanwhile accepts no reply', async () => {
    const { screen, reply, words, send } = await open();
    reply.mockResolvedValue({ status: 'not-found' });
    await words.fill('How loud is it?');
    await send.click();
    await expect.element(screen.getByText('This review was not found')).toBeVisible();
    await expect.element(words).toHaveValue('How loud is it?');
  });

  it('can be reloaded when there is no response', async () => {
    const { screen } = await open([], (find) =>
      find.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.')),
    );
    await screen.getByRole('button', { name: /try again/i }).click();
    await expect.element(screen.getByText('Quiet and clean')).toBeVisible();
  });

  it('is not found where it does not exist, and without an id', async () => {
    const missing = await open([], (find) => find.mockResolvedValue({ status: 'not-found' }));
    await expect.element(missing.screen.getByText('This review was not found')).toBeVisible();
    await expect
      .element(missing.screen.getByRole('link', { name: 'My reviews' }))
      .toHaveAttribute('href', '#/pages/remark/comment?status=1');
    await closePages();
    const { screen } = await openPageAlone(`${path}?id=x`, ReviewPage, () => undefined);
    await expect.element(screen.getByText('This review was not found')).toBeVisible();
  });
});
