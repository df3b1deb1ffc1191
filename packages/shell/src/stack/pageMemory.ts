/** What a page's place remembers while the page itself may be unmounted. */
export interface PageMemory {
  /** Pixels scrolled. */
  scrollTop: number;
  /** Values kept by `usePageMemory`, by name. */
  readonly values: Map<string, unknown>;
}

/** How many places are remembered; the oldest goes first. */
const capacity = 60;

/** The memories of all places of one mall. */
export interface PageMemories {
  /** The memory of a page instance; a fresh one where none is kept. */
  of(instance: string): PageMemory;
}

/** Makes an empty store of memories. */
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
