import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { moveClock } from '../../packages/server/test/store/movedClock.ts';
import { runOperator } from '../../packages/server/test/store/operate.ts';
import { startStoreProcess } from '../../packages/server/test/store/storeProcess.ts';

/** A store of its own, as `npm start` runs it. */
export interface TestStore {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** What it has printed so far. */
  output(): string;
  /** Runs an operator's command against it; answers what it said. */
  operate(...command: readonly string[]): Promise<string>;
  /** Sets its clock so many days ahead of the machine's; only where it was started to be moved. */
  setDaysAhead(days: number): void;
  /** Stops it as an operator would, waits, and takes its data away. */
  stop(): Promise<void>;
}

/** How to start a store. */
export interface TestStoreOptions {
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Its clock can be set. @default false */
  readonly isClockMovable?: boolean | undefined;
}

const dayMs = 86_400_000;

/** Environment variable with the folder of a freshly filled store, made once a run. */
export const filledFolderVariable = 'PAWLET_E2E_FILLED';

/** Starts a store with the demo catalogue and waits until it says that it is ready. */
export async function startStore({
  environment,
  isClockMovable = false,
}: TestStoreOptions = {}): Promise<TestStore> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawlet-store-'));
  const filled = process.env[filledFolderVariable];
  if (filled !== undefined) cpSync(filled, dataFolder, { recursive: true });
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
