import { toId, type Category, type CategoryId } from '@pawlet/core/api';
import { useConfig, usePawlet, useResource, useText } from '@pawlet/widgets';
import { GoodsCard, RouteLink, useAddToCart } from '@pawlet/widgets/parts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Picture,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePage, usePageMemory, usePageParameters } from '../../stack/PageContext.ts';
import { SearchPill } from '../home/SearchPill.tsx';
import styles from './Category.module.css';
import { categoryMessages } from './messages/messages.ts';

const parameters = { category_id: idParameter };

interface Choice {
  readonly id: CategoryId;
  /** The visit of the page in which it was chosen. */
  readonly entryKey: string;
}

/** All categories: a rail at the left, kinds and goods of the chosen one at the right. */
export function CategoryPage() {
  const { api } = usePawlet();
  const text = useText(categoryMessages);
  const shellText = useShellText();
  const config = useConfig();
  const { category_id: given } = usePageParameters(parameters);
  const { entry } = usePage();
  const [remembered, remember] = usePageMemory<Choice | undefined>('category', undefined);
  const tree = useResource(['categories'], () => api.goods.categories());
  const categories = tree.data ?? [];
  // A link to a category counts more than what was chosen before it was followed.
  const isChosenSince = given === undefined || remembered?.entryKey === entry.key;
  const wanted = (isChosenSince ? remembered?.id : undefined) ?? toId<CategoryId>(given);
  const chosen = categories.find(({ id }) => id === wanted) ?? categories[0];
  return (
    <Page
      title={shellText('title.categories')}
      barCenter={<SearchPill words={config?.hotKeywords ?? []} label={shellText('title.search')} />}
      background="card"
      hasToTop={false}
      onRefresh={tree.reload}
    >
      {tree.status === 'failed' ? (
        <ErrorState onRetry={() => void tree.reload()} busy={tree.isRefreshing} />
      ) : null}
      {tree.status === 'loading' ? <CategorySkeleton /> : null}
      {tree.status === 'ready' && chosen === undefined ? (
        <EmptyState
          picture={<Icon name="categories" size={56} />}
          title={text('category.empty')}
          action={<ButtonLink href="#/pages/goods/goods">{text('category.toGoods')}</ButtonLink>}
        />
      ) : null}
      {chosen === undefined ? null : (
        <div className={styles['panes']}>
          <nav className={styles['rail']} aria-label={text('category.rail')}>
            {categories.map((category) => (
              <button
                key={category.id}
                type="button"
                className={styles['entry']}
                aria-current={category.id === chosen.id || undefined}
                onClick={() => {
                  remember({ id: category.id, entryKey: entry.key });
                  // The goods of another category begin at their top.
                  window.scrollTo({ top: 0, behavior: 'instant' });
                }}
              >
                {category.name}
              </button>
            ))}
          </nav>
          <CategoryPane key={chosen.id} category={chosen} />
        </div>
      )}
    </Page>
  );
}

function CategoryPane({ category }: { readonly category: Category }) {
  const { api } = usePawlet();
  const text = useText(categoryMessages);
  const { add, sheet } = useAddToCart();
  const [child, setChild] = useState<CategoryId>();
  const shown = child ?? category.id;
  const goods = useResource(
    ['category-goods', shown],
    () => api.goods.list({ categoryId: shown, pageSize: 20 }),
    {
      keepPrevious: false,
    },
  );
  return (
    <div className={styles['pane']}>
      <RouteLink className={styles['all']} route={`/pages/goods/goods?category_id=${category.id}`}>
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
              aria-pressed={child === id}
              onClick={() => setChild(child === id ? undefined : id)}
            >
              <Picture src={imageUrl} alt="" sizes="64px" radius="m" />
              <span className={styles['kindName']}>{name}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
      {goods.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void goods.reload()} busy={goods.isRefreshing} />
      ) : null}
      {goods.status === 'loading' ? (
        <SkeletonRegion>
          <RowSkeletons />
        </SkeletonRegion>
      ) : null}
      {goods.status === 'ready' && goods.data.items.length === 0 ? (
        <p className={styles['none']}>{text('category.noGoods')}</p>
      ) : null}
      <div className={styles['list']}>
        {(goods.data?.items ?? []).map((item) => (
          <GoodsCard key={item.id} goods={item} layout="row" onAdd={add} />
        ))}
      </div>
      {sheet}
    </div>
  );
}

function CategorySkeleton() {
  return (
    <SkeletonRegion className={styles['panes']}>
      <div className={styles['rail']}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <span key={index} className={styles['waitingEntry']}>
            <Skeleton shape="text" width="60%" />
          </span>
        ))}
      </div>
      <div className={styles['pane']}>
        <span className={styles['all']}>
          <Skeleton shape="text" width="70%" />
        </span>
        <div className={styles['kinds']}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} ratio={1} />
          ))}
        </div>
        <RowSkeletons />
      </div>
    </SkeletonRegion>
  );
}

/** Rows of goods that are on their way. */
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
