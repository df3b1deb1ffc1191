/** What holds for every widget of the page. */
export interface EmbedSettings {
  /** `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, also with a region. @default the page's `lang`, else `zh` */
  readonly language: string;
  /** ISO 3166 alpha-3. @default 'CHN' */
  readonly country: string;
  /** `auto` follows the system. @default 'auto' */
  readonly theme: 'light' | 'dark' | 'auto';
  /** How the widgets look, by `update`; it wins over the attributes of the script, which follow. */
  readonly appearance?: unknown;
  readonly brand?: string | undefined;
  readonly corner?: string | undefined;
  readonly font?: string | undefined;
  readonly density?: string | undefined;
}

/** A widget that is shown in an element. */
export interface Mounted {
  /** The element's attributes or the page's settings have changed. */
  update(): void;
  /** Takes everything away. */
  unmount(): void;
}

/** A part of the embed script, loaded when it is first needed. */
export type EmbedPart = 'card' | 'colors' | 'frame' | 'product' | 'sku';

/** What the parts work with. */
export interface EmbedShop {
  /** Origin of the shop, which is the script's. */
  readonly origin: string;
  readonly settings: EmbedSettings;
  /** The mistake in the appearance that was told last: each part finds it, and one tells it. */
  told?: string | undefined;
  /**
   * Loads a part, with its integrity checked and with retries; rejects when it does not come. `hash` is for the parts
   * whose hashes the loader does not have.
   */
  load(this: void, name: EmbedPart, hash?: string): Promise<unknown>;
  /** Tells the page around, on an element. */
  emit(element: Element, name: string, detail: object): void;
}

/** Shows a widget in the shadow root of an element. */
export type Mount<Shop extends EmbedShop = EmbedShop> = (
  element: HTMLElement,
  root: ShadowRoot,
  shop: Shop,
) => Mounted;
