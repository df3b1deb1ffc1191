import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { type LocalizedText, textLanguages } from '@pawlet/operator';
import type { ReactNode } from 'react';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { AmountFields, type Amounts } from './AmountFields.tsx';
import { isRecord } from './isRecord.ts';
import { LocalizedFields } from './LocalizedFields.tsx';
import { shownWhenEmpty } from './shownWhenEmpty.ts';

/** What a field of a form is rendered with. */
export interface EntryFieldProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Texts of what is wrong, by place in the input, such as `name.en`. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A field of a form: how it is entered, and how it reads beside the value of somebody else. */
export interface EntryField {
  readonly name: string;
  readonly render: (props: EntryFieldProps) => ReactNode;
  readonly describe: (value: unknown) => readonly (readonly [label: string, value: string])[];
  /** Whether only the changed parts of its value are sent, such as some languages. @default false */
  readonly isPartial?: boolean;
}

export interface EntryChoice {
  readonly id: string;
  readonly name: string;
}

interface WordsOptions {
  /** @default 1 line */
  readonly lines?: number;
  readonly help?: string;
}

const words = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whether a value has a text for each language. */
function isLocalized(value: unknown): value is Partial<LocalizedText> {
  return isRecord(value) && textLanguages.some((language) => language in value);
}

/** Seconds as `datetime-local` shows them, in the person's time zone. */
function toLocalTime(seconds: unknown): string {
  if (typeof seconds !== 'number') return '';
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Creates the fields of forms. */
export function useEntryFields() {
  const text = useText();
  const { language, time, currency } = useFormat();
  return {
    words: (name: string, label: string, { lines = 1, help }: WordsOptions = {}): EntryField => ({
      name,
      render: ({ value, onChange, errors }) => (
        <TextField
          label={label}
          value={words(value)}
          multiline={lines > 1}
          minRows={lines}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? help}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
      describe: (value) => [[label, words(value)]],
    }),
    number: (name: string, label: string, help?: string): EntryField => ({
      name,
      render: ({ value, onChange, errors }) => (
        <TextField
          type="number"
          label={label}
          value={words(value)}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? help}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      ),
      describe: (value) => [[label, words(value)]],
    }),
    flag: (name: string, label: string): EntryField => ({
      name,
      render: ({ value, onChange }) => (
        <FormControlLabel
          label={label}
          control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
        />
      ),
      describe: (value) => [[label, text(value === true ? 'audit.yes' : 'audit.no')]],
    }),
    choice: (name: string, label: string, choices: readonly EntryChoice[], none?: string): EntryField => ({
      name,
      render: ({ value, onChange, errors }) => (
        <TextField
          select
          label={label}
          value={words(value)}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          slotProps={shownWhenEmpty}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          {none === undefined ? null : <MenuItem value="">{none}</MenuItem>}
          {choices.map((choice) => (
            <MenuItem key={choice.id} value={choice.id}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
      ),
      describe: (value) => [[label, choices.find(({ id }) => id === words(value))?.name ?? words(value)]],
    }),
    time: (name: string, label: string): EntryField => ({
      name,
      render: ({ value, onChange, errors }) => (
        <TextField
          type="datetime-local"
          label={label}
          value={toLocalTime(value)}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) =>
            onChange(target.value === '' ? null : Math.floor(new Date(target.value).getTime() / 1000))
          }
        />
      ),
      describe: (value) => [[label, typeof value === 'number' ? time(value) : '']],
    }),
    localized: (name: string, label: string, lines = 1): EntryField => ({
      name,
      isPartial: true,
      render: ({ value, onChange, errors }) => (
        <LocalizedFields
          label={label}
          value={isLocalized(value) ? value : {}}
          errors={errors}
          path={name}
          lines={lines}
          onChange={onChange}
        />
      ),
      describe: (value) =>
        isLocalized(value)
          ? textLanguages.flatMap((one) => {
              const own = value[one];
              return own === undefined
                ? []
                : [[text('entry.inLanguage', { name: label, language: language(one) }), own] as const];
            })
          : [],
    }),
    amounts: (name: string, label: string): EntryField => ({
      name,
      render: ({ value, onChange, errors }) => (
        <AmountFields
          label={label}
          value={Array.isArray(value) ? (value as Amounts) : []}
          errors={errors}
          path={name}
          onChange={onChange}
        />
      ),
      describe: (value) => [
        [
          label,
          Array.isArray(value)
            ? (value as Amounts).map((one) => `${one.amount} ${currency(one.currency)}`).join(', ')
            : '',
        ],
      ],
    }),
  };
}
