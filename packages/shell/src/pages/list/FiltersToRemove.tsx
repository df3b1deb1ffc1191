import type { ProductCounts } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Chip, Chips } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { useProductFilters } from './useProductFilters.ts';
import { noFilter, type ListFilter, type ListQuery } from './useListQuery.ts';

export interface FiltersToRemoveProps {
  readonly query: ListQuery;
  /** On a page's grey background, or on a sheet. */
  readonly place: 'page' | 'sheet';
  readonly counts: ProductCounts | undefined;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

/** Suggestions for filters without results: which of them to remove, and how many products there are without it. */
export function FiltersToRemove({ query, place, counts, onChange }: FiltersToRemoveProps) {
  const text = useText(productListMessages);
  const format = useFormat();
  // The page already has a button for all of them.
  const isOffered = (filter: string): boolean => place === 'sheet' || filter !== 'all';
  const without = counts?.total === 0 ? counts.without.filter(({ filter }) => isOffered(filter)) : [];
  const attributes = useProductFilters(query, without.length > 0).data ?? [];
  const ways = without.flatMap(({ filter, attributeId, count }) => {
    const name = {
      price: text('productList.priceRange'),
      brand: text('productList.brand'),
      all: text('productList.allFilters'),
      attribute: attributes.find(({ id }) => id === attributeId)?.name,
    }[filter];
    const change: Partial<ListFilter> = {
      price: { low: '', high: '' },
      brand: { brandIds: [] },
      all: noFilter,
      attribute: { choices: query.choices.filter((choice) => choice.attributeId !== attributeId) },
    }[filter];
    return name === undefined ? [] : [{ key: `${filter} ${attributeId ?? ''}`, name, change, count }];
  });
  if (ways.length === 0) return null;
  return (
    <div className={styles['toRemove']} data-place={place}>
      <p className={styles['hint']}>{text('productList.without')}</p>
      <Chips label={text('productList.without')}>
        {ways.map(({ key, name, change, count }) => (
          <Chip key={key} onClick={() => onChange(change)}>
            {text('productList.value', { name, amount: format.number(count) })}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
