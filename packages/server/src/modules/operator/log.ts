import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import type { OperatorCommand } from './command.ts';

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

/** A command call. */
export interface OperatorEntry {
  readonly actor: OperatorActor;
  readonly command: OperatorCommand;
  readonly arguments: readonly string[];
  readonly outcome: 'intended' | 'done' | 'refused' | 'failed' | 'repeated';
  /** The `intended` entry that this is the outcome of. */
  readonly intentId?: number | undefined;
}

/** Adds a log entry and returns its id; passwords, parameters in addresses and personal data are left out. */
export async function writeOperatorLog(db: Database, entry: OperatorEntry, now: number): Promise<number> {
  const { actor, command, outcome, intentId } = entry;
  const given = maskArguments(command, entry.arguments);
  return addLogLine(db, { actor, command: command.name, arguments: given, outcome, intentId }, now);
}

/** A line of the log, without confidential values. */
export interface LogLine {
  readonly actor: OperatorActor;
  /** Command, or name of a call of the operator API. */
  readonly command: string;
  readonly arguments: readonly string[];
  readonly outcome: OperatorEntry['outcome'] | 'read';
  /** What it was applied to. @default nothing in particular */
  readonly target?: string | undefined;
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

/** Arguments without confidential values. */
export function maskArguments(
  { privateFields = [] }: Pick<OperatorCommand, 'privateFields'>,
  args: readonly string[],
): string[] {
  return args.map((argument) => {
    const field = /^(?:--)?([a-z-]+)=/u.exec(argument);
    if (field?.[1] !== undefined && privateFields.includes(field[1])) return `${field[0]}***`;
    if (!/^https?:/iu.test(argument)) return argument;
    return argument.replace(/\/\/[^/?#]*@/u, '//***@').replace(/[?#].*$/su, '?***');
  });
}
