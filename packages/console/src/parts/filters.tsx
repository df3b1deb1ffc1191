import type { Scope } from '@pawlet/operator';
import type { ReactElement } from 'react';
import { TextInput } from 'react-admin';
import type { PlainKey } from '../texts/useText.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { Words } from './useWords.ts';

/** A filter of a list; null where the person may not use it. */
export type Filter = (words: Words) => ReactElement | null;

/** Filters by words in a field of the API. */
export const search =
  (source: string, label: PlainKey, id?: string): Filter =>
  ({ text }) => (
    <TextInput
      key={source}
      source={source}
      label={text(label)}
      type="search"
      alwaysOn
      {...(id === undefined ? {} : { id })}
    />
  );

/** Filters by one of some values, whose names are by default those of `state.<value>`. */
export const choose =
  <T extends string>(
    source: string,
    label: PlainKey,
    values: readonly T[],
    nameOf: (value: T, words: Words) => string = (value, { word }) => word(`state.${value}`, value),
    any: PlainKey = 'search.any',
  ): Filter =>
  (words) => (
    <ChoiceFilter
      key={source}
      source={source}
      label={words.text(label)}
      alwaysOn
      any={words.text(any)}
      choices={values.map((id) => ({ id, name: nameOf(id, words) }))}
    />
  );

/** Filters by the state of records. */
export const chooseState = <T extends string>(
  values: readonly T[],
  nameOf?: (value: T, words: Words) => string,
): Filter => choose('state', 'field.status', values, nameOf);

/** Filters by days, from and to. */
export const period = (isShown: boolean): readonly Filter[] =>
  (['from', 'to'] as const).map((source) => ({ text }) => (
    <TextInput
      key={source}
      source={source}
      label={text(`search.${source}`)}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
      alwaysOn={isShown}
    />
  ));

/** A filter for those with a scope. */
export const onlyWith =
  (scopes: readonly Scope[], filter: Filter): Filter =>
  (words) =>
    scopes.some((scope) => words.may(scope)) ? filter(words) : null;
