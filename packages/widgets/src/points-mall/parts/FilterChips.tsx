import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Chip, Chips } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { namedRange, rewardFilters, type RewardFilter } from '../rewardRules.ts';

export interface FilterChipsProps {
  readonly selected: RewardFilter;
  readonly onSelect: (filter: RewardFilter) => void;
}

/** Filters the rewards: all, affordable, by price. */
export function FilterChips({ selected, onSelect }: FilterChipsProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const getLabel = (filter: RewardFilter): string => {
    const range = namedRange(filter);
    if (range === undefined)
      return text(filter === 'affordable' ? 'pointsMall.filterAffordable' : 'pointsMall.filterAll');
    const from = format.number(range.from);
    return range.to === undefined
      ? text('pointsMall.rangeAbove', { from })
      : text('pointsMall.range', { from, to: format.number(range.to) });
  };
  return (
    <Chips label={text('pointsMall.filters')} layout="scroll">
      {rewardFilters.map((filter) => (
        <Chip key={filter} selected={filter === selected} onClick={() => onSelect(filter)}>
          {getLabel(filter)}
        </Chip>
      ))}
    </Chips>
  );
}
