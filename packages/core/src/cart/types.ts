import type { StoreApi } from 'zustand/vanilla';
import type { CartRefusal } from '../api/cartApi.ts';
import type { CartAddition, CartLine } from '../api/types/cart.ts';
import type { ProductDetail } from '../api/map/productDetail.ts';
import type { Sku } from '../api/types/product.ts';
import type { CartLineId } from '../api/types/ids.ts';
import type { PawletError } from '../errors/PawletError.ts';
import type { CallOptions } from '../http/types.ts';

/** State of the cart. Lines include the shopper's pending changes. */
export interface CartState {
  /** `idle`: not loaded, only the count is known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why loading failed; undefined otherwise. Earlier data is kept. */
  readonly error: PawletError | undefined;
  readonly lines: readonly CartLine[];
  /** Keys of the selected lines; stored on the device for each shopper. */
  readonly selectedKeys: ReadonlySet<string>;
  /** The applied discount code, for cart and checkout; stored on the device for each shopper. */
  readonly discountCode: string | undefined;
  /** Number of rows, for the badge. */
  readonly count: number;
  /** True while changes are pending on the server. */
  readonly isSyncing: boolean;
  /** State of moving a visitor's lines into the account. After `failed`, offer `retryTransfer`. */
  readonly transfer: 'none' | 'running' | 'failed';
}

/** A change that was shown and then rolled back. */
export interface CartFailure {
  readonly action: 'quantity' | 'sku' | 'remove' | 'transfer';
  /** The affected line; undefined if it no longer exists. */
  readonly line: CartLine | undefined;
  /** The refusal; undefined for an error. */
  readonly refusal: CartRefusal | undefined;
  /** The error; undefined for a refusal. Network errors have been shown already. */
  readonly error: PawletError | undefined;
}

/** Result of adding to the cart. */
export type CartAddOutcome = { readonly status: 'ok' } | CartRefusal;

/** The shopper's cart, or the visitor's on this device. */
export interface Cart {
  readonly store: StoreApi<CartState>;
  /** Loads the lines unless already loaded. Never rejects: see `status`. */
  load(options?: CallOptions): Promise<void>;
  /** Reloads the lines, or only the count if no lines were requested yet. Never rejects. */
  refresh(options?: CallOptions): Promise<void>;
  /**
   * Adds a product to the cart, merged into the line of the same SKU. Rejects as the call does.
   * A visitor's line needs `goods` for display; without it the product is loaded.
   */
  add(addition: CartAddition, product?: ProductDetail): Promise<CartAddOutcome>;
  /** Shows the quantity immediately and sends it later; the last one wins. Clamped to 1 and the stock. */
  setQuantity(key: string, quantity: number): void;
  /** Changes the SKU of a line in place. */
  changeSku(key: string, sku: Sku, product: ProductDetail, quantity?: number): void;
  /** Removes lines. */
  remove(keys: readonly string[]): void;
  select(keys: readonly string[], isSelected: boolean): void;
  /** Selects or deselects all valid lines. */
  selectAll(isSelected: boolean): void;
  /** Sets the discount code used by cart and checkout; undefined removes it. A visitor's is not persisted. */
  setDiscountCode(code: string | undefined): void;
  /** Resolves when no changes are pending. Checkout waits for it. */
  whenIdle(): Promise<void>;
  /** Ids of the selected, valid lines, for the quote; empty for a visitor. */
  selectedIds(): readonly CartLineId[];
  /** Retries moving a visitor's lines into the account. */
  retryTransfer(): void;
  /** Listens to rolled-back changes; returns an unsubscribe function. */
  onFailure(listener: (failure: CartFailure) => void): () => void;
}
