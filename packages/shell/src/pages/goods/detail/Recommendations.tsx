import type { GoodsDetail } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { GoodsCard } from '@pawlet/widgets/parts';
import { memo } from 'react';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

const wanted = 6;

/** Products of the same category, best sellers first. */
export const Recommendations = memo(function Recommendations({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const similar = useQuery(
    productQueries.page({ categoryId: goods.categoryId, orderBy: 'sales', pageSize: wanted + 1 }),
    { refreshOnFocus: false },
  );
  const items = similar.data?.items.filter(({ id }) => id !== goods.id).slice(0, wanted) ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <h2 className={styles['heading']}>{text('goodsDetail.recommended')}</h2>
      <div className={styles['grid']}>
        {items.map((item) => (
          <GoodsCard key={item.id} goods={item} />
        ))}
      </div>
    </>
  );
});
