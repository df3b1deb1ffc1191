import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import type { OperatorCommand } from './command.ts';

const shown = 50;
const longestActor = 64;

/** A command that somebody ran. */
export interface OperatorEntry {
  readonly actor: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly outcome: string;
}

/** Writes down who did what; names, passwords and parameters in addresses stay out. */
export async function writeOperatorLog(db: Database, entry: OperatorEntry, now: number): Promise<void> {
  const actor = entry.actor.slice(0, longestActor);
  const given = entry.arguments.map(withoutSecrets);
  await db.insert(operatorLogs).values({ ...entry, actor, arguments: given, createtime: now });
}

function withoutSecrets(argument: string): string {
  if (!/^https?:/iu.test(argument)) return argument;
  return argument.replace(/\/\/[^/?#]*@/u, '//***@').replace(/[?#].*$/su, '?***');
}

/** Shows who did what, newest first. */
export const logCommand: OperatorCommand = {
  name: 'log',
  usage: '',
  summary: 'shows who ran which command, and when',
  async run({ db }) {
    const rows = await db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(shown);
    const lines = rows.map(({ createtime, actor, outcome, command, arguments: given }) =>
      [new Date(createtime * 1000).toISOString(), actor, outcome, command, ...given].join('\t'),
    );
    return { status: 'done', text: lines.length === 0 ? 'Nothing was done yet.' : lines.join('\n') };
  },
};
