import '@pawlet/widgets/ui';
import type { Review, ReviewReply, TranslationsApi } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closePages, openPageAlone } from '../../test/openPageAlone.tsx';
import { serveConfig } from '../../test/serveConfig.ts';
import { ReviewPage } from '../pages/reviews/ReviewPage.tsx';

afterEach(closePages);

const review = {
  id: 1,
  goodsId: 3,
  star: 5,
  content: 'Leise und sauber',
  language: 'de',
  imageUrls: [],
  videoUrl: '',
  attributes: [],
  author: { nickname: 'Mo', avatarUrl: '' },
  createdAt: undefined,
  merchantReply: '',
  replyCount: 1,
  replyLanguage: '',
} as unknown as Review;
const reply = {
  id: 7,
  content: 'Merci beaucoup',
  language: 'fr',
  author: { nickname: '', avatarUrl: '' },
  isMerchant: false,
  createdAt: undefined,
} as unknown as ReviewReply;

interface Given {
  readonly translator?: string;
  readonly language?: InterfaceLanguage;
  readonly of?: Partial<Review>;
}

async function open({ translator = 'DeepL', language = 'en', of = {} }: Given = {}) {
  const translate = vi.fn<TranslationsApi['translate']>(({ id }) =>
    Promise.resolve({
      status: 'ok',
      content: id === 1 ? 'Quiet and <b>clean</b>' : 'Thank you',
      service: 'DeepL',
    }),
  );
  const page = await openPageAlone('/pages/remark/detail?id=1', ReviewPage, (pawlet) => {
    pawlet.session.setLanguage(language);
    serveConfig(pawlet, { translator });
    vi.spyOn(pawlet.api.translations, 'translate').mockImplementation(translate);
    vi.spyOn(pawlet.api.reviews, 'find').mockResolvedValue({
      status: 'ok',
      review: { ...review, ...of },
      replies: { items: [reply], total: 1, page: 1, pageSize: 10, hasMore: false },
    });
  });
  const article = page.screen.getByRole('article');
  return { ...page, article, translate };
}

describe('a text in another language', () => {
  it('is translated by its button, which then restores the original', async () => {
    const { article, translate } = await open();
    await expect.element(article.getByText('Leise und sauber')).toHaveAttribute('lang', 'de');
    const button = article.getByRole('button', { name: 'Translate' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    // Plain text, whatever it looks like.
    await expect.element(article.getByText('Quiet and <b>clean</b>')).toHaveAttribute('lang', 'en');
    await expect.element(article.getByRole('status')).toHaveTextContent('Translated by DeepL');
    const original = article.getByRole('button', { name: 'Show original' });
    await expect.element(original).toHaveFocus();
    await original.click();
    await expect.element(article.getByText('Leise und sauber')).toHaveAttribute('lang', 'de');
    await expect.element(article.getByRole('status')).toHaveTextContent('');
    await button.click();
    await expect.element(article.getByText('Quiet and <b>clean</b>')).toBeVisible();
    expect(translate.mock.calls).toEqual([[{ kind: 'review', id: 1 }]]);
  });

  it('has its own button in each reply', async () => {
    const { screen, translate } = await open();
    const row = screen.getByRole('listitem');
    await row.getByRole('button', { name: 'Translate' }).click();
    await expect.element(row.getByText('Thank you')).toHaveAttribute('lang', 'en');
    await expect.element(screen.getByText('Leise und sauber')).toBeVisible();
    expect(translate.mock.lastCall?.[0]).toEqual({ kind: 'review', id: 7 });
  });

  it.each([
    ['has none', { status: 'unavailable' }],
    ['has removed the text', { status: 'not-found' }],
    ['cannot be reached', new PawletError('NETWORK', 'Pawlet: no response.')],
  ] as const)('stays and offers a retry where the shop %s', async (_, outcome) => {
    const { article, translate } = await open();
    if (outcome instanceof Error) translate.mockRejectedValueOnce(outcome);
    else translate.mockResolvedValueOnce(outcome);
    await article.getByRole('button', { name: 'Translate' }).click();
    await expect.element(article.getByRole('status')).toHaveTextContent('Could not be translated just now');
    await expect.element(article.getByText('Leise und sauber')).toBeVisible();
    await article.getByRole('button', { name: 'Try again' }).click();
    await expect.element(article.getByText('Quiet and <b>clean</b>')).toBeVisible();
  });

  it('is requested once, however often the button is tapped', async () => {
    const { article, translate } = await open();
    let release = (): void => undefined;
    translate.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve({ status: 'ok', content: 'Quiet', service: 'DeepL' });
        }),
    );
    const button = article.getByRole('button', { name: 'Translate' });
    await button.click();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(article.getByText('Quiet', { exact: true })).toBeVisible();
    expect(translate).toHaveBeenCalledOnce();
  });
});

describe('the translate button', () => {
  it.each<[string, Given]>([
    ['without a service', { translator: '' }],
    ['under a text in the language of the reader', { language: 'de' }],
    ['under a text whose language nobody knows', { of: { language: '' } }],
    ['under a text in the same language of another country', { language: 'de', of: { language: 'de-AT' } }],
  ])('is hidden %s', async (_, given) => {
    const { article, translate } = await open(given);
    await expect.element(article.getByText('Leise und sauber')).toBeVisible();
    await expect
      .element(article.getByRole('button', { name: /^(?:Translate|Übersetzen)$/u }))
      .not.toBeInTheDocument();
    expect(translate).not.toHaveBeenCalled();
  });
});
