import type { GoodsCard as Goods, GoodsId } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery } from '@pawlet/widgets';
import { GoodsCard } from '@pawlet/widgets/parts';
import styles from './List.module.css';

export interface RecommendedGoodsProps {
  readonly title: string;
  /**
   * Products that are left out, such as those just bought.
   * @default none
   */
  readonly without?: readonly GoodsId[] | undefined;
  readonly onAdd?: ((goods: Goods) => void) | undefined;
}

const wanted = 6;
const none: readonly GoodsId[] = [];

/** A fallback where there is nothing else: products that the shop recommends. */
export function RecommendedGoods({ title, without = none, onAdd }: RecommendedGoodsProps) {
  const goods = useQuery(
    productQueries.page({ flag: 'recommend', pageSize: wanted + Math.min(without.length, wanted) }),
    {
      refreshOnFocus: false,
    },
  );
  const items = (goods.data?.items ?? []).filter(({ id }) => !without.includes(id)).slice(0, wanted);
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
