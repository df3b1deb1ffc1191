import type { StoreApi } from 'zustand/vanilla';
import type { CartRefusal } from '../api/cartApi.ts';
import type { CartAddition, CartLine } from '../api/types/cart.ts';
import type { GoodsDetail, Sku } from '../api/types/goods.ts';
import type { CartLineId } from '../api/types/ids.ts';
import type { PawletError } from '../errors/PawletError.ts';
import type { CallOptions } from '../http/types.ts';

/** What is known of the cart. Lines show what the shopper did, also before the server knows of it. */
export interface CartState {
  /** `idle`: not asked for yet, only the count is known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why loading failed; undefined otherwise. What was there before stays. */
  readonly error: PawletError | undefined;
  readonly lines: readonly CartLine[];
  /** Keys of the lines that are ticked; kept on the device, for each shopper. */
  readonly selectedKeys: ReadonlySet<string>;
  /** The discount code that the shopper applied, for cart and checkout alike; kept on the device, for each shopper. */
  readonly discountCode: string | undefined;
  /** Rows, for the badge. */
  readonly count: number;
  /** True while the server does not know everything yet. */
  readonly isSyncing: boolean;
  /** How the move of a visitor's lines into the account goes. After `failed` offer `retryTransfer`. */
  readonly transfer: 'none' | 'running' | 'failed';
}

/** Something that the cart showed and had to take back. */
export interface CartFailure {
  readonly action: 'quantity' | 'sku' | 'remove' | 'transfer';
  /** The line it was about; undefined if it is gone. */
  readonly line: CartLine | undefined;
  /** Why; undefined for an error. */
  readonly refusal: CartRefusal | undefined;
  /** What failed; undefined for a refusal. Network errors have been said already. */
  readonly error: PawletError | undefined;
}

/** What became of putting something into the cart. */
export type CartAddOutcome = { readonly status: 'ok' } | CartRefusal;

/** The cart of the shopper, or of the visitor on this device. */
export interface Cart {
  readonly store: StoreApi<CartState>;
  /** Reads the lines if they are not there yet. Never rejects: see `status`. */
  load(options?: CallOptions): Promise<void>;
  /** Reads the lines anew, or only the count where no page asked for lines. Never rejects. */
  refresh(options?: CallOptions): Promise<void>;
  /**
   * Puts goods into the cart, joining the line of the same SKU. Rejects as the call does.
   * A visitor's line needs `goods` to show itself; without them they are read.
   */
  add(addition: CartAddition, goods?: GoodsDetail): Promise<CartAddOutcome>;
  /** Shows the quantity at once and tells the server after; the last one wins. Clamped to 1 and the stock. */
  setQuantity(key: string, quantity: number): void;
  /** Changes the SKU of a line in place. */
  changeSku(key: string, sku: Sku, goods: GoodsDetail, quantity?: number): void;
  /** Takes lines out. */
  remove(keys: readonly string[]): void;
  select(keys: readonly string[], isSelected: boolean): void;
  /** Ticks or unticks every valid line. */
  selectAll(isSelected: boolean): void;
  /** Keeps the discount code that cart and checkout are priced with; undefined removes it. A visitor's is not kept. */
  setDiscountCode(code: string | undefined): void;
  /** Resolves when the server knows everything. Checkout waits for it. */
  whenIdle(): Promise<void>;
  /** Ids of the ticked, valid lines, for the quote; a visitor has none. */
  selectedIds(): readonly CartLineId[];
  /** Moves a visitor's lines into the account again after it failed. */
  retryTransfer(): void;
  /** Listens to what had to be taken back; answers the function that ends it. */
  onFailure(listener: (failure: CartFailure) => void): () => void;
}
