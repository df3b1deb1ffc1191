import type { ProductSummary } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useEmit, useInView, usePageVisible } from '../runtime/index.ts';
import styles from './ProductCard.module.css';

export interface SeenProductProps {
  readonly product: ProductSummary;
  readonly children: ReactNode;
}

/** Emits once that a product was seen: in the viewport of a visible page. */
export function SeenProduct({ product, children }: SeenProductProps): ReactElement {
  const emit = useEmit();
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  const isSeen = usePageVisible() && isInView;
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (!isSeen || reported.current === product.id) return;
    reported.current = product.id;
    const { price } = product;
    emit('pawlet:product-view', {
      productId: product.id,
      title: product.title,
      price: { value: toDecimal(price), currency: price.currency },
    });
  }, [emit, product, isSeen]);
  return (
    <div ref={ref} className={styles['item']}>
      {children}
    </div>
  );
}
