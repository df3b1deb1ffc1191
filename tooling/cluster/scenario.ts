import type { createRandom } from '../bench/load/random.ts';
import type { Cluster } from './cluster.ts';
import type { Buyers } from './load/buyers.ts';
import type { Readers } from './load/readers.ts';
import type { Comparison } from './reconcile.ts';

/** What a scenario works with. */
export interface ScenarioContext {
  readonly cluster: Cluster;
  readonly buyers: Buyers;
  readonly readers: Readers;
  /** Numbers of the run's seed. */
  readonly random: ReturnType<typeof createRandom>;
  /** How often faults are repeated. */
  readonly times: number;
  /** No new fault begins after this time, as `performance.now()`. */
  readonly endMs: number;
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
  readonly run: (context: ScenarioContext) => Promise<readonly Finding[]>;
}
