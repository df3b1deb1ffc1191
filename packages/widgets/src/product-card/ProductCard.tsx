import type { ProductSummary, ProductId } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { ProductTile, productMessages, useAddToCart } from '../parts/index.ts';
import { useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { Button, EmptyState, ErrorState, Glyph, part, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { box } from '../ui/icon/commonPaths.ts';
import styles from './ProductCard.module.css';
import { SeenProduct } from './SeenProduct.tsx';
import { ShownProductContext } from './ShownProduct.ts';
import { readIds, useBatchedProduct } from './useBatchedProduct.ts';

export interface ProductCardProps {
  /** The product to show. */
  readonly productId?: number | undefined;
  /** Products to show instead, in this order; at most 50. Missing ones are omitted. */
  readonly productIds?: readonly number[] | undefined;
  /** `card` is vertical in columns, `row` is horizontal. @default 'card' */
  readonly layout?: 'card' | 'row' | undefined;
  /**
   * `cart` shows a button that adds the product to the cart, `buy` one that buys it immediately, `link` only links to
   * its page. @default 'cart'
   */
  readonly action?: 'cart' | 'buy' | 'link' | undefined;
  /**
   * Custom markup for each product, instead of the shop's card. Inside it `ProductPicture`, `ProductTitle`,
   * `ProductPrice`, `ProductRegularPrice`, `ProductLink` and `ProductButton` show the product, and `useCardProduct`
   * returns it. Loading and error states stay those of the card. @default the shop's card
   */
  readonly children?: ReactNode;
}

/** The products in the options. */
export function getIds({
  productId,
  productIds,
}: Pick<ProductCardProps, 'productId' | 'productIds'>): readonly ProductId[] {
  return readIds(productIds ?? (productId === undefined ? [] : [productId]));
}

/** One or several products, with price, offer and purchase button. Needs no log-in. */
export function ProductCard(props: ProductCardProps): ReactElement {
  checkProps('product-card', props);
  const { productId, productIds, layout = 'card', action = 'cart', children } = props;
  const text = useText(productMessages);
  const { add, sheet, busyId } = useAddToCart(action === 'buy' ? 'buy' : 'cart');
  const ids = getIds({ productId, productIds });
  const list = useBatchedProduct(ids);
  const isSingle = ids.length === 1 || undefined;
  if (list.status === 'failed') {
    return <ErrorState layout="inline" onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  if (list.status === 'loading') {
    return (
      <SkeletonRegion className={styles['list']} data-layout={layout} data-single={isSingle}>
        {ids.map((id) => (
          <Skeleton key={id} className={styles['skeleton']} />
        ))}
      </SkeletonRegion>
    );
  }
  if (list.data.length === 0) {
    return <EmptyState picture={<Glyph path={box} size={56} />} title={text('goods.offShelf')} />;
  }
  const buyButton = (product: ProductSummary): ReactElement => (
    <Button size="s" busy={busyId === product.id} onClick={() => add(product)}>
      {text('goods.buyNow')}
    </Button>
  );
  return (
    <div
      className={styles['list']}
      data-layout={layout}
      data-single={isSingle}
      data-own={children === undefined ? undefined : true}
      {...part('list')}
    >
      {list.data.map((product) => (
        <SeenProduct key={product.id} product={product}>
          {children === undefined ? (
            <ProductTile
              product={product}
              layout={layout === 'card' ? 'grid' : 'row'}
              onAdd={action === 'cart' ? add : undefined}
              action={action === 'buy' ? buyButton(product) : undefined}
            />
          ) : (
            <ShownProductContext.Provider
              value={{
                product,
                action,
                act: action === 'link' ? undefined : add,
                isBusy: busyId === product.id,
              }}
            >
              {children}
            </ShownProductContext.Provider>
          )}
        </SeenProduct>
      ))}
      {sheet}
    </div>
  );
}
