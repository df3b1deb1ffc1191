import type { Scope } from '@pawlet/operator';
import { isRecord } from '../parts/isRecord.ts';
import { isSame } from '../parts/isSame.ts';
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
  /** A record as the form has it, beside what its shapes convert. @default as it is */
  readonly toForm?: (record: Fields) => Fields;
  /** The form as the API takes it, after its shapes have converted it. @default the fields of its shape */
  readonly toInput?: (value: Fields) => Fields;
  /** Fields of the form by their places in the input, where these differ. @default the same */
  readonly places?: Readonly<Record<string, string>>;
}

/** A record as the form has it. */
export function toForm(kind: RecordKind, record: Fields, isNew = false): Fields {
  const given = kind.toForm?.(record) ?? record;
  return { ...given, ...(convert(kind.shape(given, isNew), given, 'toForm') as Fields) };
}

/** What is sent of a form. */
export function toInput(kind: RecordKind, value: Fields, isNew: boolean): Fields {
  const shown = convert(kind.shape(value, isNew), value, 'toInput') as Fields;
  return kind.toInput?.(shown) ?? shown;
}

/** A value with its parts converted by their shapes. What is no field is not sent, and stays in the form. */
function convert(shape: Shape, value: unknown, way: 'toForm' | 'toInput'): unknown {
  if (shape.kind === 'own') return shape[way] === undefined ? value : shape[way](value);
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((one: unknown) => convert(shape.item, one, way));
  if (shape.kind !== 'fields' || !isRecord(value)) return value;
  const converted = Object.fromEntries(
    shape.fields.flatMap(({ name, shape: inner }) =>
      name in value ? [[name, convert(inner, value[name], way)]] : [],
    ),
  );
  return way === 'toForm' ? { ...value, ...converted } : converted;
}

/** The fields of `next` that differ from `base`. */
export function findChanges(base: Fields, next: Fields): Fields {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => !isSame(value, base[name])));
}

/** The parts of `next` that differ from `base`, such as one language of a text; undefined for what is gone. */
export function findDraft(base: Fields, next: Fields): Fields {
  const names = [...new Set([...Object.keys(base), ...Object.keys(next)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [before, after] = [base[name], next[name]];
      if (isSame(before, after)) return [];
      return [[name, isRecord(before) && isRecord(after) ? findDraft(before, after) : after]];
    }),
  );
}

/** `base` with a draft over it. */
export function mergeDraft(base: Fields, draft: Fields): Fields {
  const merged = Object.entries(draft).map(([name, value]) => {
    const before = base[name];
    return [name, isRecord(before) && isRecord(value) ? mergeDraft(before, value) : value] as const;
  });
  return Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(merged) }).filter(([, value]) => value !== undefined),
  );
}
