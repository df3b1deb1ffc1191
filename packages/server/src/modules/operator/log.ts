import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';

const longestClaim = 64;
const longestTarget = 254;

/** The caller of a command. */
export interface OperatorActor {
  /** Name of an operator key, or `local` without one. */
  readonly name: string;
  /** Name that a caller without a key gave itself; '' for none. */
  readonly claim: string;
  /** Absent: not a person. */
  readonly personId?: number | undefined;
  /** Absent: not a key. */
  readonly keyId?: number | undefined;
}

/** A line of the log, without confidential values. */
export interface LogLine {
  readonly actor: OperatorActor;
  /** Name of a call of the operator API; earlier releases wrote names of commands. */
  readonly command: string;
  readonly arguments: readonly string[];
  readonly outcome: 'intended' | 'done' | 'refused' | 'failed' | 'repeated' | 'read';
  /** What it was applied to. @default nothing in particular */
  readonly target?: string | undefined;
  /** The `intended` entry that this is the outcome of. */
  readonly intentId?: number | undefined;
}

/** Adds a line to the log and returns its id. */
export async function addLogLine(
  db: Database,
  { actor, intentId, target = '', ...line }: LogLine,
  now: number,
): Promise<number> {
  const { name, claim, personId = null, keyId = null } = actor;
  const [row] = await db
    .insert(operatorLogs)
    .values({
      ...line,
      actor: name,
      claim: claim.slice(0, longestClaim),
      personId,
      keyId,
      target: target.slice(0, longestTarget),
      intentId: intentId ?? null,
      createtime: now,
    })
    .returning({ id: operatorLogs.id });
  if (!row) throw new Error('Pawlet: an insert must return its row.');
  return row.id;
}
