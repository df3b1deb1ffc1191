import { shopMessages } from '@pawlet/core/errors';
import { isAmount } from '@pawlet/core/rules';
import { useConfig, useText } from '@pawlet/widgets';
import { Chip, Chips, ErrorState, Sheet, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { AmountField } from '../../amounts/AmountField.tsx';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { AttributeChoices } from './AttributeChoices.tsx';
import { FilterFooter } from './FilterFooter.tsx';
import { PriceBands } from './PriceBands.tsx';
import { useProductFilters } from './useProductFilters.ts';
import { useListCounts } from './useListCounts.ts';
import type { ListFilter, ListQuery } from './useListQuery.ts';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly query: ListQuery;
  readonly onApply: (change: Partial<ListQuery>) => void;
}

/** Price, brand and attributes of a product list. */
export function FilterSheet(props: FilterSheetProps) {
  const { low, high, brandIds, choices } = props.query;
  // Each time it opens, it starts from the URL's filters.
  return <FilterPanel key={JSON.stringify([props.open, low, high, brandIds, choices])} {...props} />;
}

function FilterPanel({ open, onClose, query, onApply }: FilterSheetProps) {
  const text = useText(productListMessages);
  const shopText = useText(shopMessages);
  const config = useConfig();
  const currency = config?.country.currency ?? 'CNY';
  const [draft, setDraft] = useState<ListFilter>(query);
  const [error, setError] = useState<string>();
  const filters = useProductFilters({ ...query, ...draft }, open);
  const { low, high, brandIds, choices } = draft;
  const change = (changes: Partial<ListFilter>): void => setDraft((current) => ({ ...current, ...changes }));
  const isWrong = [low, high].some((amount) => amount !== '' && !isAmount(amount, currency));
  const isCrossed = low !== '' && high !== '' && Number(low) > Number(high);
  const isValid = !isWrong && !isCrossed;
  const drafted = { ...query, ...draft };
  const { counts, isCurrent } = useListCounts(isValid ? drafted : { ...drafted, low: '', high: '' }, open);
  const apply = (): void => {
    if (isWrong)
      setError(
        shopText((config?.country.decimals ?? 2) === 0 ? 'check.amount.whole' : 'check.amount.decimals'),
      );
    else if (isCrossed) setError(text('productList.priceOrder'));
    else {
      onApply({ low, high, brandIds, choices });
      onClose();
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('productList.filter')}
      footer={
        <FilterFooter
          query={drafted}
          counts={isValid ? counts : undefined}
          isCurrent={isCurrent}
          onChange={(changes) => {
            change(changes);
            setError(undefined);
          }}
          onApply={apply}
        />
      }
    >
      <div className={styles['filter']}>
        <h3 className={styles['heading']}>{text('productList.priceRange')}</h3>
        <PriceBands bands={counts?.priceBands ?? []} currency={currency} chosen={draft} onChange={change} />
        <div className={styles['range']}>
          <AmountField
            layout="stack"
            currency={currency}
            label={text('productList.priceFrom')}
            maxLength={10}
            value={low}
            onChange={(typed) => change({ low: typed })}
            error={error}
          />
          <AmountField
            layout="stack"
            currency={currency}
            label={text('productList.priceTo')}
            maxLength={10}
            value={high}
            onChange={(typed) => change({ high: typed })}
          />
        </div>
        {config !== undefined && config.brands.length > 0 ? (
          <>
            <h3 className={styles['heading']}>{text('productList.brand')}</h3>
            <Chips label={text('productList.brand')}>
              {config.brands.map(({ id, name }) => (
                <Chip
                  key={id}
                  selected={brandIds.includes(id)}
                  onClick={() =>
                    change({
                      brandIds: brandIds.includes(id)
                        ? brandIds.filter((known) => known !== id)
                        : [...brandIds, id],
                    })
                  }
                >
                  {name}
                </Chip>
              ))}
            </Chips>
          </>
        ) : null}
        {query.categoryId !== undefined && filters.status === 'loading' ? (
          <SkeletonRegion>
            <Skeleton height="44px" />
          </SkeletonRegion>
        ) : null}
        {filters.status === 'failed' ? (
          <ErrorState layout="inline" onRetry={() => void filters.reload()} busy={filters.isRefreshing} />
        ) : null}
        <AttributeChoices
          filters={filters.data ?? []}
          choices={choices}
          onChange={(changed) => change({ choices: changed })}
        />
      </div>
    </Sheet>
  );
}
