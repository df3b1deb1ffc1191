import type { ComponentType } from 'react';
import type { Shape } from '../toShape.ts';

/** A value with its shape, and where it is. */
export interface ValueFieldProps<TShape extends Shape = Shape> {
  readonly shape: TShape;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly label: string;
  /** Name of the setting, for words that it alone has. */
  readonly setting: string;
  /** Place in the value, such as `value.byCurrency.CNY`, as errors name it. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  /** The fields beside it. @default none */
  readonly siblings?: Readonly<Record<string, unknown>>;
}

/** A value of one kind. */
export type FieldProps<TKind extends Shape['kind'] = Shape['kind']> = ValueFieldProps<
  Extract<Shape, { readonly kind: TKind }>
>;

/** A value with values in it. */
export type OuterFieldProps<TKind extends Shape['kind']> = FieldProps<TKind> & {
  /** Edits each of them. */
  readonly Inner: ComponentType<ValueFieldProps>;
};
