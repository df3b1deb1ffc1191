import '@pawlet/widgets/ui';
import { PawletError } from '@pawlet/core/errors';
import type { Address, ProductDetail, ProductId, QuestionId } from '@pawlet/core/api';
import type { HostOutcome, HostPort, ShareOutcome } from '@pawlet/core/host';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDetail } from '../../../../../core/test/makeProducts.ts';
import { clips } from '../../../../test/clips.ts';
import { closePages, createLoggedInPawlet, openPage } from '../../../../test/openPage.tsx';
import { createTestPawlet } from '../../../../test/createTestPawlet.ts';
import { favouriteMarks } from '../../../favourites/favouriteMarks.ts';
import { DetailPage } from './DetailPage.tsx';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

beforeEach(() => page.viewport(375, 740));
afterEach(async () => {
  await closePages();
  favouriteMarks.setState([], true);
});

interface ProductState {
  readonly product?: Partial<ProductDetail>;
  readonly isSignedIn?: boolean;
  readonly share?: ShareOutcome;
  readonly copy?: HostOutcome;
  readonly save?: HostOutcome;
  readonly address?: Partial<Omit<Address, 'overseas'>> & {
    readonly overseas?: Partial<NonNullable<Address['overseas']>>;
  };
}

async function openProduct({ isSignedIn = false, address, ...state }: ProductState) {
  const pawlet = isSignedIn ? createLoggedInPawlet() : createTestPawlet();
  const { api, host } = pawlet;
  const share = vi.fn<HostPort['share']>().mockResolvedValue(state.share ?? 'done');
  const saveImage = vi.fn<HostPort['saveImage']>().mockResolvedValue(state.save ?? 'done');
  const codeUrl = vi.fn<(text: string) => Promise<string>>().mockImplementation(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    return Promise.resolve(canvas.toDataURL());
  });
  vi.spyOn(pawlet.config, 'load').mockRejectedValue(new PawletError('NETWORK', 'Pawlet: none in this test.'));
  vi.spyOn(api.products, 'find').mockResolvedValue({
    status: 'ok',
    goods: makeDetail(4, 'Fountain', { subtitle: 'Fresh water', ...state.product }),
  });
  vi.spyOn(api.products, 'list').mockResolvedValue({
    items: [],
    total: 0,
    page: 1,
    pageSize: 6,
    hasMore: false,
  });
  vi.spyOn(api.products, 'setFavourite').mockResolvedValue({ status: 'ok', isFavourite: true });
  vi.spyOn(api.cart, 'count').mockResolvedValue(0);
  vi.spyOn(api.addresses, 'findDefault').mockResolvedValue(
    address === undefined ? undefined : (address as Partial<Address> as Address),
  );
  vi.spyOn(api.invitations, 'mine').mockResolvedValue({ id: 12, count: 0, points: 0 });
  vi.spyOn(api.site, 'shareOrigin').mockResolvedValue('https://de.shop.test');
  vi.spyOn(api.site, 'qrCodeUrl').mockImplementation(codeUrl);
  vi.spyOn(host, 'share').mockImplementation(share);
  vi.spyOn(host, 'saveImage').mockImplementation(saveImage);
  vi.spyOn(host, 'copy').mockResolvedValue(state.copy ?? 'done');
  const opened = await openPage(pawlet, { 'goods/detail': DetailPage }, '/pages/goods/detail?id=4');
  await expect.element(opened.screen.getByRole('button', { name: 'Buy now' })).toBeVisible();
  return { ...opened, share, saveImage, codeUrl };
}

it.each([
  ['a visitor', createTestPawlet],
  ['a shopper', createLoggedInPawlet],
])('reports to %s that a product does not exist', async (_, open) => {
  const pawlet = open();
  vi.spyOn(pawlet.config, 'load').mockRejectedValue(new PawletError('NETWORK', 'Pawlet: none in this test.'));
  vi.spyOn(pawlet.api.products, 'find').mockResolvedValue({ status: 'not-found' });
  const { screen } = await openPage(pawlet, { 'goods/detail': DetailPage }, '/pages/goods/detail?id=4');
  await expect.element(screen.getByText('This product does not exist')).toBeVisible();
});

const blocks = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );

it('provides structured data of the product while its page is shown', async () => {
  await openProduct({ product: { title: '</script><b>Fountain' } });
  expect(blocks()).toMatchObject([
    {
      name: '</script><b>Fountain',
      offers: {
        price: '10.00',
        priceCurrency: 'EUR',
        url: expect.stringMatching(/^https?:.*detail\?id=4$/u) as string,
      },
    },
  ]);
  await closePages();
  expect(blocks()).toEqual([]);
});

it('replaces the structured data of a server, and keeps those of other things', async () => {
  const blockOf = (attributes: string, name: string) =>
    `<script type="application/ld+json"${attributes}>{"name":"${name}"}</script>`;
  document.head.insertAdjacentHTML(
    'beforeend',
    blockOf(' data-product="4"', 'Fountain, earlier') + blockOf(' data-test', 'Trail'),
  );
  await openProduct({ product: { title: 'Fountain' } });
  expect(blocks()).toMatchObject([{ name: 'Trail' }, { name: 'Fountain' }]);
  await closePages();
  expect(blocks()).toEqual([{ name: 'Trail' }]);
  document.head.querySelector('script[data-test]')?.remove();
});

