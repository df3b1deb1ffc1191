import type { CardsAnswer } from '../answer/types.ts';

/** Settings of all widgets of the page. */
export interface EmbedSettings {
  /**
   * `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, also with a region.
   * @default the page's `lang`, else `zh`
   */
  readonly language: string;
  /** ISO 3166 alpha-3. @default '', the shop's first */
  readonly country: string;
  /** `auto` follows the system. @default 'auto' */
  readonly theme: 'light' | 'dark' | 'auto';
  /** Appearance of the widgets set by `update`; it overrides the attributes of the script, which follow. */
  readonly appearance?: unknown;
  readonly brand?: string | undefined;
  readonly corner?: string | undefined;
  readonly font?: string | undefined;
  readonly density?: string | undefined;
}

/** A widget that is mounted in an element. */
export interface Mounted {
  /** The element's attributes or the page's settings have changed. */
  update(): void;
  /** Removes everything. */
  unmount(): void;
}

/** A lazily loaded part of the embed script. */
export type EmbedPart = 'card' | 'colors' | 'frame' | 'options' | 'product' | 'sku' | `sku-${string}`;

/** The environment of the parts. */
export interface EmbedShop {
  /** Origin of the shop, which is the script's. */
  readonly origin: string;
  readonly settings: EmbedSettings;
  /** The country whose prices the cards have, and the setting for which that is so: the shop may not sell to the page's country. */
  sold?: { readonly setting: string; readonly country: string } | undefined;
  /** The appearance error that was reported last: each part finds it, and one reports it. */
  told?: string | undefined;
  /**
   * Loads a part, with its integrity checked and with retries; rejects when it fails. `hash` is for parts whose hashes
   * are not in the loader.
   */
  load(this: void, name: EmbedPart, hash?: string): Promise<unknown>;
  /**
   * Requests the cards of an element, together with those of all others that look the same; rejects when the shop cannot
   * be reached. An answer without cards is a refusal.
   */
  ask(this: void, element: Element): Promise<readonly CardsAnswer[]>;
  /** Emits an event to the page, on an element. */
  emit(element: Element, name: string, detail: object): void;
}

/** Mounts a widget in the shadow root of an element. */
export type Mount<Shop extends EmbedShop = EmbedShop> = (
  element: HTMLElement,
  root: ShadowRoot,
  shop: Shop,
) => Mounted;
