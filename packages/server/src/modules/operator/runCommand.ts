import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorRequests } from '../../db/schema/audit.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { CommandDeps, CommandResult, OperatorCommand } from './command.ts';
import { maskArguments, type OperatorActor, writeOperatorLog } from './log.ts';
import { wantsJson } from './printResult.ts';

/** A command with its caller. */
export interface CommandCall {
  readonly command: OperatorCommand;
  /** Its arguments as given. */
  readonly given: readonly string[];
  readonly actor: OperatorActor;
  /** Epoch seconds. */
  readonly now: number;
}

const longestKey = 100;
const keyFlag = '--key=';

/** The arguments without global options. */
function getArguments({ command, given }: Pick<CommandCall, 'command' | 'given'>): readonly string[] {
  const isJson = wantsJson(command, given);
  return given.filter(
    (arg) => !(isJson && arg === '--json') && !(command.takesKey === true && arg.startsWith(keyFlag)),
  );
}

/**
 * Runs a command and writes its log entry: in the transaction of the effect, or, for a command outside a
 * transaction, before it starts and once more at the end. There is no effect without an entry, whenever the
 * process ends.
 */
export async function runCommand(deps: StoreDeps, call: CommandCall): Promise<CommandResult> {
  return call.command.runsApart === true ? runApart(deps, call) : runLogged(deps, call);
}

async function runApart(deps: StoreDeps, call: CommandCall): Promise<CommandResult> {
  const { command, given, actor, now } = call;
  const entry = { actor, command, arguments: given };
  const intentId = await writeOperatorLog(deps.db, { ...entry, outcome: 'intended' }, now);
  try {
    const result = await command.run(deps, getArguments(call), now);
    await writeOperatorLog(deps.db, { ...entry, outcome: result.status, intentId }, now);
    return result;
  } catch (error) {
    await writeFailure(deps, call, intentId);
    throw error;
  }
}

async function runLogged(deps: StoreDeps, call: CommandCall): Promise<CommandResult> {
  const { command, given, actor, now } = call;
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { outcome, result } = await undoRefused(tx, (savepoint) =>
        runOnce({ ...deps, db: savepoint, actor: actor.name }, call),
      );
      await writeOperatorLog(tx, { actor, command, arguments: given, outcome }, now);
      return result;
    });
  } catch (error) {
    await writeFailure(deps, call);
    throw error;
  }
}

/** The database may be what failed: the operator still gets a response. */
async function writeFailure(
  { db, logger }: StoreDeps,
  { command, given, actor, now }: CommandCall,
  intentId?: number,
): Promise<void> {
  try {
    await writeOperatorLog(db, { actor, command, arguments: given, outcome: 'failed', intentId }, now);
  } catch (reason) {
    logger.error('command not logged', reason);
  }
}

interface Run {
  readonly outcome: 'done' | 'refused' | 'repeated';
  readonly result: CommandResult;
}

async function runOnce(deps: CommandDeps, call: CommandCall): Promise<Run> {
  const { command, given, now } = call;
  const args = getArguments(call);
  const keys = command.takesKey === true ? given.filter((arg) => arg.startsWith(keyFlag)) : [];
  const key = keys[0]?.slice(keyFlag.length);
  if (keys.length > 1 || key === '' || (key?.length ?? 0) > longestKey)
    return refused(`A key is a text of 1 to ${longestKey} characters, given once.`);
  if (key === undefined) {
    const result = await command.run(deps, args, now);
    return { outcome: result.status, result };
  }
  const kept = maskArguments(command, args);
  // A second call with the same key waits here for the end of the first one.
  const claimed = await deps.db
    .insert(operatorRequests)
    .values({ key, command: command.name, arguments: kept, text: '', createtime: now })
    .onConflictDoNothing()
    .returning({ key: operatorRequests.key });
  if (claimed.length === 0) return readRepeated(deps.db, key, [command.name, ...kept]);
  const result = await command.run(deps, args, now, true);
  await deps.db.update(operatorRequests).set({ text: result.text }).where(eq(operatorRequests.key, key));
  return { outcome: result.status, result };
}

async function readRepeated(db: Database, key: string, given: readonly string[]): Promise<Run> {
  const [first] = await db.select().from(operatorRequests).where(eq(operatorRequests.key, key));
  if (first && JSON.stringify([first.command, ...first.arguments]) === JSON.stringify(given))
    return { outcome: 'repeated', result: { status: 'done', text: `Already done: ${first.text}` } };
  return refused(`The key ${key} was used for another command.`);
}

function refused(text: string): Run {
  return { outcome: 'refused', result: { status: 'refused', text } };
}

class Undo extends Error {
  readonly run: Run;
  constructor(run: Run) {
    super('Pawlet: the writes of a refused command are undone.');
    this.run = run;
  }
}

async function undoRefused(tx: Database, work: (savepoint: Database) => Promise<Run>): Promise<Run> {
  try {
    return await tx.transaction(async (savepoint) => {
      const run = await work(savepoint);
      if (run.outcome === 'refused') throw new Undo(run);
      return run;
    });
  } catch (error) {
    if (error instanceof Undo) return error.run;
    throw error;
  }
}
