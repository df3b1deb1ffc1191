import type { PasswordHasher } from '../../ports/passwordHasher.ts';
import type { Random } from '../../ports/random.ts';
import type { Database } from '../database.ts';

/** The dependencies of a seed step. */
export interface SeedContext {
  /** One transaction for the whole seed. */
  readonly db: Database;
  /** Epoch seconds. */
  readonly now: number;
  readonly random: Random;
  readonly hasher: PasswordHasher;
}

/** One part of the demo shop; steps run in order and may rely on earlier ones. */
export interface SeedStep {
  /** Name for progress and errors, such as `goods`. */
  readonly name: string;
  run(context: SeedContext): Promise<void>;
}
