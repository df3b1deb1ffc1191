import type { createRandom } from '../bench/load/random.ts';
import type { Cluster } from './cluster.ts';
import type { Buyers } from './load/buyers.ts';
import type { CpuLimit } from './limitCpu.ts';
import type { Readers } from './load/readers.ts';
import type { Comparison } from './reconcile.ts';
import type { ShopNode } from './shopNodes.ts';

/** What a scenario works with. */
export interface ScenarioContext {
  readonly cluster: Cluster;
  readonly buyers: Buyers;
  readonly readers: Readers;
  /** Visitors who read a few addresses that can be brought into all caches before. */
  readonly hotReaders: Readers;
  /** Numbers of the run's seed. */
  readonly random: ReturnType<typeof createRandom>;
  /** How often faults are repeated. */
  readonly times: number;
  /** Minutes of the soak. */
  readonly soakMinutes: number;
  /** No new fault begins after this time, as `performance.now()`. */
  readonly endMs: number;
  /** Bounds the CPU of a node to a share of a core, until the limit is ended; throws where this is not possible. */
  readonly limitCpu: (shop: ShopNode, cores: number) => CpuLimit;
  /** Folder for files that a run leaves behind. */
  readonly results: string;
  readonly log: (line: string) => void;
  /** Expects no e-mail about the orders that have been paid without one: the previous release sends none. */
  readonly exemptFromMails: () => Promise<void>;
  /** Compares all books, after the shop's own work has settled. */
  readonly reconcile: () => Promise<readonly Comparison[]>;
}

/** A line of the report. */
export interface Finding {
  readonly what: string;
  readonly goal: string;
  readonly found: string;
  /** Undefined where a figure has no goal. */
  readonly isMet: boolean | undefined;
}

/** A part of the run with its own command: `--only <name>`. */
export interface Scenario {
  readonly name: string;
  /** It runs only where it is asked for by name or by an option of its own. @default false */
  readonly isOnDemand?: boolean | undefined;
  readonly run: (context: ScenarioContext) => Promise<readonly Finding[]>;
}
