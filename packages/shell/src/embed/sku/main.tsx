import type { ProductDetail, ProductId } from '@pawlet/core/api';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { createBrowserHost } from '@pawlet/core/host';
import { createAnonymousPawlet, readProductDetail, type AnonymousPawlet } from '@pawlet/core/open';
import type { ConfigTheme } from '@pawlet/core/theme';
import { preloadText, PawletProvider } from '@pawlet/widgets';
import { ChoosingSheet, productMessages } from '@pawlet/widgets/parts';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import { createRoot } from 'react-dom/client';
import type { EmbedShop } from '../loader/types.ts';
import { readLook } from '../readLook.ts';
import { toSheet, type PartStyles } from '../styles.ts';

declare const __PAWLET_STYLES__: PartStyles;

const sheet = toSheet(__PAWLET_STYLES__);

/** Options of `chooseSku` besides the product. */
export interface ChoosingOptions {
  readonly action: 'cart' | 'buy';
  /** The shop's own colours, as on the card. */
  readonly theme: ConfigTheme | undefined;
}

/** The choice. */
export interface SkuResult {
  readonly skuId: number | undefined;
  readonly quantity: number;
}

function openShop({ origin, settings }: EmbedShop): AnonymousPawlet {
  return createAnonymousPawlet({
    apiOrigin: origin,
    lang: toInterfaceLanguage(settings.language) ?? 'en',
    country: settings.country,
    host: createBrowserHost(),
    api: () => ({}),
  });
}

/** Opens a sheet over the page to choose variant and quantity of a product; undefined when the shopper cancels. */
export async function chooseSku(
  root: ShadowRoot,
  shop: EmbedShop,
  goodsId: ProductId,
  { action, theme }: ChoosingOptions,
): Promise<SkuResult | undefined> {
  const { pawlet, http, currency, show } = openShop(shop);
  show({ theme, appearance: readLook(shop) });
  const [product] = await Promise.all([
    readProductDetail(http, goodsId, currency()),
    preloadText(pawlet, [productMessages]),
  ]);
  const container = document.createElement('div');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => other !== sheet), sheet];
  root.append(container);
  const view = createRoot(container);
  const result = await new Promise<SkuResult | undefined>((resolve) => {
    const draw = (isOpen: boolean): void =>
      view.render(
        <PawletProvider pawlet={pawlet} theme={shop.settings.theme}>
          <Asking
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
  // The sheet slides out first.
  setTimeout(() => {
    view.unmount();
    container.remove();
  }, 400);
  return result;
}

interface AskingProps {
  readonly product: ProductDetail;
  readonly isOpen: boolean;
  readonly action: 'cart' | 'buy';
  readonly onEnd: (result: SkuResult | undefined) => void;
}

function Asking({ product, isOpen, action, onEnd }: AskingProps) {
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
