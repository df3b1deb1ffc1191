import type { GoodsCard as Goods } from '@pawlet/core/api';
import { usePawlet, useResource } from '@pawlet/widgets';
import { GoodsCard } from '@pawlet/widgets/parts';
import styles from './List.module.css';

export interface RecommendedGoodsProps {
  readonly title: string;
  readonly onAdd?: ((goods: Goods) => void) | undefined;
}

const wanted = 6;

/** A way on where there is nothing else: goods that the shop recommends. */
export function RecommendedGoods({ title, onAdd }: RecommendedGoodsProps) {
  const { api } = usePawlet();
  const goods = useResource(
    ['goods-recommended'],
    () => api.goods.list({ flag: 'recommend', pageSize: wanted }),
    {
      refreshOnFocus: false,
    },
  );
  const items = goods.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      <div className={styles['grid']}>
        {items.map((item) => (
          <GoodsCard key={item.id} goods={item} onAdd={onAdd} />
        ))}
      </div>
    </section>
  );
}
