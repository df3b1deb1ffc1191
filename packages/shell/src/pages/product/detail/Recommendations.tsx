import type { ProductDetail } from '@pawlet/core/api';
import { useQuery, useText } from '@pawlet/widgets';
import { ProductTile } from '@pawlet/widgets/parts';
import { memo } from 'react';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';
import { mostSimilar, similarProducts } from './similarProducts.ts';

/** Products of the same category, best sellers first. */
export const Recommendations = memo(function Recommendations({
  product,
}: {
  readonly product: ProductDetail;
}) {
  const text = useText(productDetailMessages);
  const similar = useQuery(similarProducts(product), { refreshOnFocus: false });
  const items = similar.data?.items.filter(({ id }) => id !== product.id).slice(0, mostSimilar) ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <h2 className={styles['heading']}>{text('productDetail.recommended')}</h2>
      <div className={styles['grid']}>
        {items.map((item) => (
          <ProductTile key={item.id} product={item} />
        ))}
      </div>
    </>
  );
});
