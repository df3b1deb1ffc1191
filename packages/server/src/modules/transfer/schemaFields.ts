import * as v from 'valibot';

/** Schemas of single fields in the files' format; what they accept besides is in their pipes. */
type ValueSchema =
  | (v.GenericSchema & {
      readonly type: 'boolean' | 'literal' | 'number' | 'picklist' | 'record' | 'string' | 'union';
    })
  | v.ArraySchema<v.GenericSchema, v.ErrorMessage<v.ArrayIssue> | undefined>
  | v.VariantSchema<string, EntrySchema[], v.ErrorMessage<v.VariantIssue> | undefined>
  | EntrySchema;

/** A schema of entries, or of a part of them. */
export type EntrySchema<TEntries extends v.ObjectEntries = v.ObjectEntries> = v.StrictObjectSchema<
  TEntries,
  v.ErrorMessage<v.StrictObjectIssue> | undefined
>;

type WrappingSchema =
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.ExactOptionalSchema<v.GenericSchema, unknown>
  | v.NullableSchema<v.GenericSchema, unknown>;

/** What a schema says about a field. */
export interface SchemaField {
  readonly name: string;
  readonly value: ValueSchema;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Value where the field is missing; undefined for none. */
  readonly fallback: unknown;
  readonly description: string | undefined;
}

/** The fields of an entry, in order. */
export function getFields({ entries }: EntrySchema): readonly SchemaField[] {
  return Object.entries(entries).map(([name, schema]) => {
    const wraps: WrappingSchema[] = [];
    // The file format has schemas of these kinds only.
    let inner = schema as ValueSchema | WrappingSchema;
    while ('wrapped' in inner) {
      wraps.push(inner);
      inner = inner.wrapped as ValueSchema | WrappingSchema;
    }
    return {
      name,
      value: inner,
      isRequired: wraps.every(({ type }) => type === 'nullable'),
      isNullable: wraps.some(({ type }) => type === 'nullable'),
      fallback: wraps[0]?.default,
      description: v.getDescription(inner),
    };
  });
}
