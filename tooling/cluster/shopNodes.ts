import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import {
  freePort,
  startStoreProcess,
  type StoreProcess,
} from '../../packages/server/test/store/storeProcess.ts';
import type { Keeper } from './keeper.ts';

/** A place for a node of the shop: its port and data folder stay the same over restarts. */
export interface ShopNode {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  /** Starts the process and waits until it is ready; returns the milliseconds. */
  start(entry?: string): Promise<number>;
  /** Ends the process and waits; returns the milliseconds. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number>;
  /** Sends a signal that does not end it, such as SIGSTOP. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Id of its process; undefined while it does not run. */
  pid(): number | undefined;
  /** Resident memory in megabytes; 0 while it does not run. */
  readMemory(): number;
  /** The end of its output, and whether it has ended on its own. */
  describe(): Promise<string>;
}

/** What every node needs. */
export interface ShopNodeOptions {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Secret of the operators, the same on all nodes. */
export const operatorSecret = randomBytes(24).toString('hex');

/** Chooses port and folder of a node; it does not run yet. */
export async function createShopNode(
  keeper: Keeper,
  name: string,
  { databaseUrl, environment }: ShopNodeOptions,
): Promise<ShopNode> {
  const port = await freePort();
  const dataFolder = keeper.createFolder(name);
  let running: StoreProcess | undefined;
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    async start(entry) {
      running = await startStoreProcess({
        dataFolder,
        port,
        entry,
        environment: {
          DATABASE_URL: databaseUrl,
          PAWLET_DEMO: '0',
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PAWLET_OPERATOR_SECRET: operatorSecret,
          PAWLET_DRAIN_SECONDS: '2',
          ...environment,
        },
      });
      return running.startedInMs;
    },
    async end(signal) {
      const started = performance.now();
      if (running !== undefined) {
        // A stopped process does not handle SIGTERM.
        process.kill(running.pid, 'SIGCONT');
        await running.end(signal);
      }
      running = undefined;
      return performance.now() - started;
    },
    signal(signal) {
      if (running === undefined) throw new Error(`cluster: ${name} does not run`);
      process.kill(running.pid, signal);
    },
    pid: () => running?.pid,
    readMemory: () => (running === undefined ? 0 : readResidentMegabytes(running.pid)),
    async describe() {
      if (running === undefined) return `${name} does not run`;
      const outcome = await running.ended(0);
      const lines = running.output().trimEnd().split('\n').slice(-6).join('\n');
      return `${name} ${outcome === undefined ? 'runs' : `has ended with ${outcome}`}:\n${lines}`;
    },
  };
}

function readResidentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // It has ended.
    return 0;
  }
}
