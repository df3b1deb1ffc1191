import type { Pawlet } from '@pawlet/core';
import type { Appearance, ThemeChoice } from '../appearance.ts';
import type { AnyWidget, MountWidget } from '../mount.ts';
import type { OptionValue } from '../options/types.ts';

/** What an element is made of. */
export interface WidgetElementParts<TProps extends object> {
  readonly widget: AnyWidget<TProps>;
  /** The shop of the page; asked when an element comes near the visible part. */
  readonly pawlet: () => Pawlet | Promise<Pawlet>;
  /** Puts the widget into the element's shadow root. */
  readonly mount: MountWidget;
  /** CSS length of the box that is kept free until content comes. @default '120px' */
  readonly reserve?: string | undefined;
  /** How far outside the visible part an element mounts, as CSS margins. @default '300px' */
  readonly margin?: string | undefined;
}

/** What every element of a widget has beside its options. */
export interface WidgetElementBase extends HTMLElement {
  /** @default 'auto' */
  theme: ThemeChoice;
  /** How it looks; its theme is also the attribute `theme`. */
  appearance: Appearance;
}

/** The element of a widget: its options are properties and, in kebab case, attributes. */
export type WidgetElement<TWidget extends { readonly options: object }> = WidgetElementBase & {
  -readonly [Name in keyof TWidget['options']]: OptionValue<TWidget['options'][Name]> | undefined;
};

/** The attributes of a widget's element by their names, for JSX. */
export type WidgetAttributes<TWidget extends { readonly options: object }> = {
  readonly [Name in keyof TWidget['options'] & string as KebabCase<Name>]?:
    AttributeValue<OptionValue<TWidget['options'][Name]>> | undefined;
} & { readonly theme?: ThemeChoice | undefined };

/** What an attribute takes for the value of an option: the value, or the text of one. */
export type AttributeValue<TValue> = TValue extends boolean
  ? TValue | `${TValue}` | ''
  : TValue extends number
    ? number | `${number}`
    : TValue extends readonly number[]
      ? readonly number[] | `${number}` | `${number},${string}`
      : TValue extends string
        ? // A branded text has no literals.
          {} extends Readonly<Record<TValue, unknown>>
          ? string
          : TValue
        : TValue;

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${KebabCase<Rest>}`
    : `-${Lowercase<First>}${KebabCase<Rest>}`
  : Text;

/** The class of a widget's element, for `customElements.define`. */
export interface WidgetElementClass extends CustomElementConstructor {
  new (): WidgetElementBase;
  readonly observedAttributes: readonly string[];
}
