/** State of a page that is kept while the page may be unmounted. */
export interface PageMemory {
  /** Pixels scrolled. */
  scrollTop: number;
  /** Values kept by `usePageMemory`, by name. */
  readonly values: Map<string, unknown>;
}

/** How many memories are kept; the oldest is removed first. */
const capacity = 60;

/** The memories of all pages of one storefront. */
export interface PageMemories {
  /** The memory of a page instance; a fresh one where none is kept. */
  of(instance: string): PageMemory;
}

/** Creates an empty store of memories. */
export function createPageMemories(): PageMemories {
  const memories = new Map<string, PageMemory>();
  return {
    of(instance) {
      const memory = memories.get(instance) ?? { scrollTop: 0, values: new Map() };
      memories.delete(instance);
      memories.set(instance, memory);
      const oldest = memories.keys().next();
      if (memories.size > capacity && oldest.done !== true) memories.delete(oldest.value);
      return memory;
    },
  };
}
