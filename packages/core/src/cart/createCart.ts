import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { CartApi } from '../api/cartApi.ts';
import type { ProductApi } from '../api/productApi.ts';
import type { CartLine } from '../api/types/cart.ts';
import { isPawletError } from '../errors/guards.ts';
import { createSignal } from '../events/createSignal.ts';
import type { Signal } from '../events/createSignal.ts';
import type { CallOptions } from '../http/types.ts';
import { createAccountCart } from './accountCart.ts';
import type { AccountCart } from './accountCart.ts';
import { cartKeys } from './cartKeys.ts';
import {
  ownerOfSignal,
  readDiscountCode,
  readSelection,
  readVisitorLines,
  signalOtherTabs,
  writeDiscountCode,
  writeSelection,
  writeVisitorLines,
} from './deviceStorage.ts';
import type { CartStorage } from './deviceStorage.ts';
import { clampQuantity, getPreview } from './linePreview.ts';
import { noCart } from './noCart.ts';
import { transferLines } from './transferLines.ts';
import type { Cart, CartFailure, CartState } from './types.ts';
import { visitorKey } from './linePreview.ts';
import { createVisitorCart } from './visitorCart.ts';

/** Options of `createCart`. */
export interface CartOptions {
  readonly api: { readonly cart: CartApi; readonly products: Pick<ProductApi, 'find'> };
  readonly storage: CartStorage;
  /** Target of the `storage` events of other tabs. @default none */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Prevents several tabs from transferring the same lines. @default none */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Owner of the cart: the shopper's id as text, '' for a visitor. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Creates ids for this tab's changes. */
  readonly createKey: () => string;
  /** An existing store to use. @default a new one */
  readonly store?: StoreApi<CartState> | undefined;
  /** An existing signal to use. @default none */
  readonly failures?: Signal<CartFailure> | undefined;
}

/** The cart with the methods reserved for its creator. */
export interface CartControl extends Cart {
  /** Switches to another shopper, or none; pending work of the previous one is aborted. */
  setOwner(owner: string): void;
  /** Called while a logged-in shopper is being loaded: the visitor's lines are no longer the whole cart. */
  expectOwner(): void;
  dispose(): void;
}

const background: CallOptions = { background: true };

