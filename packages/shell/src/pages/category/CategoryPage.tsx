import type { Category, CategoryId, ProductSummary } from '@pawlet/core/api';
import { categoryQueries, productQueries } from '@pawlet/core/queries';
import { type Resource, useConfig, useQuery, useText, useProgressiveCount } from '@pawlet/widgets';
import { ProductTile, RouteLink, useAddToCart } from '@pawlet/widgets/parts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Picture,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { memo, useCallback, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { paths } from '../../routing/paths.ts';
import { SearchPill } from '../home/SearchPill.tsx';
import styles from './Category.module.css';
import { categoryMessages } from './categoryMessages.ts';
import { useScrollSpy } from './useScrollSpy.ts';

/**
 * All categories: a rail at the left that links to the subcategories and products at the right, and follows their
 * scrolling.
 */
export function CategoryPage() {
  const text = useText(categoryMessages);
  const shellText = useShellText();
  const config = useConfig();
  const tree = useQuery(productQueries.categories());
  const product = useQuery(categoryQueries.withProducts());
  const categories = tree.data ?? [];
  return (
    <Page
      title={shellText('title.categories')}
      barCenter={<SearchPill words={config?.hotKeywords ?? []} label={shellText('title.search')} />}
      siteBar="title"
      background="card"
      hasToTop={false}
      onRefresh={async () => {
        await Promise.all([tree.reload(), product.reload()]);
      }}
    >
      {tree.status === 'failed' ? (
        <ErrorState onRetry={() => void tree.reload()} busy={tree.isRefreshing} />
      ) : null}
      {tree.status === 'loading' ? <CategorySkeleton /> : null}
      {tree.status === 'ready' && categories.length === 0 ? (
        <EmptyState
          picture={<Icon name="categories" size={56} />}
          title={text('category.empty')}
          action={<ButtonLink href="#/pages/goods/goods">{text('category.toGoods')}</ButtonLink>}
        />
      ) : null}
      {categories.length === 0 ? null : <Panes categories={categories} product={product} />}
    </Page>
  );
}

interface PanesProps {
  readonly categories: readonly Category[];
  readonly product: Resource<readonly Category[]>;
}

function Panes({ categories, product }: PanesProps) {
  const text = useText(categoryMessages);
  const { add, sheet } = useAddToCart();
  // Rendering all of them at once would delay a tap.
  const drawn = useProgressiveCount(product.status === 'loading' ? 0 : categories.length, 1);
  const { rail, current, goTo, place } = useScrollSpy(categories, drawn === categories.length);
  return (
    <div className={styles['panes']}>
      <div className={styles['side']}>
        <nav ref={rail} className={styles['rail']} aria-label={text('category.rail')}>
          {categories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles['entry']}
              aria-current={id === current || undefined}
              onClick={() => goTo(id)}
            >
              {name}
            </button>
          ))}
        </nav>
      </div>
      <div className={styles['pane']}>
        {product.status === 'failed' ? (
          <ErrorState layout="inline" onRetry={() => void product.reload()} busy={product.isRefreshing} />
        ) : null}
        {categories.map((category, index) => (
          <CategorySection
            key={category.id}
            category={category}
            products={
              index < drawn
                ? product.data && (product.data.find(({ id }) => id === category.id)?.goods ?? none)
                : undefined
            }
            isWaiting={index >= drawn}
            onAdd={add}
            place={place}
          />
        ))}
      </div>
      {sheet}
    </div>
  );
}

const none: readonly ProductSummary[] = [];
/** The number of a category's products that are shown. */
const mostOfKind = 10;

interface CategorySectionProps {
  readonly category: Category;
  /** Undefined while unknown. */
  readonly products: readonly ProductSummary[] | undefined;
  readonly isWaiting: boolean;
  readonly onAdd: (product: ProductSummary) => void;
  /** Reports the position of the category. */
  readonly place: (id: CategoryId, element: HTMLElement | null) => void;
}

/** One category: its subcategories, and the best-selling products of it or of the pressed subcategory. */
const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { category, products, isWaiting, onAdd, place } = props;
  const text = useText(categoryMessages);
  const [kind, setKind] = useState<CategoryId>();
  const ofKind = useQuery(
    kind === undefined ? undefined : productQueries.page({ categoryId: kind, pageSize: mostOfKind }),
  );
  const isLoading = kind === undefined ? isWaiting : ofKind.status === 'loading';
  const shown = kind === undefined ? products : ofKind.data?.items;
  const keepPlace = useCallback(
    (element: HTMLElement | null) => place(category.id, element),
    [place, category.id],
  );
  return (
    <section ref={keepPlace} className={styles['section']} aria-label={category.name}>
      <RouteLink className={styles['all']} route={`${paths.products}?category_id=${category.id}`}>
        {text('category.open', { name: category.name })}
        <Icon name="chevronRight" size={16} />
      </RouteLink>
      {category.children.length > 0 ? (
        <fieldset className={styles['kinds']} aria-label={category.name}>
          {category.children.map(({ id, name, imageUrl }) => (
            <button
              key={id}
              type="button"
              className={styles['kind']}
              aria-pressed={kind === id}
              onClick={() => setKind(kind === id ? undefined : id)}
            >
              <Picture src={imageUrl} alt="" sizes="64px" radius="m" />
              <span className={styles['kindName']}>{name}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
      {kind !== undefined && ofKind.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void ofKind.reload()} busy={ofKind.isRefreshing} />
      ) : null}
      {isLoading ? (
        <SkeletonRegion>
          <RowSkeletons />
        </SkeletonRegion>
      ) : null}
      {shown?.length === 0 ? <p className={styles['none']}>{text('category.noGoods')}</p> : null}
      {shown === undefined || shown.length === 0 ? null : (
        <div className={styles['list']}>
          {shown.map((item) => (
            <ProductTile key={item.id} product={item} layout="row" onAdd={onAdd} />
          ))}
        </div>
      )}
    </section>
  );
});

function CategorySkeleton() {
  return (
    <SkeletonRegion className={styles['panes']}>
      <div className={styles['side']}>
        <div className={styles['rail']}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <span key={index} className={styles['waitingEntry']}>
              <Skeleton shape="text" width="60%" />
            </span>
          ))}
        </div>
      </div>
      <div className={styles['pane']}>
        <div className={styles['section']}>
          <span className={styles['all']}>
            <Skeleton shape="text" width="70%" />
          </span>
          <div className={styles['kinds']}>
            {[0, 1, 2, 3].map((index) => (
              <span key={index} className={styles['kind']}>
                <Skeleton ratio={1} />
                <span className={styles['kindName']}>
                  <Skeleton shape="text" />
                </span>
              </span>
            ))}
          </div>
          <RowSkeletons />
        </div>
      </div>
    </SkeletonRegion>
  );
}

/** Skeleton rows of products. */
function RowSkeletons() {
  return (
    <div className={styles['list']}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles['waitingRow']}>
          <Skeleton ratio={1} />
          <Skeleton shape="text" lines={3} />
        </div>
      ))}
    </div>
  );
}
