import { useConfig, useText } from '@pawlet/widgets';
import { Button, Chip, Chips } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import { useProductFilters } from './useProductFilters.ts';
import { countFilters, noFilter, type ListFilter, type ListQuery } from './useListQuery.ts';
import { usePriceLabel } from './usePriceLabel.ts';

export interface ChosenFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
  /** Opens the filter sheet. */
  readonly onOpen: () => void;
}

/** The active filters, one chip each, and one button that clears all of them. */
export function ChosenFilters({ query, onChange, onOpen }: ChosenFiltersProps) {
  const text = useText(productListMessages);
  const chosen = useChosen(query);
  if (countFilters(query) === 0) return null;
  return (
    <div className={styles['chosen']}>
      <Chips label={text('productList.chosen')} layout="scroll">
        {chosen.map(({ key, name, without }) => (
          <Chip
            key={key}
            selected
            onClick={onOpen}
            removeLabel={text('productList.remove', { name })}
            onRemove={() => onChange(without)}
          >
            {name}
          </Chip>
        ))}
      </Chips>
      <Button size="s" variant="ghost" onClick={() => onChange(noFilter)}>
        {text('productList.clearAll')}
      </Button>
    </div>
  );
}

interface ChosenFilter {
  readonly key: string;
  readonly name: string;
  /** The filters that change when this one is removed. */
  readonly without: Partial<ListFilter>;
}

/** The filters with their names; one without a name, as of an old link, is left out. */
function useChosen(query: ListQuery): readonly ChosenFilter[] {
  const { low, high, brandIds, choices } = query;
  const brands = useConfig()?.brands ?? [];
  const filters = useProductFilters(query, choices.length > 0).data ?? [];
  const price = usePriceLabel(useConfig()?.country.currency ?? 'CNY')(low, high);
  return [
    ...(price === undefined ? [] : [{ key: 'price', name: price, without: { low: '', high: '' } }]),
    ...brandIds.flatMap((id) => {
      const name = brands.find((brand) => brand.id === id)?.name;
      const without = { brandIds: brandIds.filter((known) => known !== id) };
      return name === undefined ? [] : [{ key: `brand ${id}`, name, without }];
    }),
    ...choices.flatMap((choice) => {
      const attribute = filters.find(({ id }) => id === choice.attributeId);
      const name = attribute?.values.find(({ id }) => id === choice.valueId)?.name;
      const without = { choices: choices.filter((known) => known !== choice) };
      return name === undefined ? [] : [{ key: `value ${choice.valueId}`, name, without }];
    }),
  ];
}