/** Creates the cart: a queue of optimistic writes for a shopper, lines on the device for a visitor. */
export function createCart(options: CartOptions): CartControl {
  const { api, storage, now, createKey } = options;
  const failures = options.failures ?? createSignal<CartFailure>();
  const visitor = createVisitorCart(storage, api.products, now);
  const store = options.store ?? createStore<CartState>(() => noCart);
  let owner = options.owner;
  let account: AccountCart | undefined;
  let isExpecting = false;

  function showVisitor(lines: readonly CartLine[]): void {
    const status = isExpecting ? 'loading' : 'ready';
    store.setState({ status, error: undefined, lines, count: lines.length, isSyncing: false });
  }

  function setSelection(keys: ReadonlySet<string>): void {
    store.setState({ selectedKeys: keys });
    writeSelection(storage, owner, keys);
  }

  function tick(keys: readonly string[], isSelected: boolean): void {
    const next = new Set(store.getState().selectedKeys);
    for (const key of keys) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    setSelection(next);
  }

  function changeVisitor(change: () => void): void {
    change();
    showVisitor(visitor.read());
  }

  function begin(): void {
    store.setState({
      ...noCart,
      selectedKeys: readSelection(storage, owner),
      discountCode: readDiscountCode(storage, owner),
    });
    if (owner === '') {
      showVisitor(visitor.read());
      return;
    }
    const started = createAccountCart({
      api: api.cart,
      // Ignores updates of a cart that is no longer shown.
      onChange: (known) => {
        if (account === started) store.setState(known);
      },
      onRead: (lines) => {
        if (account === started) untickGone(lines);
      },
      onFailure: (failure) => failures.emit(failure),
      onWritten: () => signalOtherTabs(storage, owner, createKey()),
    });
    account = started;
    if (readVisitorLines(storage).length > 0) transfer();
    else void started.refresh(background);
  }

  /** Deselects rows that no longer exist, in case the same id comes back. */
  function untickGone(lines: readonly CartLine[]): void {
    const { selectedKeys } = store.getState();
    const kept = [...selectedKeys].filter((key) => lines.some((line) => line.key === key));
    if (kept.length < selectedKeys.size) setSelection(new Set(kept));
  }

  function transfer(): void {
    const started = account;
    if (started === undefined || store.getState().transfer === 'running') return;
    store.setState({ transfer: 'running' });
    started.enqueue(async (signal) => {
      try {
        await underLock((): Promise<void> => moveLines(signal));
        if (!signal.aborted) store.setState({ transfer: 'none' });
      } catch (error) {
        if (!isPawletError(error)) throw error;
        if (!signal.aborted) store.setState({ transfer: 'failed' });
      }
    });
    void (store.getState().status === 'ready' ? started.refresh(background) : started.load(background));
  }

  async function moveLines(signal: AbortSignal): Promise<void> {
    const ticked = readSelection(storage, '');
    const forget = (line: CartLine): void =>
      writeVisitorLines(
        storage,
        readVisitorLines(storage).filter(({ key }) => key !== line.key),
      );
    await transferLines(
      readVisitorLines(storage),
      api.cart,
      {
        onMoved: (line, key) => {
          forget(line);
          if (ticked.has(line.key) && !signal.aborted) tick([key], true);
        },
        onDropped: (line, refusal) => {
          forget(line);
          failures.emit({ action: 'transfer', line, refusal, error: undefined });
        },
      },
      { signal, background: true },
    );
    writeSelection(storage, '', new Set());
  }

  async function underLock(work: () => Promise<void>): Promise<void> {
    if (options.locks === undefined) await work();
    else await options.locks.request('pawlet:cart:transfer', work);
  }

  async function readVisitor(callOptions?: CallOptions): Promise<void> {
    const asked = owner;
    try {
      const lines = await visitor.refresh(callOptions);
      if (owner === asked) showVisitor(lines);
    } catch (error) {
      if (!isPawletError(error)) throw error;
      if (owner === asked && callOptions?.background !== true) store.setState({ status: 'failed', error });
    }
  }

  function handleStorage(event: Event): void {
    // Without a key the whole storage was cleared.
    const key = 'key' in event && typeof event.key === 'string' ? event.key : undefined;
    const isAbout = (name: string): boolean => key === undefined || key === name;
    if (key === cartKeys.signal && ownerOfSignal(storage.getItem(key)) === owner) {
      void account?.refresh(background);
    }
    if (isAbout(cartKeys.visitorLines) && owner === '') showVisitor(visitor.read());
    if (isAbout(cartKeys.selection(owner))) {
      store.setState({ selectedKeys: readSelection(storage, owner) });
    }
    if (isAbout(cartKeys.discountCode(owner))) {
      store.setState({ discountCode: readDiscountCode(storage, owner) });
    }
  }

  options.events?.addEventListener('storage', handleStorage);
  begin();

  function getLine(key: string): CartLine | undefined {
    return store.getState().lines.find((line) => line.key === key);
  }

  return {
    store,
    load: (callOptions) => (account === undefined ? readVisitor(callOptions) : account.load(callOptions)),
    refresh: (callOptions) =>
      account === undefined ? readVisitor(callOptions) : account.refresh(callOptions),
    async add(addition, product) {
      if (account !== undefined) {
        const result = await account.add(addition);
        if (result.status === 'ok') tick([result.key], true);
        return result.status === 'ok' ? { status: 'ok' } : result;
      }
      const outcome = await visitor.add(addition, product);
      if (outcome.status === 'ok' && owner === '') {
        showVisitor(visitor.read());
        tick([visitorKey(addition.goodsId, addition.skuId)], true);
      }
      return outcome;
    },
    setQuantity(key, quantity) {
      const line = getLine(key);
      if (line === undefined) return;
      const pieces = clampQuantity(quantity, line.stock);
      if (pieces === line.quantity) return;
      if (account === undefined) changeVisitor(() => visitor.setQuantity(key, pieces));
      else account.change({ kind: 'change', key, quantity: pieces });
    },
    changeSku(key, sku, product, quantity) {
      const line = getLine(key);
      if (line === undefined) return;
      const pieces = clampQuantity(quantity ?? line.quantity, sku.stock);
      if (account === undefined) {
        const wasTicked = store.getState().selectedKeys.has(key);
        changeVisitor(() => visitor.changeSku(key, sku, product, pieces));
        if (wasTicked) tick([visitorKey(product.id, sku.id)], true);
      } else {
        account.change({ kind: 'change', key, quantity: pieces, sku: getPreview(product, sku) });
      }
    },
    remove(keys) {
      if (account === undefined) changeVisitor(() => visitor.remove(keys));
      else account.remove(keys);
      tick(keys, false);
    },
    select: tick,
    selectAll(isSelected) {
      const keys = store
        .getState()
        .lines.filter(({ isValid }) => isValid)
        .map(({ key }) => key);
      setSelection(new Set(isSelected ? keys : []));
    },
    setDiscountCode(code) {
      writeDiscountCode(storage, owner, code);
      store.setState({ discountCode: code });
    },
    whenIdle: () => account?.whenIdle() ?? Promise.resolve(),
    selectedIds() {
      const { lines, selectedKeys } = store.getState();
      return lines.flatMap(({ key, id, isValid }) =>
        id !== undefined && isValid && selectedKeys.has(key) ? [id] : [],
      );
    },
    retryTransfer: transfer,
    onFailure: (listener) => failures.subscribe(listener),
    setOwner(next) {
      const wasExpecting = isExpecting;
      isExpecting = false;
      if (next === owner) {
        if (wasExpecting) showVisitor(visitor.read());
        return;
      }
      account?.close();
      account = undefined;
      owner = next;
      begin();
    },
    expectOwner() {
      if (owner !== '' || isExpecting) return;
      isExpecting = true;
      showVisitor(visitor.read());
    },
    dispose() {
      options.events?.removeEventListener('storage', handleStorage);
      account?.close();
      account = undefined;
    },
  };
}
