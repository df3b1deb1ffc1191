import type * as colors from '../colors/main.ts';
import type * as frame from '../frame/main.ts';
import type { EmbedShop } from '../loader/types.ts';
import type * as options from '../options/main.ts';
import type * as product from '../product/main.ts';
import type * as sku from '../sku/main.tsx';

/** The parts that a card loads lazily. */
export interface CardParts {
  readonly colors: typeof colors;
  readonly frame: typeof frame;
  readonly options: typeof options;
  readonly product: typeof product;
  readonly sku: typeof sku;
}

/** The shop with the types of those parts. */
export interface CardShop extends EmbedShop {
  load<Name extends keyof CardParts>(this: void, name: Name, hash?: string): Promise<CardParts[Name]>;
}
