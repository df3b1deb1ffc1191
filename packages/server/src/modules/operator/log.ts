import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import type { OperatorCommand } from './command.ts';
import { readOnlyPage } from './readArguments.ts';
import { momentCell } from './toCsv.ts';

const shown = 50;
const longestClaim = 64;

/** The caller of a command. */
export interface OperatorActor {
  /** Name of an operator key, or `local` without one. */
  readonly name: string;
  /** Name that a caller without a key gave itself; '' for none. */
  readonly claim: string;
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
  const { actor, command, outcome, intentId = null } = entry;
  const [row] = await db
    .insert(operatorLogs)
    .values({
      actor: actor.name,
      claim: actor.claim.slice(0, longestClaim),
      command: command.name,
      arguments: maskArguments(command, entry.arguments),
      outcome,
      intentId,
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

function actorText({ actor, claim }: { readonly actor: string; readonly claim: string }): string {
  return claim === '' ? actor : `${actor} (claims to be ${claim})`;
}

/** Lists the log, newest first. */
export const logCommand: OperatorCommand = {
  name: 'log',
  usage: '[page=2] [--json]',
  summary: 'lists who ran which command, and when',
  hasJson: true,
  async run({ db }, args) {
    const page = readOnlyPage(args);
    if (typeof page !== 'number') return page;
    const rows = await db
      .select()
      .from(operatorLogs)
      .orderBy(desc(operatorLogs.id))
      .offset((page - 1) * shown)
      .limit(shown);
    const lines = rows.map(({ createtime, actor, claim, outcome, command, arguments: given }) =>
      [momentCell(createtime), actorText({ actor, claim }), outcome, command, ...given].join('\t'),
    );
    return {
      status: 'done',
      text: lines.length === 0 ? 'The log is empty.' : lines.join('\n'),
      data: rows,
    };
  },
};
