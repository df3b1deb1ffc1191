import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { moveClock } from '../../packages/server/test/store/movedClock.ts';
import { runOperator } from '../../packages/server/test/store/operate.ts';
import { startStoreProcess } from '../../packages/server/test/store/storeProcess.ts';

/** A separate store, as `npm start` runs it. */
export interface TestStore {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  /** Its output so far. */
  output(): string;
  /** Runs an operator's command against it; returns the output. */
  operate(...command: readonly string[]): Promise<string>;
  /** Sets its clock this many days ahead of the machine's; only where it was started with a settable clock. */
  setDaysAhead(days: number): void;
  /** Stops it as an operator would, waits, and removes its data. */
  stop(): Promise<void>;
}

/** How to start a store. */
export interface TestStoreOptions {
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /**
   * Its clock can be set.
   * @default false
   */
  readonly isClockMovable?: boolean | undefined;
  /**
   * It has nothing of the demo in it, as a new shop.
   * @default false
   */
  readonly isEmpty?: boolean | undefined;
}

const dayMs = 86_400_000;

/** Environment variable with the folder of a freshly filled store, created once a run. */
export const filledFolderVariable = 'PAWLET_E2E_FILLED';

/** Starts a store, with the demo catalogue unless it is empty, and waits until it reports that it is ready. */
export async function startStore({
  environment,
  isClockMovable = false,
  isEmpty = false,
}: TestStoreOptions = {}): Promise<TestStore> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawlet-store-'));
  const filled = process.env[filledFolderVariable];
  if (filled !== undefined && !isEmpty) cpSync(filled, dataFolder, { recursive: true });
  const store = await startStoreProcess({
    entry: isClockMovable ? 'packages/server/test/store/movableShop.ts' : 'tooling/start/start.ts',
    dataFolder,
    environment,
  });
  return {
    url: store.url,
    output: store.output,
    async operate(...command) {
      const { text, exitCode } = await runOperator(command, { PAWLET_DATA_DIR: dataFolder }, process.cwd());
      if (exitCode !== 0) throw new Error(text);
      return text;
    },
    setDaysAhead: (days) => moveClock(dataFolder, days * dayMs),
    async stop() {
      await store.end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
