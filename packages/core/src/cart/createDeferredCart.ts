import { createStore } from 'zustand/vanilla';
import { isPawletError } from '../errors/guards.ts';
import { createSignal } from '../events/createSignal.ts';
import { lazy } from '../lazy/lazy.ts';
import { cartKeys } from './cartKeys.ts';
import type { CartControl, CartOptions } from './createCart.ts';
import { noCart } from './noCart.ts';
import type { CartFailure, CartState } from './types.ts';

/**
 * Creates the cart, whose code is loaded when the cart has lines or is first used. Until then it is the empty cart of a
 * visitor, or `idle` while the code is loading.
 */
export function createDeferredCart(options: CartOptions): CartControl {
  const { storage, events } = options;
  const store = createStore<CartState>(() => ({ ...noCart, status: 'ready' }));
  const failures = createSignal<CartFailure>();
  let { owner } = options;
  let isExpecting = false;
  let isDisposed = false;
  let control: CartControl | undefined;

  const code = lazy(async () => {
    const { createCart } = await import('./createCart.ts');
    const made = createCart({ ...options, owner, store, failures });
    events?.removeEventListener('storage', handleStorage);
    if (isExpecting) made.expectOwner();
    if (isDisposed) made.dispose();
    control = made;
    return made;
  });

  /** Runs work without a result: immediately if possible, otherwise when the code has loaded. */
  function act(work: (cart: CartControl) => unknown): void {
    if (control === undefined) code.load().then(work).catch(fail);
    else work(control);
  }

  async function when(work: (cart: CartControl) => Promise<void>): Promise<void> {
    try {
      await work(control ?? (await code.load()));
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    if (!isPawletError(error)) throw error;
    store.setState({ status: 'failed', error });
  }

  /** Preloads the code for a cart that is not empty. */
  function begin(): void {
    const isEmpty = owner === '' && storage.getItem(cartKeys.visitorLines) === null && !isExpecting;
    if (isEmpty) return;
    store.setState({ status: 'idle' });
    act(() => undefined);
  }

  function handleStorage(event: Event): void {
    const key = 'key' in event && typeof event.key === 'string' ? event.key : cartKeys.visitorLines;
    if (key === cartKeys.visitorLines) begin();
  }

  events?.addEventListener('storage', handleStorage);
  begin();

  return {
    store,
    load: (callOptions) => when((cart) => cart.load(callOptions)),
    refresh: async (callOptions) => {
      // An empty cart needs no refresh.
      if (control !== undefined || store.getState().status !== 'ready')
        await when((cart) => cart.refresh(callOptions));
    },
    add: async (addition, product) => (control ?? (await code.load())).add(addition, product),
    setQuantity: (key, quantity) => act((cart) => cart.setQuantity(key, quantity)),
    changeSku: (key, sku, product, quantity) => act((cart) => cart.changeSku(key, sku, product, quantity)),
    remove: (keys) => act((cart) => cart.remove(keys)),
    select: (keys, isSelected) => act((cart) => cart.select(keys, isSelected)),
    selectAll: (isSelected) => act((cart) => cart.selectAll(isSelected)),
    setDiscountCode: (code) => act((cart) => cart.setDiscountCode(code)),
    whenIdle: () => when((cart) => cart.whenIdle()),
    selectedIds: () => control?.selectedIds() ?? [],
    retryTransfer: () => act((cart) => cart.retryTransfer()),
    onFailure: (listener) => failures.subscribe(listener),
    setOwner(next) {
      if (control !== undefined) {
        control.setOwner(next);
        return;
      }
      if (next === owner && !isExpecting) return;
      owner = next;
      isExpecting = false;
      begin();
    },
    expectOwner() {
      isExpecting ||= owner === '';
      if (control === undefined) begin();
      else control.expectOwner();
    },
    dispose() {
      isDisposed = true;
      events?.removeEventListener('storage', handleStorage);
      control?.dispose();
    },
  };
}
