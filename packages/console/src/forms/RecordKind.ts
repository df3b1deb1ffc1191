import type { Scope } from '@pawlet/operator';
import type { Shape } from '../settings/toShape.ts';
import type { Fields } from './shapes.ts';

/** How records of one kind are edited: fields by their shapes, and what is sent of them. */
export interface RecordKind {
  /** Names its fields: `choice.<name>.<field>`, or `choice.<field>`. */
  readonly name: string;
  /** Who may change it. */
  readonly scope: Scope;
  /** Fields that depend on what is entered; some are for new records only. */
  readonly shape: (value: Fields, isNew: boolean) => Extract<Shape, { readonly kind: 'fields' }>;
  /** A record as the form has it. @default as it is */
  readonly toForm?: (record: Fields) => Fields;
  /** The form as the API takes it. @default the fields of its shape */
  readonly toInput?: (value: Fields) => Fields;
}

/** The fields that a form shows of a value. */
export function pickFields(kind: RecordKind, value: Fields, isNew: boolean): Fields {
  return Object.fromEntries(
    kind.shape(value, isNew).fields.flatMap(({ name }) => (name in value ? [[name, value[name]]] : [])),
  );
}

/** What is sent of a form. */
export function toInput(kind: RecordKind, value: Fields, isNew: boolean): Fields {
  const shown = pickFields(kind, value, isNew);
  return kind.toInput?.(shown) ?? shown;
}

/** The fields of `next` that differ from `base`. */
export function findChanges(base: Fields, next: Fields): Fields {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name])),
  );
}
