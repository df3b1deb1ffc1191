import type { Pawlet } from '@pawlet/core';
import type { Appearance, ThemeChoice } from '../appearance.ts';
import type { AnyWidget, MountWidget } from '../mount.ts';
import type { OptionValue } from '../options/types.ts';

/** Arguments for an element class. */
export interface WidgetElementParts<TProps extends object> {
  readonly widget: AnyWidget<TProps>;
  /** The shop of the page; called when an element comes near the viewport. */
  readonly pawlet: () => Pawlet | Promise<Pawlet>;
  /** Mounts the widget in the element's shadow root. */
  readonly mount: MountWidget;
  /** CSS length of the reserved box until content is shown. @default '120px' */
  readonly reserve?: string | undefined;
  /** Distance from the viewport at which an element mounts, as CSS margins. @default '300px' */
  readonly margin?: string | undefined;
}

/** Common properties of all widget elements, besides options. */
export interface WidgetElementBase extends HTMLElement {
  /** @default 'auto' */
  theme: ThemeChoice;
  /** Its appearance; the theme is also the attribute `theme`. */
  appearance: Appearance;
}

/** The element of a widget: its options are properties and, in kebab case, attributes. */
export type WidgetElement<TWidget extends { readonly options: object }> = WidgetElementBase & {
  -readonly [Name in keyof TWidget['options']]: OptionValue<TWidget['options'][Name]> | undefined;
};

/** The attributes of a widget's element by name, for JSX. */
export type WidgetAttributes<TWidget extends { readonly options: object }> = {
  readonly [Name in keyof TWidget['options'] & string as KebabCase<Name>]?:
    | AttributeValue<OptionValue<TWidget['options'][Name]>>
    | undefined;
} & { readonly theme?: ThemeChoice | undefined };

/** Accepted attribute value of an option: the value, or its string form. */
export type AttributeValue<TValue> = TValue extends boolean
  ? TValue | `${TValue}` | ''
  : TValue extends number
    ? number | `${number}`
    : TValue extends readonly number[]
      ? readonly number[] | `${number}` | `${number},${string}`
      : TValue extends string
        ? // A branded string has no literals.
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
