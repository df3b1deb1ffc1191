import { Autocomplete, Avatar, ListItemAvatar, TextField } from '@mui/material';
import { useState } from 'react';
import { isRecord } from '../parts/isRecord.ts';
import type { Words } from '../parts/useWords.ts';
import type { OwnFieldProps, OwnShape } from '../settings/toShape.ts';
import { useFormat } from '../texts/useFormat.ts';
import { type PlainKey, useText } from '../texts/useText.ts';

/** Another record by what the API names it with. */
export interface Reference {
  readonly id: string | number;
  /** In each language or the same in all. @default that of the record in the list of those that can be chosen */
  readonly name?: string | Readonly<Record<string, string>>;
  /** Address of a picture. @default none */
  readonly picture?: string;
}

/** Records that can be chosen. */
export interface ReferenceSource {
  readonly useOptions: (entered: string) => readonly Reference[];
  /** The shop searches; otherwise all are known. */
  readonly isSearched: boolean;
  /** Kinds of records that have pictures show them. */
  readonly hasPictures?: boolean;
}

const isReference = (given: unknown): given is Reference => isRecord(given) && 'id' in given;
const toList = (value: unknown): readonly Reference[] =>
  (Array.isArray(value) ? value : [value]).filter(isReference);

/** What the API returns of a record: its id alone, or with a name. */
function toReference(given: unknown): unknown {
  if (typeof given === 'string' || typeof given === 'number') return given === '' ? null : { id: given };
  if (!isRecord(given)) return given;
  const { title, name = title } = given;
  return { ...given, ...(name === undefined ? {} : { name }) };
}

const toName = ({ id, name = String(id) }: Reference, { localized }: Pick<Words, 'localized'>) =>
  typeof name === 'string' ? name : localized(name);

const describe = (value: unknown, words: Words) =>
  toList(value)
    .map((one) => toName(one, words))
    .join(', ');

/** Another record, which is found by its name. Where `none` has a meaning it is sent as null, otherwise nothing is sent. */
export const oneOf = (source: ReferenceSource, none?: PlainKey): OwnShape => ({
  kind: 'own',
  Field: createField(source, false, none),
  first: null,
  toForm: toReference,
  toInput: (value) => (isReference(value) ? value.id : none === undefined ? undefined : null),
  describe,
});

/** Any number of other records. */
export const someOf = (source: ReferenceSource): OwnShape => ({
  kind: 'own',
  Field: createField(source, true),
  first: [],
  toForm: (given) => (Array.isArray(given) ? given.map(toReference) : []),
  toInput: (value) => toList(value).map(({ id }) => id),
  describe,
});

function createField(source: ReferenceSource, isMany: boolean, none?: PlainKey) {
  return function SearchedReferences(props: OwnFieldProps) {
    const [entered, setEntered] = useState('');
    const options = source.useOptions(entered.trim());
    return (
      <ReferenceField
        {...props}
        {...source}
        options={options}
        isMany={isMany}
        none={none}
        onSearch={setEntered}
      />
    );
  };
}

interface ReferenceFieldProps extends OwnFieldProps, Omit<ReferenceSource, 'useOptions'> {
  readonly options: readonly Reference[];
  readonly onSearch: (entered: string) => void;
  readonly isMany: boolean;
  /** What it means that none is chosen. @default nothing */
  readonly none: PlainKey | undefined;
}

/** Chooses records by their names, as they are written or found. */
function ReferenceField({
  options,
  isSearched,
  hasPictures = false,
  onSearch,
  isMany,
  none,
  value,
  onChange,
  label,
  help,
  path,
  errors,
  isDisabled,
}: ReferenceFieldProps) {
  const text = useText();
  const chosen = toList(value);
  const format = useFormat();
  const nameOf = (one: Reference) =>
    toName(one.name === undefined ? (options.find(({ id }) => id === one.id) ?? one) : one, format);
  const error = Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1];
  return (
    <Autocomplete<Reference, boolean>
      multiple={isMany}
      options={[...options]}
      value={isMany ? [...chosen] : (chosen[0] ?? null)}
      disabled={isDisabled}
      size="small"
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      {...(isSearched ? { filterOptions: (found: Reference[]) => found } : {})}
      onInputChange={(_, words, reason) => onSearch(reason === 'input' ? words : '')}
      onChange={(_, next) => onChange(next)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {hasPictures ? (
            <ListItemAvatar>
              <Avatar variant="rounded" alt="" {...(option.picture ? { src: option.picture } : {})}>
                {' '}
              </Avatar>
            </ListItemAvatar>
          ) : null}
          {nameOf(option)}
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={error !== undefined}
          helperText={error ?? help}
          {...(none === undefined ? {} : { placeholder: text(none) })}
        />
      )}
    />
  );
}
