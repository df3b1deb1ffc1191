import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../../packages/server/src/db/database.ts';

/** Clock ticks a second in Linux's process accounting. */
const ticksPerSecond = 100;

/**
 * CPU seconds that the PostgreSQL server behind a connection has used so far; null where this machine does not report
 * them.
 */
export async function readDatabaseCpu(db: Database): Promise<number | null> {
  const alive = await loadRows<{ pid: number }>(db, sql`select pid from pg_stat_activity`);
  const accounts = alive.flatMap(({ pid }) => getAccount(pid) ?? []);
  const server = accounts[0] && getAccount(accounts[0].parent);
  if (!server) return null;
  return accounts.reduce((sum, { own }) => sum + own, server.own + server.ended) / ticksPerSecond;
}

/** Ticks of a process and of its ended children, and its parent. */
function getAccount(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place: number) => Number(fields[place] ?? 0);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    // Ended meanwhile, or another system.
    return null;
  }
}
