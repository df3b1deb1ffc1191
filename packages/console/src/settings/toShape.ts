import type { ComponentType } from 'react';
import { isRecord } from '../parts/isRecord.ts';
import type { Words } from '../parts/useWords.ts';
import type { PlainKey } from '../texts/useText.ts';

/** Names of a field that has none by its place. */
interface Named {
  /** @default the word for the field's name */
  readonly label?: PlainKey;
  /** What else there is to know. @default nothing */
  readonly help?: PlainKey;
}

/** How a value is edited. */
export type Shape = Named &
  (
    | { readonly kind: 'switch' }
    /** Seconds since 1970; null for none. No setting has it. */
    | { readonly kind: 'time' }
    | { readonly kind: 'number'; readonly from: number | undefined; readonly to: number | undefined }
    | {
        readonly kind: 'text';
        readonly longest: number | undefined;
        readonly isColor: boolean;
        /** It is written in one line, however long it may be. @default by its length */
        readonly isLine?: boolean;
      }
    | {
        readonly kind: 'choice';
        readonly values: readonly (string | number)[];
        /** @default the words for the choices of the field */
        readonly nameOf?: (value: string, words: Words) => string;
      }
    | { readonly kind: 'nullable'; readonly inner: Shape }
    | {
        readonly kind: 'list';
        readonly item: Shape;
        readonly fewest: number;
        readonly most: number | undefined;
        /** Text of the button for another entry. @default add */
        readonly add?: PlainKey;
      }
    | {
        readonly kind: 'fields';
        /** They are named by currencies: those in which the shop does not sell are not shown. @default false */
        readonly areCurrencies?: boolean;
        readonly fields: readonly {
          readonly name: string;
          readonly shape: Shape;
          readonly isOptional: boolean;
        }[];
      }
    | { readonly kind: 'map'; readonly names: readonly string[]; readonly value: Shape }
    | { readonly kind: 'variants'; readonly variants: readonly Shape[] }
    /** A field of a form with a component of its own. No setting has it. */
    | OwnShape
    /** Nothing that the console knows: it is edited as JSON. */
    | { readonly kind: 'json' }
  );

/** A value that is edited by a component of its own. */
export interface OwnShape {
  readonly kind: 'own';
  readonly Field: ComponentType<OwnFieldProps>;
  readonly first: unknown;
  /** What the API returns as the form has it. @default as it is */
  readonly toForm?: (given: unknown) => unknown;
  /** The value as the API takes it. @default as it is */
  readonly toInput?: (value: unknown) => unknown;
  /** The value as people read it. @default as a text */
  readonly describe?: (value: unknown, words: Words) => string;
  /** Several values as people read them, by label. @default it is one */
  readonly list?: (value: unknown, words: Words) => readonly (readonly [label: string, value: string])[];
}

/** What a component of its own is rendered with. */
export interface OwnFieldProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Place in the value, such as `value.items.0.picture`, as errors name it. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  /** The fields beside it, as the API returned them. */
  readonly siblings: Readonly<Record<string, unknown>>;
}

/** A value that is sent as it was, and not shown. */
export const kept: Shape = { kind: 'own', Field: () => null, first: undefined };

type Schema = Readonly<Record<string, unknown>>;

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** How values of a JSON Schema (2020-12) are edited. */
export function toShape(schema: unknown): Shape {
  if (!isRecord(schema)) return { kind: 'json' };
  const { type, enum: listed, anyOf } = schema;
  if (Array.isArray(anyOf)) return toVariants(anyOf);
  if (Array.isArray(listed))
    return {
      kind: 'choice',
      values: listed.filter((value) => typeof value === 'string' || typeof value === 'number'),
    };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number')
    return { kind: 'number', from: toNumber(schema['minimum']), to: toNumber(schema['maximum']) };
  if (type === 'string')
    return {
      kind: 'text',
      longest: toNumber(schema['maxLength']),
      isColor: schema['pattern'] === String.raw`^#[\da-f]{6}$`,
      ...(schema['format'] === 'uri' ? { isLine: true } : {}),
    };
  if (type === 'array')
    return {
      kind: 'list',
      item: toShape(schema['items']),
      fewest: toNumber(schema['minItems']) ?? 0,
      most: toNumber(schema['maxItems']),
    };
  return type === 'object' ? toObject(schema) : { kind: 'json' };
}

function toVariants(anyOf: readonly unknown[]): Shape {
  const isNull = (one: unknown) => isRecord(one) && one['type'] === 'null';
  const [first, ...others] = anyOf.filter((one) => !isNull(one)).map(toShape);
  if (first === undefined) return { kind: 'json' };
  const inner: Shape = others.length === 0 ? first : { kind: 'variants', variants: [first, ...others] };
  return anyOf.some(isNull) ? { kind: 'nullable', inner } : inner;
}

function toObject({ properties, required, propertyNames, additionalProperties }: Schema): Shape {
  if (isRecord(properties)) {
    const needed = toList(required);
    return {
      kind: 'fields',
      fields: Object.entries(properties).map(([name, schema]) => ({
        name,
        shape: toShape(schema),
        // What has a default is always there.
        isOptional: !needed.includes(name) && !(isRecord(schema) && 'default' in schema),
      })),
    };
  }
  const names = isRecord(propertyNames) ? toList(propertyNames['enum']) : [];
  if (names.length === 0) return { kind: 'json' };
  return {
    kind: 'map',
    names: names.filter((name) => typeof name === 'string'),
    value: toShape(additionalProperties),
  };
}

/** A first value of a shape, such as a text that is still to be written. */
export function toFirstValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'switch':
      return false;
    case 'number':
      return shape.from ?? 0;
    case 'text':
      return shape.isColor ? '#000000' : '';
    case 'choice':
      return shape.values[0];
    case 'list':
      return Array.from({ length: shape.fewest }, () => toFirstValue(shape.item));
    case 'fields':
      return Object.fromEntries(
        shape.fields.flatMap(({ name, shape: inner, isOptional }) =>
          isOptional ? [] : [[name, toFirstValue(inner)]],
        ),
      );
    case 'map':
      return {};
    case 'variants':
      return shape.variants[0] === undefined ? null : toFirstValue(shape.variants[0]);
    case 'own':
      return shape.first;
    case 'nullable':
    case 'time':
    case 'json':
      return null;
    default:
      return shape satisfies never;
  }
}
