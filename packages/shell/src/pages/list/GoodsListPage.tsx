import type { GoodsCard as Goods, GoodsQuery } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useAfterPaint, useConfig, usePagedQuery, useQuery, useText } from '@pawlet/widgets';
import { GoodsCard, useAddToCart } from '@pawlet/widgets/parts';
import { List, LongList } from '@pawlet/widgets/ui';
import { useCallback, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useHasSite } from '../../site/useHasSite.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import { SearchPill } from '../home/SearchPill.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { EmptyGoods } from './EmptyGoods.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './List.module.css';
import { goodsListMessages } from './goodsListMessages.ts';
import { RecommendedGoods } from './RecommendedGoods.tsx';
import { SortBar } from './SortBar.tsx';
import { countFilters, toGoodsQuery, useListQuery, type ListQuery } from './useListQuery.ts';

const pageSize = 20;
const idOf = ({ id }: Goods): number => id;

/** Products of a search or of a category. */
export function GoodsListPage() {
  return <GoodsList />;
}

/** All products of one section of the home page. */
export function MoreGoodsPage() {
  return <GoodsList flag="recommend" />;
}

function GoodsList({ flag }: { readonly flag?: ListQuery['flag'] }) {
  const text = useText(goodsListMessages);
  const shellText = useShellText();
  const { add, sheet } = useAddToCart();
  const [query, change] = useListQuery(flag);
  const [columns, setColumns] = usePageMemory<'one' | 'two'>('columns', 'two');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  // The bar shows the tap in the next frame; removing the old list follows.
  const currency = useConfig()?.country.currency ?? 'CNY';
  const asked = useAfterPaint(JSON.stringify(toGoodsQuery(query, currency)));
  const drawnColumns = useAfterPaint(columns);
  const list = usePagedQuery(productQueries.list({ ...(JSON.parse(asked) as GoodsQuery), pageSize }));
  const category = useCategoryName(query.categoryId);
  const filterCount = countFilters(query);
  const layout = drawnColumns === 'two' ? 'grid' : 'row';
  const draw = useCallback(
    (goods: Goods, index: number) => (
      <GoodsCard goods={goods} layout={layout} eager={index < 4} onAdd={add} />
    ),
    [layout, add],
  );
  return (
    <Page
      title={query.keyword ?? category ?? shellText('title.goods')}
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
      <List
        list={list}
        className={styles['grid']}
        skeleton={{ height: '280px' }}
        empty={
          <>
            <EmptyGoods
              query={query}
              isFiltered={filterCount > 0}
              nearest={list.first?.nearest ?? []}
              onChange={change}
            />
            <RecommendedGoods title={text('goodsList.recommended')} onAdd={add} />
          </>
        }
      >
        <output className={styles['total']}>
          {text('goodsList.total', { count: list.first?.total ?? list.items.length })}
        </output>
        <div className={styles['goods']} data-columns={drawnColumns}>
          <LongList
            key={`${drawnColumns} ${asked}`}
            items={list.items}
            keyOf={idOf}
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