describe('the gallery of a product', () => {
  const own = 'https://shop.test/media/goods/bowl/white-front.webp';
  const slides = () => {
    const gallery = page.getByRole('region', { name: 'Pictures of the product' }).element();
    return [...gallery.querySelectorAll('video, img')];
  };

  /** No server has these pictures: the gallery must not receive their errors. */
  const muteErrors = (event: Event) => event.stopImmediatePropagation();
  beforeEach(() => window.addEventListener('error', muteErrors, { capture: true }));
  afterEach(() => window.removeEventListener('error', muteErrors, { capture: true }));

  it('shows a clip after the first picture, and loads nothing of it before it is requested', async () => {
    await openProduct({ product: { imageUrls: [picture, `${picture}#2`], videoUrl: clips.short } });
    expect(slides().map(({ tagName }) => tagName)).toEqual(['IMG', 'VIDEO', 'IMG']);
    const [, clip] = slides();
    expect(clip).toMatchObject({ autoplay: false, controls: false, preload: 'none', readyState: 0 });
    clip?.scrollIntoView({ inline: 'center' });
    await expect.poll(() => clip).toMatchObject({ controls: true, preload: 'none', readyState: 0 });
  });

  it('loops a short clip, plays a long one once', async () => {
    for (const [videoUrl, isRound] of [
      [clips.short, true],
      [clips.long, false],
    ] as const) {
      await openProduct({ product: { imageUrls: [picture], videoUrl } });
      const clip = slides().find((slide) => slide instanceof HTMLVideoElement);
      if (clip) clip.preload = 'metadata';
      await expect.poll(() => clip?.readyState).toBeGreaterThan(0);
      expect(clip?.loop).toBe(isRound);
      await closePages();
    }
  });

  it('offers 1,600 px, which no phone loads before the picture is enlarged', async () => {
    await openProduct({ product: { imageUrls: [own], videoUrl: clips.short } });
    const [shown, clip] = slides();
    expect(shown?.getAttribute('srcset')).toContain(`${own}?w=1600 1600w`);
    expect(shown?.getAttribute('sizes')).toMatch(/min\(100vw, 266px\)$/u);
    expect(clip?.getAttribute('poster')).toBe(`${own}?w=800`);
  });
});

describe('the share sheet of a product', () => {
  const own = 'https://de.shop.test/#/pages/goods/detail?id=4&invite_id=12';

  it('has a link and a poster that contain the inviter', async () => {
    const { screen, share, saveImage, codeUrl } = await openProduct({ isSignedIn: true });
    await screen.getByRole('button', { name: 'Share' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Share' });
    await expect.element(sheet.getByText(own)).toBeVisible();
    await expect.element(sheet.getByRole('img', { name: 'Poster: Fountain' })).toBeVisible();
    expect(codeUrl.mock.calls.at(-1)?.[0]).toBe(own);
    await sheet.getByRole('button', { name: 'Save poster' }).click();
    await expect.element(screen.getByText('Poster saved')).toBeVisible();
    expect(saveImage.mock.calls[0]?.[0].type).toBe('image/png');
    await sheet.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => share.mock.calls[0]?.[0]).toMatchObject({ title: 'Fountain', url: own });
  });

  it('of a visitor has a link without an inviter', async () => {
    const { screen } = await openProduct({});
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect
      .element(screen.getByText('https://de.shop.test/#/pages/goods/detail?id=4', { exact: true }))
      .toBeVisible();
  });

  it('shows when nothing can be copied or shared, and selects the link', async () => {
    const { screen } = await openProduct({ isSignedIn: true, copy: 'failed', share: 'failed' });
    await screen.getByRole('button', { name: 'Share' }).click();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Copying failed')).toBeVisible();
    expect(String(getSelection())).toBe(own);
    getSelection()?.removeAllRanges();
    await screen.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => String(getSelection())).toBe(own);
  });
});

