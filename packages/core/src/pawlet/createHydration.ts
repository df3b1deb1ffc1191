import type { Hydration } from './types.ts';

/** The hydration of a shop, which ends when its first provider has been mounted. */
export function createHydration(): Hydration {
  return {
    rendered: new Map(),
    isOver: false,
    end() {
      this.isOver = true;
      this.finish?.();
      this.finish = undefined;
    },
  };
}
