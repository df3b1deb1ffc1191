import type { PawletEventMap, PawletEventName } from '@pawlet/core';
import type { PawletAppearance } from '@pawlet/core/theme';
import type { EmbedElements, EmbedOptionAttributes } from './elements.ts';

/** What holds for every element of the page, as `data-*` attributes of the script or by `Pawlet.update`. */
export interface EmbedSettings {
  /** `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, also with a region. @default the page's `lang`, else `zh` */
  readonly language?: string | undefined;
  /** ISO 3166 alpha-3. @default 'CHN' */
  readonly country?: string | undefined;
  /** `auto` follows the system. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /**
   * Brand colour, corners, letters and density, over the shop's own. It takes the place of the whole appearance; on the script these are
   * `data-brand`, `data-corner`, `data-font` and `data-density`. @default the shop's own
   */
  readonly appearance?: PawletAppearance | undefined;
}

type Listener<Name extends PawletEventName> = (
  detail: PawletEventMap[Name],
  element: EventTarget | null,
) => void;

/** To hear of one event of all elements. */
export type EmbedListenCommand<Name extends PawletEventName = PawletEventName> = readonly [
  'on',
  name: Name,
  listener: Listener<Name>,
];

/** What else can be said to the script. */
export type EmbedCommand =
  | readonly ['init', settings?: EmbedSettings]
  | readonly ['update', settings: EmbedSettings]
  | readonly ['destroy'];

/** What stands at `window.Pawlet` before the script is there: an array, which the script reads when it comes. */
export interface EmbedQueue {
  push<Name extends PawletEventName>(command: EmbedListenCommand<Name>): void;
  push(command: EmbedCommand): void;
}

/** What the script of one shop offers. */
export interface EmbedShopApi {
  /** Shows the elements again after `destroy`. */
  init(settings?: EmbedSettings): void;
  /** Changes language, country, theme or appearance of the elements without mounting them again. */
  update(settings: EmbedSettings): void;
  /** Removes the widgets from the elements, which show what the page's author put into them. */
  destroy(): void;
}

/** `window.Pawlet`, once the script has run: it reaches the elements of all shops of the page. */
export interface EmbedApi extends EmbedQueue, EmbedShopApi {
  readonly version: string;
  /** Each shop by the `data-shop` of its script; `''` is the one without. */
  readonly shops: Readonly<Record<string, EmbedShopApi>>;
  /** Listens to one event of all elements; returns the function that ends it. */
  on<Name extends PawletEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** The shop's events as DOM events. */
export type EmbedEventMap = {
  readonly [Name in PawletEventName]: CustomEvent<PawletEventMap[Name]>;
};

/** The elements of the script with their attributes, for JSX of React. */
export type EmbedElementAttributes = {
  [Name in keyof EmbedOptionAttributes]: EmbedOptionAttributes[Name] &
    Omit<ReactAttributes, keyof EmbedOptionAttributes[Name]> & {
      readonly ref?: ReactRef<EmbedElements[Name]>;
      /** React 18 hands `className` to custom elements as it is. */
      readonly class?: string | undefined;
    };
};

/* oxlint-disable typescript/consistent-type-imports -- an import of a framework that is not there would be an error */
// The frameworks are optional: without one of them its types are `any`, in a table that nobody reads.
/** @ts-ignore -- without React */
type ReactAttributes = Omit<import('react').HTMLAttributes<HTMLElement>, 'ref'>;
/** @ts-ignore -- without React */
type ReactRef<T> = import('react').Ref<T> | undefined;
/** @ts-ignore -- without Preact */
type PreactAttributes = import('preact').JSX.IntrinsicElements['article'];
/** @ts-ignore -- without Svelte */
type SvelteAttributes = import('svelte/elements').HTMLAttributes<HTMLElement>;
/** @ts-ignore -- without Vue */
type VueElement<T> = import('vue').DefineComponent<T>;
/** @ts-ignore -- without Vue */
type VueAttributes = import('vue').HTMLAttributes;
/* oxlint-enable typescript/consistent-type-imports */

/** A listener by the attribute or prop that a framework has for an event. */
type Listeners<Prefix extends string> = {
  readonly [Name in PawletEventName as `${Prefix}${Name}`]?:
    ((event: EmbedEventMap[Name]) => void) | undefined;
};
/** `@pawlet:purchase` of a template is the prop `onPawlet:purchase`. */
type VueListeners = {
  readonly [Name in PawletEventName as `on${Capitalize<Name>}`]?:
    ((event: EmbedEventMap[Name]) => void) | undefined;
};
type PreactElements = {
  [Name in keyof EmbedOptionAttributes]: EmbedOptionAttributes[Name] &
    Listeners<'on'> &
    Omit<PreactAttributes, 'ref' | keyof EmbedOptionAttributes[Name]> & { readonly ref?: unknown };
};
type SvelteElements = {
  [Name in keyof EmbedOptionAttributes]: TemplateOptions<EmbedOptionAttributes[Name]> &
    Listeners<'on' | 'on:'> &
    Omit<SvelteAttributes, keyof TemplateOptions<EmbedOptionAttributes[Name]>>;
};
type VueElements = {
  [Name in keyof EmbedOptionAttributes]: VueElement<
    TemplateOptions<EmbedOptionAttributes[Name]> &
      VueListeners &
      Omit<VueAttributes, keyof TemplateOptions<EmbedOptionAttributes[Name]>>
  >;
};
/**
 * The options of an element by the names of its attributes and of its properties. A template sets whichever of the two the
 * element has, and Vue reads `product-id` as `productId`, so both take the value and its text.
 */
type TemplateOptions<Attributes> = Attributes & {
  readonly [Name in keyof Attributes as PropertyName<Name>]?: Attributes[Name];
};
type PropertyName<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<PropertyName<Rest>>}`
  : Name & string;

declare global {
  interface HTMLElementTagNameMap extends EmbedElements {}
  interface GlobalEventHandlersEventMap extends EmbedEventMap {}
  interface Window {
    /** The shop's script `/embed/v1/pawlet.js`, or what it is to do once it is there. */
    Pawlet?: EmbedApi | EmbedQueue | undefined;
  }
}

/** @ts-ignore -- without React */
declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's types have their elements in one
  namespace JSX {
    interface IntrinsicElements extends EmbedElementAttributes {}
  }
}

/** @ts-ignore -- without Preact */
declare module 'preact' {
  // oxlint-disable-next-line typescript/no-namespace -- Preact's types have their elements in one
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}

/** @ts-ignore -- without Svelte */
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}

/** @ts-ignore -- without Vue */
declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
