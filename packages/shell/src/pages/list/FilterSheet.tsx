import { shopMessages } from '@pawlet/core/errors';
import { isAmount } from '@pawlet/core/rules';
import { useConfig, useText } from '@pawlet/widgets';
import { Button, Chip, Chips, Sheet } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { AmountField } from '../../amounts/AmountField.tsx';
import styles from './List.module.css';
import { goodsListMessages } from './messages/messages.ts';
import type { ListQuery } from './useListQuery.ts';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly query: ListQuery;
  readonly onApply: (change: Partial<ListQuery>) => void;
}

/** Price and brand of a goods list. */
export function FilterSheet(props: FilterSheetProps) {
  // Opened anew it starts from what the address says.
  return (
    <FilterPanel
      key={`${props.open} ${props.query.low} ${props.query.high} ${props.query.brandIds.join()}`}
      {...props}
    />
  );
}

function FilterPanel({ open, onClose, query, onApply }: FilterSheetProps) {
  const text = useText(goodsListMessages);
  const shopText = useText(shopMessages);
  const config = useConfig();
  const currency = config?.country.currency ?? 'CNY';
  const [low, setLow] = useState(query.low);
  const [high, setHigh] = useState(query.high);
  const [brandIds, setBrandIds] = useState(query.brandIds);
  const [error, setError] = useState<string>();
  const apply = (): void => {
    const isWrong = [low, high].some((amount) => amount !== '' && !isAmount(amount, currency));
    if (isWrong)
      setError(
        shopText((config?.country.decimals ?? 2) === 0 ? 'check.amount.whole' : 'check.amount.decimals'),
      );
    else if (low !== '' && high !== '' && Number(low) > Number(high)) setError(text('goodsList.priceOrder'));
    else {
      onApply({ low, high, brandIds });
      onClose();
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('goodsList.filter')}
      footer={
        <div className={styles['actions']}>
          <Button
            block
            variant="tinted"
            tone="neutral"
            onClick={() => {
              setLow('');
              setHigh('');
              setBrandIds([]);
              setError(undefined);
            }}
          >
            {text('goodsList.reset')}
          </Button>
          <Button block onClick={apply}>
            {text('goodsList.apply')}
          </Button>
        </div>
      }
    >
      <div className={styles['filter']}>
        <h3 className={styles['heading']}>{text('goodsList.priceRange')}</h3>
        <div className={styles['range']}>
          <AmountField
            layout="stack"
            currency={currency}
            label={text('goodsList.priceFrom')}
            maxLength={10}
            value={low}
            onChange={setLow}
            error={error}
          />
          <AmountField
            layout="stack"
            currency={currency}
            label={text('goodsList.priceTo')}
            maxLength={10}
            value={high}
            onChange={setHigh}
          />
        </div>
        {config !== undefined && config.brands.length > 0 ? (
          <>
            <h3 className={styles['heading']}>{text('goodsList.brand')}</h3>
            <Chips label={text('goodsList.brand')}>
              {config.brands.map(({ id, name }) => (
                <Chip
                  key={id}
                  selected={brandIds.includes(id)}
                  onClick={() =>
                    setBrandIds(
                      brandIds.includes(id) ? brandIds.filter((known) => known !== id) : [...brandIds, id],
                    )
                  }
                >
                  {name}
                </Chip>
              ))}
            </Chips>
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
