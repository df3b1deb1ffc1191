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

interface Step {
  readonly hash: string;
  readonly state: unknown;
}

/** Creates a tab that shows `hash`. */
export function createFakeWindow(
  hash: string,
  former?: { steps: Step[]; index: number; storage: Map<string, string> },
): FakeWindow {
  const steps: Step[] = former?.steps ?? [{ hash, state: null }];
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
  const toHash = (url: string | URL | null | undefined): string => String(url).replace(/^[^#]*/u, '');
  const fake: FakeWindow = {
    location: {
      get hash() {
        return steps[index]?.hash ?? '';
      },
    },
    history: {
      get length() {
        return steps.length;
      },
      get state(): unknown {
        return steps[index]?.state;
      },
      pushState(state: unknown, _title: string, url?: string | URL | null) {
        steps.splice(index + 1, Infinity, { hash: toHash(url), state: structuredClone(state) });
        index += 1;
      },
      replaceState(state: unknown, _title: string, url?: string | URL | null) {
        steps[index] = { hash: toHash(url), state: structuredClone(state) };
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
      steps.splice(index + 1, Infinity, { hash: next, state: null });
      index += 1;
      for (const listener of listeners) listener();
    },
    lose() {
      steps.splice(0, steps.length, ...steps.slice(index, index + 1));
      index = 0;
    },
    slowDown: (next) => void (travelMs = next),
    steps: () => steps.map((step) => step.hash),
    reload: () => createFakeWindow(hash, { steps, index, storage }),
  };
  return fake;
}
