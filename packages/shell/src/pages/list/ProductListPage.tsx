import type { ProductSummary } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useAfterPaint, useConfig, usePagedQuery, useQuery, useText } from '@pawlet/widgets';
import { ProductTile, useAddToCart } from '@pawlet/widgets/parts';
import { InfiniteSentinel, List, LongList } from '@pawlet/widgets/ui';
import { useCallback, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { productsPerPage } from '../../routing/listPages.ts';
import { useHasSite } from '../../site/useHasSite.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import { SearchPill } from '../home/SearchPill.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { EmptyProductList } from './EmptyProductList.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { RecommendedProducts } from './RecommendedProducts.tsx';
import { SortBar } from './SortBar.tsx';
import { PageLink } from './PageLink.tsx';
import { countFilters, listRoute, toPagedProducts, useListQuery, type ListQuery } from './useListQuery.ts';

const getId = ({ id }: ProductSummary): number => id;

/** The first four products are visible when the page opens; the very first is the page's largest picture. */
function getLoading(index: number): 'first' | 'eager' | 'lazy' {
  if (index === 0) return 'first';
  return index < 4 ? 'eager' : 'lazy';
}

/** Products of a search or of a category. */
export function ProductListPage() {
  return <ProductList />;
}

/** All products of one section of the home page. */
export function MoreProductsPage() {
  return <ProductList flag="recommend" />;
}

function ProductList({ flag }: { readonly flag?: ListQuery['flag'] }) {
  const text = useText(productListMessages);
  const shellText = useShellText();
  const { add, sheet } = useAddToCart();
  const [query, change] = useListQuery(flag);
  const [columns, setColumns] = usePageMemory<'one' | 'two'>('columns', 'two');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  // The bar shows the tap in the next frame; removing the old list follows.
  const currency = useConfig()?.country.currency ?? 'CNY';
  const asked = useAfterPaint(JSON.stringify(query));
  const drawnColumns = useAfterPaint(columns);
  const list = usePagedQuery(toPagedProducts(JSON.parse(asked) as ListQuery, currency));
  const category = useCategoryName(query.categoryId);
  const filterCount = countFilters(query);
  const layout = drawnColumns === 'two' ? 'grid' : 'row';
  const draw = useCallback(
    (product: ProductSummary, index: number) => (
      <ProductTile product={product} layout={layout} loading={getLoading(index)} onAdd={add} />
    ),
    [layout, add],
  );
  return (
    <Page
      title={query.keyword ?? category ?? shellText('title.products')}
      barCenter={
        <SearchPill
          words={query.keyword === undefined ? [] : [query.keyword]}
          label={shellText('title.search')}
        />
      }
      siteBar="title"
      onRefresh={list.reload}
    >
      <SortBar
        query={query}
        onChange={change}
        columns={columns}
        onColumns={setColumns}
        filterCount={filterCount}
        onFilter={() => setIsFilterOpen(true)}
      />
      <ChosenFilters query={query} onChange={change} onOpen={() => setIsFilterOpen(true)} />
      {query.page > 1 ? (
        <PageLink rel="prev" route={listRoute(query, query.page - 1)}>
          {text('productList.previousPage')}
        </PageLink>
      ) : null}
      <List
        list={list}
        foot={
          <>
            {list.foot === 'idle' ? (
              <PageLink
                rel="next"
                route={listRoute(query, query.page + Math.ceil(list.items.length / productsPerPage))}
                onTap={list.loadMore}
              >
                {text('productList.nextPage')}
              </PageLink>
            ) : null}
            <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
          </>
        }
        className={styles['grid']}
        skeleton={{ height: '280px' }}
        empty={
          <>
            <EmptyProductList
              query={query}
              isFiltered={filterCount > 0}
              nearest={list.first?.nearest ?? []}
              onChange={change}
            />
            <RecommendedProducts title={text('productList.recommended')} onAdd={add} />
          </>
        }
      >
        <output className={styles['total']}>
          {text('productList.total', { count: list.first?.total ?? list.items.length })}
        </output>
        <div className={styles['goods']} data-columns={drawnColumns}>
          <LongList
            key={`${drawnColumns} ${asked}`}
            items={list.items}
            toKey={getId}
            draw={draw}
            className={styles['rows']}
            blockSize={12}
            estimatedHeight={drawnColumns === 'two' ? 1790 : 1660}
          />
        </div>
      </List>
      <FilterSheet
        open={isFilterOpen}
        onClose={() => setIsFilterOpen(false)}
        query={query}
        onApply={change}
      />
      {sheet}
    </Page>
  );
}

/**
 * Name of the current category, where the page has space for it: the shop's header has already loaded the categories.
 */
function useCategoryName(wanted: ListQuery['categoryId']): string | undefined {
  const isAsked = useHasSite() && wanted !== undefined;
  const tree = useQuery(isAsked ? productQueries.categories() : undefined, {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return tree.data?.flatMap((category) => [category, ...category.children]).find(({ id }) => id === wanted)
    ?.name;
}
