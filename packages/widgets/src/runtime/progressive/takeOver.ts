interface WaitingPart {
  readonly order: number;
  readonly begin: () => void;
}

const waiting: WaitingPart[] = [];
const listeners = new Set<() => void>();
let running: Promise<void> | undefined;

/**
 * Waits for a task in which the code takes over a part of a rendered page. Each part gets one of its own, the lowest
 * order first, so that none of them delays a tap.
 */
export function waitForTurn(order: number): Promise<void> {
  running ??= run();
  return new Promise((begin) => void waiting.push({ order, begin }));
}

/** Whether parts of the rendered page still wait for their turn: everything shows what the server has rendered. */
export function isTakingOver(): boolean {
  return running !== undefined;
}

/** Calls back when no part waits any more. Returns a function that stops it. */
export function onTakenOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when no part waits any more. */
export function whenTakenOver(): Promise<void> {
  return running ?? Promise.resolve();
}

async function run(): Promise<void> {
  await newTask();
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.order - other.order);
    waiting.shift()?.begin();
    await newTask();
  }
  running = undefined;
  for (const listener of listeners) listener();
}

function newTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
