import type { Scope } from '@pawlet/operator';
import type { ComponentType, ReactNode } from 'react';
import type { PlainKey } from '../texts/useText.ts';
import { RecordLink } from './RecordLink.tsx';
import { StateChip } from './StateChip.tsx';
import type { Words } from './useWords.ts';

/**
 * Something that people read of a record: a column of a list, a row of its page, and what is compared when somebody else
 * has changed it.
 */
export interface Detail<TRecord> {
  /** A text, or what is shown above a column instead. */
  readonly label: PlainKey | ComponentType;
  /** As a text; '' for none. */
  readonly read: (record: TRecord, words: Words) => string;
  /** As it is shown. @default its text */
  readonly render?: (record: TRecord, words: Words) => ReactNode;
  /** Its field, by which it is known in a record of somebody else. @default it is not compared */
  readonly name?: string;
  /** Figures are aligned. @default left */
  readonly align?: 'left' | 'right';
  /** As a column only where there is much room. @default false */
  readonly isSecondary?: boolean;
  /** Who sees it. @default everybody */
  readonly scope?: Scope;
}

type Named<TRecord, TValue> = {
  [K in keyof TRecord]-?: TRecord[K] extends TValue ? K : never;
}[keyof TRecord] &
  string;

type Texts = Readonly<Record<string, string>>;

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A column that is shown only where there is much room. */
export const secondary = <TRecord,>(detail: Detail<TRecord>): Detail<TRecord> => ({
  ...detail,
  isSecondary: true,
});

/** Describes the fields of a record by their kinds. */
export function detailsOf<TRecord extends object>() {
  const words = (name: Named<TRecord, string | null>, label: PlainKey): Detail<TRecord> => ({
    name,
    label,
    read: (record) => toText(record[name]),
  });
  const number = (name: Named<TRecord, number>, label: PlainKey): Detail<TRecord> => ({
    name,
    label,
    align: 'right',
    read: (record, format) => format.number(Number(record[name])),
  });
  const time = (name: Named<TRecord, number | null>, label: PlainKey): Detail<TRecord> => ({
    name,
    label,
    read(record, format) {
      const value: unknown = record[name];
      return format.time(typeof value === 'number' ? value : null);
    },
  });
  /** A text in each language, of which that of the console is shown. */
  const localized = (name: Named<TRecord, Texts>, label: PlainKey): Detail<TRecord> => ({
    name,
    label,
    read(record, format) {
      const value: unknown = record[name];
      return format.localized(value as Texts);
    },
  });
  /** An amount in the currency of the record. */
  const money = (
    name: TRecord extends { readonly currency: string } ? Named<TRecord, string> : never,
    label: PlainKey,
  ): Detail<TRecord> => ({
    name,
    label,
    align: 'right',
    read(record, { amount }) {
      const { [name]: value, currency } = record as Texts;
      return value === undefined || currency === undefined ? '' : amount(value, currency);
    },
  });
  /** A name that leads to the page of the record itself. */
  const link = (name: Named<TRecord, string | number | Texts>, label: PlainKey): Detail<TRecord> => {
    const read: Detail<TRecord>['read'] = (record, format) => {
      const value: unknown = record[name];
      return toText(value) || (typeof value === 'object' ? format.localized(value as Texts) : '');
    };
    return {
      label,
      read,
      render: (record, format) => (
        <RecordLink id={(record as { readonly id: string | number }).id} label={read(record, format)} />
      ),
    };
  };
  /** The name of another record, which leads to its page. */
  const reference = (
    name: Named<TRecord, string | number | null>,
    area: string,
    label: PlainKey,
  ): Detail<TRecord> => ({
    label,
    read: (record) => toText(record[name]),
    render(record) {
      const id = toText(record[name]);
      return id === '' ? null : <RecordLink area={area} id={id} />;
    },
  });
  /** A state in words, by default those of `state.<name>`; what waits for the shop stands out. */
  const state = (
    read: Detail<TRecord>['read'] = (record, { word }) => {
      const { state: value = '' } = record as { readonly state?: string };
      return word(`state.${value}`, value);
    },
    toState = (record: TRecord): string => (record as { readonly state?: string }).state ?? '',
  ): Detail<TRecord> => ({
    name: 'state',
    label: 'field.status',
    read,
    render: (record, format) => <StateChip state={toState(record)} label={read(record, format)} />,
  });
  /** Anything else, as a text. */
  const other = (label: PlainKey, read: Detail<TRecord>['read'], more?: Partial<Detail<TRecord>>) => ({
    ...more,
    label,
    read,
  });
  /** Anything else, as a part of the page. */
  const part = (
    label: Detail<TRecord>['label'],
    render: NonNullable<Detail<TRecord>['render']>,
    more?: Partial<Detail<TRecord>>,
  ): Detail<TRecord> => ({ ...more, label, read: () => '', render });
  return { words, number, time, localized, money, link, reference, state, other, part };
}
