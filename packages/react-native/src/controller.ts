import type { ContextChanges } from '@pawlet/bridge';

/** Reply of the page: whether it did what it was asked. */
export interface Handled {
  readonly handled: boolean;
}

/** Controls the shop that it is passed to; without one it does nothing. */
export interface PawletShopController {
  /** Goes back in the shop; `handled: false` if there is nothing to go back to, or no reply within 300 ms. */
  back(): Promise<Handled>;
  /** Opens a route of the shop, such as `/pages/cart/cart`, without loading the page again. */
  navigate(route: string): Promise<Handled>;
  /** Opens a URL of the shop, such as a deep link; false, and nothing is opened, for a URL of another origin. */
  open(url: string): boolean;
  /** Tells the page to query what may have changed; it is called by itself when the app comes to the foreground. */
  resume(): void;
  /** Sends changes of the context to the page; a later change of the prop `context` replaces them. */
  update(changes: ContextChanges): void;
  /** Loads the page again. */
  reload(): void;
}

const targets = new WeakMap<PawletShopController, { current: PawletShopController | undefined }>();
const unhandled: Promise<Handled> = Promise.resolve({ handled: false });

/** Creates a controller that controls nothing yet. */
export function createController(): PawletShopController {
  const target: { current: PawletShopController | undefined } = { current: undefined };
  const controller: PawletShopController = {
    back: () => target.current?.back() ?? unhandled,
    navigate: (route) => target.current?.navigate(route) ?? unhandled,
    open: (url) => target.current?.open(url) ?? false,
    resume: () => target.current?.resume(),
    update: (changes) => target.current?.update(changes),
    reload: () => target.current?.reload(),
  };
  targets.set(controller, target);
  return controller;
}

/** Connects a controller with a shop; returns a function that disconnects it. */
export function attachController(controller: PawletShopController, shop: PawletShopController): () => void {
  const target = targets.get(controller);
  if (target === undefined) throw new Error('Pawlet: the controller is not one of usePawletShop().');
  target.current = shop;
  return () => {
    if (target.current === shop) target.current = undefined;
  };
}
