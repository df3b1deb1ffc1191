import type { SessionStorage } from '@pawlet/core/session';
import type { NavigationWindow } from '../src/navigation/types.ts';

/** A browser history of one tab, with the asynchronous `go` of real ones. */
export interface FakeWindow extends NavigationWindow {
  /** The tab's. */
  readonly sessionStorage: SessionStorage;
  /** The shopper's Back and Forward; resolves on arrival. */
  press(delta: number): Promise<void>;
  /** A typed hash, as a new step without a state. */
  type(hash: string): void;
  steps(): readonly string[];
  /** Drops every step but the current one. */
  lose(): void;
  /** Delays each traversal by this many milliseconds from now on. */
  slowDown(travelMs: number): void;
  /** The same tab after a reload: history and storage stay. */
  reload(): FakeWindow;
}

const shop = 'https://shop.test/';

/** Resolves a URL like a browser; returns its part below the origin. */
function toUrl(url: string | URL | null | undefined, base: string | URL = shop): string {
  return new URL(url ?? '', base).href.slice(shop.length - 1);
}

interface Step {
  readonly url: string;
  readonly state: unknown;
}

/** Creates a tab that shows a URL below the shop's origin: `#/pages/cart/cart`, `/de/goods/7`. */
export function createFakeWindow(
  url: string,
  former?: { steps: Step[]; index: number; storage: Map<string, string> },
): FakeWindow {
  const steps: Step[] = former?.steps ?? [{ url: toUrl(url), state: null }];
  const storage = former?.storage ?? new Map<string, string>();
  let index = former?.index ?? 0;
  const listeners = new Set<() => void>();
  let travelMs = 0;
  const go = (delta: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(() => {
        const target = index + delta;
        if (target >= 0 && target < steps.length) {
          index = target;
          for (const listener of listeners) listener();
        }
        resolve();
      }, travelMs);
    });
  const here = (): URL => new URL(steps[index]?.url ?? '/', shop);
  const fake: FakeWindow = {
    location: {
      get hash() {
        return here().hash;
      },
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
    },
    history: {
      get length() {
        return steps.length;
      },
      get state(): unknown {
        return steps[index]?.state;
      },
      pushState(state: unknown, _title: string, next?: string | URL | null) {
        steps.splice(index + 1, Infinity, { url: toUrl(next, here()), state: structuredClone(state) });
        index += 1;
      },
      replaceState(state: unknown, _title: string, next?: string | URL | null) {
        steps[index] = { url: toUrl(next, here()), state: structuredClone(state) };
      },
      go: (delta = 0) => void go(delta),
    },
    sessionStorage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    press: go,
    type(next) {
      steps.splice(index + 1, Infinity, { url: toUrl(next, here()), state: null });
      index += 1;
      for (const listener of listeners) listener();
    },
    lose() {
      steps.splice(0, steps.length, ...steps.slice(index, index + 1));
      index = 0;
    },
    slowDown: (next) => void (travelMs = next),
    steps: () => steps.map((step) => new URL(step.url, shop).hash || step.url),
    reload: () => createFakeWindow(url, { steps, index, storage }),
  };
  return fake;
}
