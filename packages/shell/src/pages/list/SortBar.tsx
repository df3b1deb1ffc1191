import { useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import type { ListQuery } from './useListQuery.ts';

export interface SortBarProps {
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
  readonly columns: 'one' | 'two';
  readonly onColumns: (columns: 'one' | 'two') => void;
  readonly filterCount: number;
  readonly onFilter: () => void;
}

/** Order, filter and columns of a product list; sticky. */
export function SortBar({ query, onChange, columns, onColumns, filterCount, onFilter }: SortBarProps) {
  const text = useText(productListMessages);
  const { sort, way } = query;
  const isUp = sort === 'price' && way === 'asc';
  const orders = [
    { id: 'weigh', label: text('productList.default') },
    { id: 'sales', label: text('productList.sales') },
    { id: 'createtime', label: text('productList.fresh') },
  ] as const;
  const priceName =
    sort === 'price'
      ? `${text('productList.price')}, ${text(isUp ? 'productList.ascending' : 'productList.descending')}`
      : text('productList.price');
  return (
    <fieldset className={styles['sortBar']} aria-label={text('productList.sortLabel')}>
      {orders.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles['order']}
          aria-pressed={sort === id}
          onClick={() => onChange({ sort: id, way: 'desc' })}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={styles['order']}
        aria-pressed={sort === 'price'}
        aria-label={priceName}
        onClick={() => onChange({ sort: 'price', way: sort === 'price' && way === 'asc' ? 'desc' : 'asc' })}
      >
        {text('productList.price')}
        <span className={styles['arrows']} data-way={sort === 'price' ? way : undefined} aria-hidden="true">
          <Icon name="chevronUp" size={12} />
          <Icon name="chevronDown" size={12} />
        </span>
      </button>
      <button type="button" className={styles['order']} aria-pressed={filterCount > 0} onClick={onFilter}>
        {filterCount > 0
          ? text('productList.filterCount', { count: filterCount })
          : text('productList.filter')}
      </button>
      <button
        type="button"
        className={styles['columns']}
        aria-label={text(columns === 'two' ? 'productList.oneColumn' : 'productList.twoColumns')}
        onClick={() => onColumns(columns === 'two' ? 'one' : 'two')}
      >
        <Icon name={columns === 'two' ? 'columnsOne' : 'columnsTwo'} size={20} />
      </button>
    </fieldset>
  );
}
