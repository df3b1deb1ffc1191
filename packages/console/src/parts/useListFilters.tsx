import { type ReactElement } from 'react';
import { TextInput } from 'react-admin';
import { useText, useWord } from '../texts/useText.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

/** Filters of a list by its states, and by texts in fields of the API. */
export function useListFilters(
  states: readonly string[],
  texts: readonly (readonly [source: string, label: string])[] = [],
): ReactElement[] {
  const text = useText();
  const word = useWord();
  return [
    ...texts.map(([source, label]) => (
      <TextInput key={source} source={source} label={label} type="search" alwaysOn />
    )),
    ...(states.length === 0
      ? []
      : [
          <ChoiceFilter
            key="state"
            source="state"
            label={text('field.status')}
            alwaysOn
            any={text('search.any')}
            choices={states.map((id) => ({ id, name: word(`state.${id}`, id) }))}
          />,
        ]),
  ];
}
