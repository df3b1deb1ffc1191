import type { GoodsCard as Goods, GoodsId } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { GoodsCard, goodsMessages, useAddToCart } from '../parts/index.ts';
import { useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { Button, EmptyState, ErrorState, Glyph, part, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { box } from '../ui/icon/commonPaths.ts';
import styles from './ProductCard.module.css';
import { SeenGoods } from './SeenGoods.tsx';
import { ShownProductContext } from './ShownProduct.ts';
import { readIds, useGoods } from './useGoods.ts';

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
export function idsOf({
  productId,
  productIds,
}: Pick<ProductCardProps, 'productId' | 'productIds'>): readonly GoodsId[] {
  return readIds(productIds ?? (productId === undefined ? [] : [productId]));
}

/** One or several products, with price, offer and purchase button. Needs no log-in. */
export function ProductCard(props: ProductCardProps): ReactElement {
  checkProps('product-card', props);
  const { productId, productIds, layout = 'card', action = 'cart', children } = props;
  const text = useText(goodsMessages);
  const { add, sheet, busyId } = useAddToCart(action === 'buy' ? 'buy' : 'cart');
  const ids = idsOf({ productId, productIds });
  const list = useGoods(ids);
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
  const buyButton = (goods: Goods): ReactElement => (
    <Button size="s" busy={busyId === goods.id} onClick={() => add(goods)}>
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
      {list.data.map((goods) => (
        <SeenGoods key={goods.id} goods={goods}>
          {children === undefined ? (
            <GoodsCard
              goods={goods}
              layout={layout === 'card' ? 'grid' : 'row'}
              onAdd={action === 'cart' ? add : undefined}
              action={action === 'buy' ? buyButton(goods) : undefined}
            />
          ) : (
            <ShownProductContext.Provider
              value={{ goods, action, act: action === 'link' ? undefined : add, isBusy: busyId === goods.id }}
            >
              {children}
            </ShownProductContext.Provider>
          )}
        </SeenGoods>
      ))}
      {sheet}
    </div>
  );
}
