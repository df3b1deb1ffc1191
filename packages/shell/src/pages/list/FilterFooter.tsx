import { useText } from '@pawlet/widgets';
import { Button } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import { FiltersToRemove } from './FiltersToRemove.tsx';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { noFilter, type ListFilter, type ListQuery } from './useListQuery.ts';
import type { ListCounts } from './useListCounts.ts';

export interface FilterFooterProps extends ListCounts {
  /** The query of the list. */
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListFilter>) => void;
  readonly onApply: () => void;
}

/** How many products the selected filters leave, on the button that shows them. */
export function FilterFooter({ counts, isCurrent, query, onChange, onApply }: FilterFooterProps) {
  const text = useText(productListMessages);
  const button = useRef<HTMLButtonElement>(null);
  const total = counts?.total;
  const isEmpty = isCurrent && total === 0;
  const label = (): string => {
    if (total === undefined) return text('productList.apply');
    return total === 0 ? text('productList.showNone') : text('productList.show', { count: total });
  };
  const said = (): string => {
    if (total === undefined || !isCurrent) return '';
    return total === 0 ? text('productList.emptyFilter') : text('productList.total', { count: total });
  };
  return (
    <div className={styles['footer']}>
      {/* The button's changes are not announced. */}
      <output className={styles['unseen']}>{said()}</output>
      {isEmpty ? (
        <FiltersToRemove
          place="sheet"
          query={query}
          counts={counts}
          onChange={(change) => {
            onChange(change);
            // The pressed button is removed.
            button.current?.focus();
          }}
        />
      ) : null}
      <div className={styles['actions']}>
        <Button block variant="tinted" tone="neutral" onClick={() => onChange(noFilter)}>
          {text('productList.reset')}
        </Button>
        <Button ref={button} block disabled={isEmpty} onClick={onApply}>
          {label()}
        </Button>
      </div>
    </div>
  );
}
