import type { PriceBand } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { useFormat, useText } from '@pawlet/widgets';
import { Chip, Chips } from '@pawlet/widgets/ui';
import { productListMessages } from './productListMessages.ts';
import type { ListFilter } from './useListQuery.ts';
import { usePriceLabel } from './usePriceLabel.ts';

type PriceRange = Pick<ListFilter, 'low' | 'high'>;

export interface PriceBandsProps {
  readonly bands: readonly PriceBand[];
  readonly currency: string;
  readonly chosen: PriceRange;
  readonly onChange: (range: PriceRange) => void;
}

/** Price ranges to choose from, with how many products each would leave. */
export function PriceBands({ bands, currency, chosen, onChange }: PriceBandsProps) {
  const text = useText(productListMessages);
  const format = useFormat();
  const getLabel = usePriceLabel(currency);
  if (bands.length === 0) return null;
  return (
    <Chips label={text('productList.priceRange')}>
      {bands.map(({ from, to, count }) => {
        const low = from === undefined ? '' : toDecimal(from).replace(/\.00$/u, '');
        const high = to === undefined ? '' : toDecimal(to);
        const isChosen = chosen.low === low && chosen.high === high;
        return (
          <Chip
            key={`${low}-${high}`}
            selected={isChosen}
            // A selected range can always be deselected.
            disabled={count === 0 && !isChosen}
            onClick={() => onChange(isChosen ? { low: '', high: '' } : { low, high })}
          >
            {text('productList.value', { name: getLabel(low, high) ?? '', amount: format.number(count) })}
          </Chip>
        );
      })}
    </Chips>
  );
}
