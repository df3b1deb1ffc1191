import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { readDatabaseMs } from '../../db/databaseTime.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { shopSettings } from '../../modules/settings/registry.ts';
import { toSettingState } from '../../modules/settings/writeSetting.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { findMissingContent } from '../findMissing.ts';
import { readSchemaState } from '../schemaState.ts';
import { checkConnections } from './checkConnections.ts';
import { checkNodes } from './checkNodes.ts';
import { checkPartners } from './checkPartners.ts';
import { checkReplica } from './checkReplica.ts';
import { checkSecrets } from './checkSecrets.ts';

const daySeconds = 24 * 3600;
const oldestBackupDays = 7;
const riskyClockMs = 2000;
const wrongClockMs = 60_000;

/** Checks the database and what the shop has stored in it. `machine` is the clock of this machine. */
export async function checkDatabase(
  config: ServerConfig,
  db: Database,
  machine: Clock,
): Promise<readonly Finding[]> {
  const schema = await checkSchema(db);
  // Without its tables, nothing else can be read.
  if (schema.level === 'wrong' || schema.level === 'missing') return [schema];
  return [
    schema,
    await checkClock(db, machine),
    await checkBackup(config, db, machine),
    ...(await checkReplica(config, db)),
    ...(await checkConnections(config, db)),
    ...(await checkNodes(config, db)),
    ...(await checkSecrets(config, db)),
    ...(await checkSettings(db)),
    ...(config.demo === 'off' ? [...(await checkPartners(config, db)), ...(await checkContent(db))] : []),
  ];
}

async function checkSchema(db: Database): Promise<Finding> {
  const area = 'schema';
  const { state, missing, known } = await readSchemaState(db);
  switch (state) {
    case 'missing':
      return {
        area,
        level: 'missing',
        text: 'The database has no tables of a shop. Start the shop, or run: npm run operator -- init --empty',
      };
    case 'older':
      return {
        area,
        level: 'wrong',
        text: `The tables are older than this release: ${missing} of ${known} changes are missing. The next start of the shop makes them.`,
      };
    case 'newer':
      return {
        area,
        level: 'risky',
        text: 'The tables belong to a newer release than this one. Start this release only to go back to it.',
      };
    case 'current':
      return { area, level: 'ok', text: 'The tables are those of this release.' };
  }
}

async function checkClock(db: Database, machine: Clock): Promise<Finding> {
  const before = machine.nowMs();
  const databaseMs = await readDatabaseMs(db);
  const ahead = Math.round((before + machine.nowMs()) / 2 - databaseMs);
  const area = 'clock';
  const text = `The clock of this machine is ${Math.abs(ahead / 1000).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead of'} the database's.`;
  if (Math.abs(ahead) > wrongClockMs)
    return {
      area,
      level: 'wrong',
      text: `${text} Its log has the wrong time, and certificates may count as expired. Run a time service (NTP) on both.`,
    };
  if (Math.abs(ahead) > riskyClockMs)
    return { area, level: 'risky', text: `${text} Run a time service (NTP) on both.` };
  return { area, level: 'ok', text: 'This machine and the database have the same time.' };
}

async function checkBackup(
  { databaseUrl, demo }: ServerConfig,
  db: Database,
  machine: Clock,
): Promise<Finding> {
  const area = 'backup';
  if (databaseUrl !== undefined) return checkArchive(db);
  const [last] = await db
    .select({ at: operatorLogs.createtime })
    .from(operatorLogs)
    .where(and(eq(operatorLogs.command, 'backup'), eq(operatorLogs.outcome, 'done')))
    .orderBy(desc(operatorLogs.id))
    .limit(1);
  const level = demo === 'off' ? 'missing' : 'ok';
  if (last === undefined)
    return {
      area,
      level,
      text: 'There has never been a back-up. Set PAWLET_BACKUP_DIR, or run: npm run operator -- backup <file.tar>',
    };
  const days = Math.floor((machine.nowMs() / 1000 - last.at) / daySeconds);
  if (days > oldestBackupDays)
    return { area, level: 'risky', text: `The last back-up is ${days} days old. Run it every day.` };
  return { area, level: 'ok', text: `The last back-up is ${days} days old.` };
}

async function checkArchive(db: Database): Promise<Finding> {
  const [row] = await loadRows<{ mode: string }>(db, sql`select current_setting('archive_mode') as mode`);
  if (row?.mode !== 'off')
    return { area: 'backup', level: 'ok', text: 'The database archives its write-ahead log.' };
  return {
    area: 'backup',
    level: 'risky',
    text: 'The database does not archive its write-ahead log (archive_mode is off): after a loss of its disk, everything since the last dump is gone. Your provider may save it in another way.',
  };
}

async function checkSettings(db: Database): Promise<readonly Finding[]> {
  const names = shopSettings.map(({ storedAs }) => storedAs);
  const rows = await db.select().from(shopContents).where(inArray(shopContents.name, names));
  const invalid = shopSettings.filter(
    (setting) =>
      toSettingState(
        setting,
        rows.find(({ name }) => name === setting.storedAs),
      ).isInvalid,
  );
  const area = 'settings';
  if (invalid.length === 0) return [{ area, level: 'ok', text: 'All stored settings are valid.' }];
  return invalid.map(({ name }) => ({
    area,
    level: 'wrong',
    text: `The stored value of ${name} is invalid, so its default is used. Run: npm run operator -- settings ${name} default`,
  }));
}

async function checkContent(db: Database): Promise<readonly Finding[]> {
  const missing = await findMissingContent(db);
  if (missing.length === 0)
    return [{ area: 'content', level: 'ok', text: 'The shop has all that it needs.' }];
  return missing.map((text) => ({ area: 'content', level: 'missing', text }));
}
