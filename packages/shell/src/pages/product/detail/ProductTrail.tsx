import type { ProductDetail } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useShellText } from '../../../layout/useShellText.ts';
import { paths } from '../../../routing/paths.ts';
import { findCategoryPath } from '../../category/findCategoryPath.ts';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

/** Breadcrumb of a product: home, its parent category and its category. Only below the shop's header. */
export function ProductTrail({ product: { categoryId } }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const shellText = useShellText();
  const tree = useQuery(productQueries.categories(), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return (
    <nav aria-label={text('productDetail.trail')}>
      <ol className={styles['trail']}>
        <li>
          <RouteLink className={styles['step']} route={paths.home}>
            {shellText('title.home')}
          </RouteLink>
        </li>
        {findCategoryPath(tree.data ?? [], categoryId).map(({ id, name }) => (
          <li key={id}>
            <Icon name="chevronRight" size={14} />
            <RouteLink className={styles['step']} route={`${paths.products}?category_id=${id}`}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
