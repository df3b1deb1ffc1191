import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { productWith } from '../../../test/productWith.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { ChoosingSheet } from './ChoosingSheet.tsx';

async function open(titles: readonly string[], language: InterfaceLanguage = 'en') {
  const shop = createTestShop();
  shop.session.setLanguage(language);
  return render(
    <PawletProvider pawlet={shop}>
      <ChoosingSheet
        product={productWith(titles)}
        open
        actions={['select']}
        onClose={() => undefined}
        onConfirm={() => undefined}
      />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

describe('the variant sheet', () => {
  it.each<[InterfaceLanguage, readonly string[], string | RegExp]>([
    ['zh', ['颜色', '容量'], '请选择颜色和容量'],
    ['en', ['Color', 'Capacity'], 'Choose color and capacity'],
    ['ja', ['カラー', '容量'], 'カラー、容量を選択してください'],
    ['fr', ['Couleur', 'Capacité'], /^À choisir\s: couleur et capacité$/u],
    ['de', ['Farbe', 'Füllmenge'], 'Bitte Farbe und Füllmenge wählen'],
    ['it', ['Colore', 'Capacità'], 'Scegli colore e capacità'],
    ['es', ['Color', 'Capacidad'], 'Elige color y capacidad'],
    ['ko', ['색상', '용량'], '색상 및 용량 옵션을 선택해 주세요'],
  ])('names in %s the options still to choose', async (language, titles, hint) => {
    const screen = await open(titles, language);
    await expect.element(screen.getByText(hint, { exact: true })).toBeVisible();
  });

  it('shows each value with its own picture, if it has one', async () => {
    const product = productWith(['Color', 'Capacity']);
    const [first, second] = product.skus;
    // A missing one would be replaced by the placeholder.
    const pictures = ['white', 'darkseagreen'].map((color) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9H0z"/></svg>`;
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    });
    const shop = createTestShop();
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <ChoosingSheet
          product={{
            ...product,
            // Both colours in the first capacity: the picture depends on the colour only.
            skus: [first, second].flatMap((sku, place) =>
              sku === undefined
                ? []
                : [
                    {
                      ...sku,
                      valueIds: [sku.valueIds[0], first?.valueIds[1]].filter((id) => id !== undefined),
                      imageUrl: pictures[place] ?? '',
                    },
                  ],
            ),
          }}
          open
          actions={['select']}
          onClose={() => undefined}
          onConfirm={() => undefined}
        />
        <OverlayOutlet />
      </PawletProvider>,
    );
    const getSource = (name: string) =>
      screen.getByRole('button', { name }).element().querySelector('img')?.currentSrc;
    await expect.poll(() => getSource('Color one')).toContain('white');
    await expect.poll(() => getSource('Color two')).toContain('darkseagreen');
  });

  it('names only the missing options, also on an early confirmation', async () => {
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
