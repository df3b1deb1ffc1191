import { createPawlet, type Pawlet } from '@pawlet/core';
import { toId, type ProductDetail, type ProductId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { preloadText, PawletProvider } from '@pawlet/widgets';
import { ChoosingSheet, productMessages } from '@pawlet/widgets/parts';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import { createRoot } from 'react-dom/client';
import { getCountry } from '../getCountry.ts';
import type { EmbedShop } from '../loader/types.ts';
import { readLook } from '../readLook.ts';
import { toSheet, type PartStyles } from '../styles.ts';
import { setTextLoader } from './texts.ts';

declare const __PAWLET_STYLES__: PartStyles;

const sheet = toSheet(__PAWLET_STYLES__);

/** The choice. */
export interface SkuResult {
  readonly skuId: number | undefined;
  readonly quantity: number;
}

/** Nothing is stored in a partner's page. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function openShop(shop: EmbedShop): Pawlet {
  const { origin, settings } = shop;
  return createPawlet({
    apiOrigin: origin,
    language: toInterfaceLanguage(settings.language) ?? 'en',
    country: getCountry(shop),
    appearance: readLook(shop),
    session: { readsAddress: false, storage: noStorage },
  });
}

/** Opens a sheet over the page to choose variant and quantity of a product; undefined when the shopper cancels. */
export async function chooseSku(
  root: ShadowRoot,
  shop: EmbedShop,
  id: number,
  action: 'cart' | 'buy',
): Promise<SkuResult | undefined> {
  setTextLoader(shop.load);
  const pawlet = openShop(shop);
  const end = (): void => pawlet.dispose();
  try {
    const [found] = await Promise.all([
      pawlet.api.products.find(toId<ProductId>(id) as ProductId),
      // Its theme; without it the sheet has the default colours.
      pawlet.config.load().catch(() => undefined),
      preloadText(pawlet, [productMessages]),
    ]);
    if (found.status === 'not-found') throw new PawletError('HTTP', 'Pawlet: the product is no longer sold.');
    return await ask(root, pawlet, found.goods, { action, theme: shop.settings.theme, end });
  } catch (error) {
    end();
    throw error;
  }
}

interface Asking {
  readonly action: 'cart' | 'buy';
  readonly theme: EmbedShop['settings']['theme'];
  /** Called once the sheet has slid out. */
  readonly end: () => void;
}

async function ask(
  root: ShadowRoot,
  pawlet: Pawlet,
  product: ProductDetail,
  { action, theme, end }: Asking,
): Promise<SkuResult | undefined> {
  const container = document.createElement('div');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => other !== sheet), sheet];
  root.append(container);
  const view = createRoot(container);
  const result = await new Promise<SkuResult | undefined>((resolve) => {
    const draw = (isOpen: boolean): void =>
      view.render(
        <PawletProvider pawlet={pawlet} theme={theme}>
          <SkuQuestion
            product={product}
            isOpen={isOpen}
            action={action}
            onEnd={(chosen) => {
              draw(false);
              resolve(chosen);
            }}
          />
        </PawletProvider>,
      );
    draw(true);
  });
  setTimeout(() => {
    view.unmount();
    container.remove();
    end();
  }, 400);
  return result;
}

interface SkuQuestionProps {
  readonly product: ProductDetail;
  readonly isOpen: boolean;
  readonly action: 'cart' | 'buy';
  readonly onEnd: (result: SkuResult | undefined) => void;
}

function SkuQuestion({ product, isOpen, action, onEnd }: SkuQuestionProps) {
  return (
    <>
      <ChoosingSheet
        product={product}
        open={isOpen}
        actions={[action]}
        onClose={() => onEnd(undefined)}
        onConfirm={(_, { sku, quantity }) =>
          onEnd({ skuId: product.specs.length > 0 ? sku?.id : undefined, quantity })
        }
      />
      <OverlayOutlet />
    </>
  );
}
