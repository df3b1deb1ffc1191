import type { GoodsCard } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useEmit, useInView, usePageVisible } from '../runtime/index.ts';
import styles from './ProductCard.module.css';

export interface SeenGoodsProps {
  readonly goods: GoodsCard;
  readonly children: ReactNode;
}

/** Emits once that a product was seen: in the viewport of a visible page. */
export function SeenGoods({ goods, children }: SeenGoodsProps): ReactElement {
  const emit = useEmit();
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  const isSeen = usePageVisible() && isInView;
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (!isSeen || reported.current === goods.id) return;
    reported.current = goods.id;
    const { price } = goods;
    emit('pawlet:product-view', {
      productId: goods.id,
      title: goods.title,
      price: { value: toDecimal(price), currency: price.currency },
    });
  }, [emit, goods, isSeen]);
  return (
    <div ref={ref} className={styles['item']}>
      {children}
    </div>
  );
}
