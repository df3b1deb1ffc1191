import type { GoodsDetail, GoodsId, SkuId, SpecValueId } from '@pawlet/core/api';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { yuan } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { ChoosingSheet } from './useAddToCart.tsx';

/** A product to choose from, one group for each title, each with two values. */
function productWith(titles: readonly string[]): GoodsDetail {
  const goodsId = 7 as GoodsId;
  const specs = titles.map((title, index) => ({
    id: index + 1,
    title,
    values: ['one', 'two'].map((value, place) => ({
      id: (10 * (index + 1) + place) as SpecValueId,
      title: `${title} ${value}`,
    })),
  }));
  return {
    id: goodsId,
    title: 'Fountain',
    description: '',
    imageUrl: '',
    imageSize: undefined,
    placeholderColor: '',
    price: yuan(99),
    regularPrice: undefined,
    marketPrice: undefined,
    priceMin: undefined,
    priceMax: undefined,
    hasPriceRange: false,
    soldCount: 0,
    viewCount: 0,
    stock: 50,
    isSoldOut: false,
    hasVariants: true,
    tags: [],
    offer: undefined,
    variantImageUrls: [],
    createdAt: undefined,
    status: 'normal',
    subtitle: '',
    categoryId: undefined,
    imageUrls: [],
    videoUrl: '',
    contentHtml: '',
    skus: [0, 1].map((place) => ({
      id: (place + 1) as SkuId,
      goodsId,
      code: '',
      valueIds: specs.map(({ values }) => values[place]?.id as SpecValueId),
      imageUrl: '',
      price: yuan(99),
      regularPrice: undefined,
      marketPrice: undefined,
      stock: 50,
      soldCount: 0,
    })),
    specs,
    isFavourite: false,
    promises: [],
    attributes: [],
    parameters: [],
    coupons: [],
    promotions: [],
    usablePoints: 0,
    buyMin: 1,
    buyLimit: undefined,
    isFromAbroad: false,
    freight: undefined,
    comments: [],
    commentCount: 0,
    star: undefined,
    favourablePercent: 100,
    questions: [],
    questionCount: 0,
  };
}

async function open(titles: readonly string[], language: InterfaceLanguage = 'en') {
  const shop = createTestShop();
  shop.session.setLanguage(language);
  return render(
    <PawletProvider pawlet={shop}>
      <ChoosingSheet
        goods={productWith(titles)}
        open
        actions={['select']}
        onClose={() => undefined}
        onConfirm={() => undefined}
      />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

describe('the sheet of variants', () => {
  it.each<[InterfaceLanguage, readonly string[], string | RegExp]>([
    ['zh', ['颜色', '容量'], '请选择颜色和容量'],
    ['en', ['Color', 'Capacity'], 'Choose color and capacity'],
    ['ja', ['カラー', '容量'], 'カラー、容量を選択してください'],
    ['fr', ['Couleur', 'Capacité'], /^À choisir\s: couleur et capacité$/u],
    ['de', ['Farbe', 'Füllmenge'], 'Bitte Farbe und Füllmenge wählen'],
    ['it', ['Colore', 'Capacità'], 'Scegli colore e capacità'],
    ['es', ['Color', 'Capacidad'], 'Elige color y capacidad'],
    ['ko', ['색상', '용량'], '색상 및 용량 옵션을 선택해 주세요'],
  ])('names in %s what is still to be chosen', async (language, titles, hint) => {
    const screen = await open(titles, language);
    await expect.element(screen.getByText(hint, { exact: true })).toBeVisible();
  });

  it('names only what is left, also to a shopper who goes on too early', async () => {
    const screen = await open(['Color', 'Capacity', 'USB plug']);
    const confirm = screen.getByRole('button', { name: 'OK' });
    await expect
      .element(screen.getByText('Choose color, capacity, and USB plug', { exact: true }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Color two' }).click();
    await screen.getByRole('button', { name: 'Capacity two' }).click();
    await confirm.click();
    await expect.poll(() => screen.getByText('Choose USB plug', { exact: true }).elements().length).toBe(2);
  });
});
