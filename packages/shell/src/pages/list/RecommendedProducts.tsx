import type { ProductSummary, ProductId } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery } from '@pawlet/widgets';
import { ProductTile } from '@pawlet/widgets/parts';
import styles from './List.module.css';

export interface RecommendedProductsProps {
  readonly title: string;
  /**
   * Products that are left out, such as those just bought.
   * @default none
   */
  readonly without?: readonly ProductId[] | undefined;
  readonly onAdd?: ((product: ProductSummary) => void) | undefined;
}

const wanted = 6;
const none: readonly ProductId[] = [];

/** A fallback where there is nothing else: products that the shop recommends. */
export function RecommendedProducts({ title, without = none, onAdd }: RecommendedProductsProps) {
  const product = useQuery(
    productQueries.page({ flag: 'recommend', pageSize: wanted + Math.min(without.length, wanted) }),
    {
      refreshOnFocus: false,
    },
  );
  const items = (product.data?.items ?? []).filter(({ id }) => !without.includes(id)).slice(0, wanted);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      <div className={styles['grid']}>
        {items.map((item) => (
          <ProductTile key={item.id} product={item} onAdd={onAdd} />
        ))}
      </div>
    </section>
  );
}
