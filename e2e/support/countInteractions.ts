import type { Locator } from '@playwright/test';

/** Counts a shopper's interactions: each tap is one, and each field that is filled in. */
export interface Interactions {
  readonly total: number;
  tap(what: string, target: Locator): Promise<void>;
  fill(what: string, field: Locator, text: string): Promise<void>;
  /** An interaction that was done in one go by other means. */
  note(what: string): void;
  /** Prints the list with its total, and returns it. */
  print(): string;
}

/** Starts counting. */
export function countInteractions(): Interactions {
  const done: string[] = [];
  return {
    get total() {
      return done.length;
    },
    async tap(what, target) {
      await target.tap();
      done.push(what);
    },
    async fill(what, field, text) {
      await field.fill(text);
      done.push(what);
    },
    note: (what) => void done.push(what),
    print() {
      const list = `${done.length} interactions: ${done.join(', ')}`;
      console.log(list);
      return list;
    },
  };
}
