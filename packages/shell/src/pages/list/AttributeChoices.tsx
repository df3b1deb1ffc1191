import type { Filter } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Chip, Chips } from '@pawlet/widgets/ui';
import styles from './List.module.css';
import { productListMessages } from './productListMessages.ts';
import type { AttributeChoice } from './useListQuery.ts';

export interface AttributeChoicesProps {
  readonly filters: readonly Filter[];
  readonly choices: readonly AttributeChoice[];
  readonly onChange: (choices: readonly AttributeChoice[]) => void;
}

/** The values of each attribute, with how many products each would leave. */
export function AttributeChoices({ filters, choices, onChange }: AttributeChoicesProps) {
  const text = useText(productListMessages);
  const format = useFormat();
  const toggle = ({ id: attributeId, isSingleChoice }: Filter, valueId: number): void => {
    const others = choices.filter((choice) =>
      isSingleChoice ? choice.attributeId !== attributeId : choice.valueId !== valueId,
    );
    const isChosen = choices.some((choice) => choice.valueId === valueId);
    onChange(
      isChosen
        ? others.filter((choice) => choice.valueId !== valueId)
        : [...others, { attributeId, valueId }],
    );
  };
  return filters.map((filter) => (
    <div key={filter.id} className={styles['choices']}>
      <h3 className={styles['heading']}>{filter.name}</h3>
      <Chips label={filter.name}>
        {filter.values.map(({ id, name, count }) => {
          const isChosen = choices.some(({ valueId }) => valueId === id);
          return (
            <Chip
              key={id}
              selected={isChosen}
              // A selected value can always be deselected.
              disabled={count === 0 && !isChosen}
              onClick={() => toggle(filter, id)}
            >
              {count === undefined ? name : text('productList.value', { name, amount: format.number(count) })}
            </Chip>
          );
        })}
      </Chips>
    </div>
  ));
}
