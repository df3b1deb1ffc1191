import type { PawletEventMap, PawletEventName } from '@pawlet/core';
import type { HTMLAttributes, RefAttributes } from 'react';
import type { cartWidget } from '../cart/index.ts';
import type { checkoutWidget } from '../checkout/index.ts';
import type { cloudStorageWidget } from '../cloud-storage/index.ts';
import type { orderListWidget } from '../order-list/index.ts';
import type { pointsMallWidget } from '../points-mall/index.ts';
import type { productCardWidget } from '../product-card/index.ts';
import type { WidgetAttributes } from '../runtime/index.ts';
import type { signInCalendarWidget } from '../sign-in-calendar/index.ts';

/** What holds for every element of the page, as `data-*` attributes of the script or by `Pawlet.update`. */
export interface EmbedSettings {
  /** `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, also with a region. @default the page's `lang`, else `zh` */
  readonly language?: string | undefined;
  /** ISO 3166 alpha-3. @default 'CHN' */
  readonly country?: string | undefined;
  /** `auto` follows the system. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
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

/** `window.Pawlet`, once the script is there. */
export interface EmbedApi extends EmbedQueue {
  readonly version: string;
  /** Shows the elements again after `destroy`. */
  init(settings?: EmbedSettings): void;
  /** Changes language, country or colours of all elements, without mounting them anew. */
  update(settings: EmbedSettings): void;
  /** Listens to one event of all elements; answers the function that ends it. */
  on<Name extends PawletEventName>(name: Name, listener: Listener<Name>): () => void;
  /** Takes everything out of the elements, which show what the page's author put into them. */
  destroy(): void;
}

/** The shop's events as DOM events. */
export type EmbedEventMap = {
  readonly [Name in PawletEventName]: CustomEvent<PawletEventMap[Name]>;
};

/** The elements of the script with their attributes. */
export interface EmbedElementAttributes {
  'pawlet-product-card': AttributesOf<typeof productCardWidget>;
  'pawlet-cart': AttributesOf<typeof cartWidget>;
  'pawlet-checkout': AttributesOf<typeof checkoutWidget>;
  'pawlet-order-list': AttributesOf<typeof orderListWidget>;
  'pawlet-points-mall': AttributesOf<typeof pointsMallWidget>;
  'pawlet-sign-in-calendar': AttributesOf<typeof signInCalendarWidget>;
  'pawlet-cloud-storage': AttributesOf<typeof cloudStorageWidget>;
}

/** The script has one theme for all elements, so theirs is left out. */
type AttributesOf<TWidget extends { readonly options: object }> = Omit<WidgetAttributes<TWidget>, 'theme'> &
  HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & {
    /** React 18 hands `className` to custom elements as it is. */
    readonly class?: string | undefined;
  };

type Elements = { readonly [Name in keyof EmbedElementAttributes]: HTMLElement };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  interface GlobalEventHandlersEventMap extends EmbedEventMap {}
  interface Window {
    /** The shop's script `/embed/v1/pawlet.js`, or what it is to do once it is there. */
    Pawlet?: EmbedApi | EmbedQueue | undefined;
  }
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's types have their elements in one
  namespace JSX {
    interface IntrinsicElements extends EmbedElementAttributes {}
  }
}
