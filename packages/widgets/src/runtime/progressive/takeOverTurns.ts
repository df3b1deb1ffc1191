interface WaitingTurn {
  readonly order: number;
  readonly begin: () => void;
}

const waiting: WaitingTurn[] = [];
let running: Promise<void> | undefined;

/**
 * Waits for a task in which to take over a part of a rendered page. Each part gets one of its own, the lowest order
 * first, so that none of them delays a tap.
 */
export function waitForTurn(order: number): Promise<void> {
  running ??= run();
  return new Promise((begin) => void waiting.push({ order, begin }));
}

/** Resolves when the code has taken over every part of the rendered page. */
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
}

function newTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
