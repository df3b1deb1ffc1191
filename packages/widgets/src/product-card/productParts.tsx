import type { ProductSummary } from '@pawlet/core/api';
import { formatMoney } from '@pawlet/core/i18n';
import { useContext } from 'react';
import type { AnchorHTMLAttributes, HTMLAttributes, ReactElement } from 'react';
import { productMessages, ProductTilePrice, RouteLink } from '../parts/index.ts';
import { useLocale, useText } from '../runtime/index.ts';
import { Button, part, Picture, type ButtonProps, type PictureProps } from '../ui/index.ts';
import styles from './ProductCard.module.css';
import { ShownProductContext, type ShownProduct } from './ShownProduct.ts';

function useShown(): ShownProduct {
  const shown = useContext(ShownProductContext);
  if (shown === undefined)
    throw new Error('Pawlet: parts of a product belong inside <ProductCard>, which provides the product.');
  return shown;
}

/**
 * The product of the surrounding card, for custom markup.
 * @throws Error outside a `ProductCard`.
 */
export function useCardProduct(): ProductSummary {
  return useShown().product;
}

export interface ProductPictureProps extends Partial<Omit<PictureProps, 'src' | 'color'>> {}

/** The picture of the card's product, with reserved space. @throws Error outside a `ProductCard`. */
export function ProductPicture(props: ProductPictureProps): ReactElement {
  const { imageUrl, imageAlt, placeholderColor } = useShown().product;
  return (
    <span {...part('picture')}>
      <Picture
        alt={imageAlt}
        {...props}
        src={imageUrl}
        color={placeholderColor === '' ? undefined : placeholderColor}
      />
    </span>
  );
}

/** The name of the card's product. @throws Error outside a `ProductCard`. */
export function ProductTitle(props: HTMLAttributes<HTMLSpanElement>): ReactElement {
  const { title } = useShown().product;
  return (
    <span {...props} {...part('title')}>
      {title}
    </span>
  );
}

/**
 * The current price of the card's product, with "from" if its variants differ. @throws Error outside a `ProductCard`.
 */
export function ProductPrice(props: HTMLAttributes<HTMLSpanElement>): ReactElement {
  const { product } = useShown();
  return (
    <span {...props} {...part('price')}>
      <ProductTilePrice product={product} />
    </span>
  );
}

/**
 * The price after the offer ends, struck through; nothing without an offer. A class replaces the default style. @throws
 * Error outside a `ProductCard`.
 */
export function ProductRegularPrice(props: HTMLAttributes<HTMLElement>): ReactElement | null {
  const { regularPrice } = useShown().product;
  const locale = useLocale();
  if (regularPrice === undefined) return null;
  return (
    <s className={styles['was']} {...props}>
      {formatMoney(regularPrice, { locale })}
    </s>
  );
}

/**
 * A link to the page of the card's product, opened like all pages of the shop. @throws Error outside a `ProductCard`.
 */
export function ProductLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  const { id } = useShown().product;
  return <RouteLink {...props} route={`/pages/goods/detail?id=${id}`} />;
}

/**
 * The button of the card, with the action of its `action`; nothing for `link`. For a sold-out product it shows that and
 * is disabled. @throws Error outside a `ProductCard`.
 */
export function ProductButton({ children, ...props }: ButtonProps): ReactElement | null {
  const { product, act, action, isBusy } = useShown();
  const text = useText(productMessages);
  if (act === undefined) return null;
  const label = text(action === 'buy' ? 'goods.buyNow' : 'goods.addToCart');
  return (
    <Button {...props} busy={isBusy} disabled={product.isSoldOut} onClick={() => act(product)}>
      {product.isSoldOut ? text('goods.soldOut') : (children ?? label)}
    </Button>
  );
}
