import type { PawletEventMap, PawletEventName } from '@pawlet/core';
import type { PawletAppearance } from '@pawlet/core/theme';
import type { EmbedElements, EmbedOptionAttributes } from './elements.ts';

/** Settings of all elements of the page, as `data-*` attributes of the script or by `Pawlet.update`. */
export interface EmbedSettings {
  /**
   * `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, optionally with a region. @default the page's `lang`, else `zh`
   */
  readonly language?: string | undefined;
  /** ISO 3166 alpha-3. @default the first country that the shop sells to */
  readonly country?: string | undefined;
  /** `auto` follows the system. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /**
   * Brand colour, corners, fonts and density, overriding the shop's own. Replaces the whole appearance; on the script
   * these are `data-brand`, `data-corner`, `data-font` and `data-density`. @default the shop's own
   */
  readonly appearance?: PawletAppearance | undefined;
}

type Listener<Name extends PawletEventName> = (
  detail: PawletEventMap[Name],
  element: EventTarget | null,
) => void;

/** Listens to one event of all elements. */
export type EmbedListenCommand<Name extends PawletEventName = PawletEventName> = readonly [
  'on',
  name: Name,
  listener: Listener<Name>,
];

/** Other commands of the script. */
export type EmbedCommand =
  | readonly ['init', settings?: EmbedSettings]
  | readonly ['update', settings: EmbedSettings]
  | readonly ['destroy'];

/** `window.Pawlet` before the script has loaded: an array of commands, which the script then runs. */
export interface EmbedQueue {
  push<Name extends PawletEventName>(command: EmbedListenCommand<Name>): void;
  push(command: EmbedCommand): void;
}

/** Commands for one shop. */
export interface EmbedShopApi {
  /** Shows the elements again after `destroy`. */
  init(settings?: EmbedSettings): void;
  /** Changes language, country, theme or appearance of the elements without remounting them. */
  update(settings: EmbedSettings): void;
  /** Removes the widgets from the elements, which then show their fallback content. */
  destroy(): void;
}

/** `window.Pawlet`, after the script has run: it controls the elements of all shops of the page. */
export interface EmbedApi extends EmbedQueue, EmbedShopApi {
  readonly version: string;
  /** Each shop by the `data-shop` of its script; `''` is the one without. */
  readonly shops: Readonly<Record<string, EmbedShopApi>>;
  /** Listens to one event of all elements; returns an unsubscribe function. */
  on<Name extends PawletEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** The shop's events as DOM events. */
export type EmbedEventMap = {
  readonly [Name in PawletEventName]: CustomEvent<PawletEventMap[Name]>;
};

/** The elements of the script with their attributes, for React's JSX. */
export type EmbedElementAttributes = {
  [Name in keyof EmbedOptionAttributes]: EmbedOptionAttributes[Name] &
    Omit<ReactAttributes, keyof EmbedOptionAttributes[Name]> & {
      readonly ref?: ReactRef<EmbedElements[Name]>;
      /** React 18 passes `className` to custom elements unchanged. */
      readonly class?: string | undefined;
    };
};

/* oxlint-disable typescript/consistent-type-imports -- an import of a missing framework would be an error */
// The frameworks are optional: without one of them its types are `any`, in a table that is then unused.
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

/** An event listener under a framework's attribute or prop name. */
type Listeners<Prefix extends string> = {
  readonly [Name in PawletEventName as `${Prefix}${Name}`]?:
    | ((event: EmbedEventMap[Name]) => void)
    | undefined;
};
/** `@pawlet:purchase` in a template is the prop `onPawlet:purchase`. */
type VueListeners = {
  readonly [Name in PawletEventName as `on${Capitalize<Name>}`]?:
    | ((event: EmbedEventMap[Name]) => void)
    | undefined;
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
 * The options of an element by attribute and property names. A template sets whichever exists, and Vue treats
 * `product-id` as `productId`, so both accept the value and its string form.
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
    /** The shop's script `/embed/v1/pawlet.js`, or the commands queued for it. */
    Pawlet?: EmbedApi | EmbedQueue | undefined;
  }
}

/** @ts-ignore -- without React */
declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in a namespace
  namespace JSX {
    interface IntrinsicElements extends EmbedElementAttributes {}
  }
}

/** @ts-ignore -- without Preact */
declare module 'preact' {
  // oxlint-disable-next-line typescript/no-namespace -- Preact declares its elements in a namespace
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
