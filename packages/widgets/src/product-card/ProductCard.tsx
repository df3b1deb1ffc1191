import { toId, type GoodsCard as Goods, type GoodsId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { GoodsCard, useAddToCart } from '../parts/index.ts';
import { usePawlet, useResource, useText } from '../runtime/index.ts';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { goodsMessages } from '../parts/index.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  /** Ids of the products to show, in this order; at most 50. Missing ones are left out. */
  readonly productIds: readonly number[];
  /** `card` stands upright in columns, `row` lies across. @default 'card' */
  readonly layout?: 'card' | 'row' | undefined;
  /** `cart` offers a button that puts the product into the cart, `link` leads to its page only. @default 'cart' */
  readonly action?: 'cart' | 'link' | undefined;
}

/** One product or several, with price, offer and the way into the cart. Needs no log-in. */
export function ProductCard({
  productIds,
  layout = 'card',
  action = 'cart',
}: ProductCardProps): ReactElement {
  const { api } = usePawlet();
  const text = useText(goodsMessages);
  const { add, sheet } = useAddToCart();
  const ids = productIds.map((id) => toId<GoodsId>(id)).filter((id) => id !== undefined);
  const list = useResource(['product-card', ids.join()], async () => {
    const { items } = await api.goods.list({ ids, pageSize: 50 });
    return items;
  });
  if (list.status === 'failed') {
    return <ErrorState layout="inline" onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  if (list.status === 'loading') {
    return (
      <SkeletonRegion className={styles['list']}>
        {ids.map((id) => (
          <Skeleton key={id} height={layout === 'card' ? '290px' : '112px'} />
        ))}
      </SkeletonRegion>
    );
  }
  if (list.data.length === 0) {
    return <EmptyState picture={<Icon name="box" size={56} />} title={text('goods.offShelf')} />;
  }
  return (
    <div className={styles['list']} data-layout={layout} data-single={list.data.length === 1 || undefined}>
      {list.data.map((goods: Goods) => (
        <GoodsCard
          key={goods.id}
          goods={goods}
          layout={layout === 'card' ? 'grid' : 'row'}
          onAdd={action === 'cart' ? add : undefined}
        />
      ))}
      {sheet}
    </div>
  );
}
