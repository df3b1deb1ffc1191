const secondMs = 1000;

/** How busy a resource was in each second. */
export interface Usage {
  readonly name: string;
  /** A unit of the resource was busy from one time to another, in milliseconds. */
  add(fromMs: number, toMs: number): void;
  /** The first second in which at least this share of the resource was busy; undefined when there was none. */
  findFirstAbove(share: number): number | undefined;
}

/** Watches a resource of so many units. */
export function createUsage(name: string, units: number): Usage {
  const busyMs: number[] = [];
  return {
    name,
    add(fromMs, toMs) {
      for (let start = fromMs; start < toMs;) {
        const second = Math.floor(start / secondMs);
        const end = Math.min(toMs, (second + 1) * secondMs);
        busyMs[second] = (busyMs[second] ?? 0) + end - start;
        start = end;
      }
    },
    findFirstAbove(share) {
      const second = busyMs.findIndex((ms) => ms >= share * units * secondMs);
      return second === -1 ? undefined : second;
    },
  };
}
