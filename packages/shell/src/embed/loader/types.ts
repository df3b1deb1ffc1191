import type * as card from '../card/main.tsx';
import type * as colors from '../colors/main.ts';
import type * as frame from '../frame/main.ts';
import type * as product from '../product/main.ts';
import type * as sku from '../sku/main.tsx';

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

/** The parts of the embed script that are loaded when they are first needed. */
export interface EmbedParts {
  readonly card: typeof card;
  readonly colors: typeof colors;
  readonly frame: typeof frame;
  readonly product: typeof product;
  readonly sku: typeof sku;
}

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
  readonly load: <Name extends keyof EmbedParts>(name: Name, hash?: string) => Promise<EmbedParts[Name]>;
  /** Tells the page around, on an element. */
  emit(element: Element, name: string, detail: object): void;
}

/** Shows a widget in the shadow root of an element. */
export type Mount = (element: HTMLElement, root: ShadowRoot, shop: EmbedShop) => Mounted;