describe('the product page', () => {
  it('has the favourite in its bottom bar too', async () => {
    const { screen } = await openProduct({ isSignedIn: true });
    const hearts = screen.getByRole('button', { name: 'Favorite' });
    await expect.poll(() => hearts.elements().length).toBe(2);
    const inBar = hearts.last();
    await inBar.click();
    await expect.element(inBar).toHaveAttribute('aria-pressed', 'true');
    await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the delivery address and the arrival', async () => {
    const freight = { from: { amountMinor: 0, currency: 'EUR' }, freeOver: undefined, days: '2-4' };
    const { screen } = await openProduct({
      isSignedIn: true,
      product: { freight },
      address: { region: '', address: 'Main street 5', overseas: { city: 'Berlin' } },
    });
    const row = screen.getByRole('link', { name: /^Delivery/u });
    await expect.element(row).toHaveAttribute('href', '#/pages/address/address');
    await expect.element(row.getByText('Berlin')).toHaveAttribute('lang', '');
    const toDay = (days: number) =>
      new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }).format(
        Date.now() + days * 86_400_000,
      );
    expect(row.element().textContent).toContain(`Free shipping · arrives ${toDay(2)} to ${toDay(4)}`);
    // A line breaks after a dot and before a fact, never within one that fits.
    expect(getComputedStyle(row.getByText('Free shipping ·').element()).display).toBe('inline-block');
  });

  it('names each picture by what it shows, and by the product where that is not described', async () => {
    const { screen } = await openProduct({
      product: { imageUrls: [picture, `${picture}#2`], imageAlts: ['', 'A dog drinks'] },
    });
    await expect
      .element(screen.getByRole('button', { name: 'Fountain (picture 1 of 2)' }))
      .toBeInTheDocument();
    const second = screen.getByRole('button', { name: 'A dog drinks (picture 2 of 2)' });
    expect(second.element().querySelector('img')?.alt).toBe('A dog drinks');
  });

  it('saves a picture from the large view, and shows when that fails', async () => {
    const { screen, saveImage } = await openProduct({ save: 'failed' });
    await screen.getByRole('button', { name: 'Fountain (picture 1 of 1)' }).click();
    await screen.getByRole('button', { name: 'Save picture' }).click();
    await expect.element(screen.getByText('The picture could not be saved')).toBeVisible();
    expect(saveImage.mock.calls[0]?.[0].type).toBe('image/gif');
  });

  it('shows four lines of a long review, and all of it on request', async () => {
    const content = Array.from({ length: 60 }, (_, index) => `Sentence ${index} of this review.`).join(' ');
    const comment = {
      id: 1,
      star: 5,
      content,
      language: 'en',
      imageUrls: [],
      videoUrl: '',
      attributes: [],
      author: { nickname: 'Ana', avatarUrl: '' },
      createdAt: undefined,
      merchantReply: '',
    };
    const { screen } = await openProduct({ product: { comments: [comment], commentCount: 1 } });
    const words = screen.getByText(content);
    await expect.element(words).toBeVisible();
    const short = words.element().getBoundingClientRect().height;
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(words.element().getBoundingClientRect().height).toBeGreaterThan(2 * short);
  });

  it('truncates every long text, and expands it on request', async () => {
    const long = (name: string) =>
      Array.from({ length: 60 }, (_, index) => `Sentence ${index} of the ${name}.`).join(' ');
    const author = { nickname: 'Ana', avatarUrl: '' };
    const { screen } = await openProduct({
      product: {
        subtitle: long('description'),
        comments: [
          {
            id: 1,
            star: 5,
            content: 'Good.',
            language: 'en',
            imageUrls: [],
            videoUrl: '',
            attributes: [],
            author,
            createdAt: undefined,
            merchantReply: long('reply'),
          },
        ],
        commentCount: 1,
        questions: [
          {
            id: 7 as QuestionId,
            goodsId: 4 as ProductId,
            content: long('question'),
            language: 'en',
            author,
            answerCount: 1,
            bestAnswer: { content: long('answer'), language: 'en', isBuyer: true },
            audience: 'everyone',
            canAnswer: false,
            createdAt: undefined,
          },
        ],
        questionCount: 1,
      },
    });
    const more = screen.getByRole('button', { name: 'Show more' });
    await expect.poll(() => more.elements().length).toBe(4);
    for (const name of ['description', 'reply', 'question', 'answer']) {
      const words = screen.getByText(new RegExp(`Sentence 59 of the ${name}`, 'u'));
      const paragraphHeight = () => words.element().closest('p')?.clientHeight ?? 0;
      const short = paragraphHeight();
      await more.first().click();
      expect(paragraphHeight(), name).toBeGreaterThan(2 * short);
    }
    expect(more.elements()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Show less' }).elements()).toHaveLength(4);
    await expect
      .element(screen.getByRole('link', { name: '1 answer' }))
      .toHaveAttribute('href', '#/pages/goods/askList?ask_id=7');
  });

  it('marks questions and answers with the language they are written in', async () => {
    const question = {
      id: 7 as QuestionId,
      goodsId: 4 as ProductId,
      content: '声音大吗？',
      language: 'zh',
      author: { nickname: 'Ana', avatarUrl: '' },
      answerCount: 1,
      bestAnswer: { content: '很安静', language: 'zh', isBuyer: true },
      audience: 'everyone',
      canAnswer: false,
      createdAt: undefined,
    } as const;
    const { screen } = await openProduct({ product: { questions: [question], questionCount: 1 } });
    await expect.element(screen.getByText('声音大吗？')).toHaveAttribute('lang', 'zh');
    await expect.element(screen.getByText('很安静')).toHaveAttribute('lang', 'zh');
  });

  it('enlarges the picture of the variant sheet', async () => {
    const { screen } = await openProduct({});
    await screen.getByRole('button', { name: 'Buy now' }).click();
    await screen.getByRole('button', { name: 'Enlarge picture' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Fountain' })).toBeVisible();
  });
});
