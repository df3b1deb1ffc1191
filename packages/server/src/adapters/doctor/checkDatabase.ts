import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { readDatabaseMs } from '../../db/databaseTime.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
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
  const { state, missing, known } = await readSchemaState(db);
  switch (state) {
    case 'missing':
      return createFinding('missing', 'finding.schema.none');
    case 'older':
      return createFinding('wrong', 'finding.schema.older', { missing, known });
    case 'newer':
      return createFinding('risky', 'finding.schema.newer');
    case 'current':
      return createFinding('ok', 'finding.schema.current');
  }
}

async function checkClock(db: Database, machine: Clock): Promise<Finding> {
  const before = machine.nowMs();
  const databaseMs = await readDatabaseMs(db);
  const ahead = Math.round((before + machine.nowMs()) / 2 - databaseMs);
  const way = ahead < 0 ? 'behind' : 'ahead';
  const values = { seconds: Math.abs(ahead / 1000).toFixed(1) };
  if (Math.abs(ahead) > wrongClockMs) return createFinding('wrong', `finding.clock.far-${way}`, values);
  if (Math.abs(ahead) > riskyClockMs) return createFinding('risky', `finding.clock.${way}`, values);
  return createFinding('ok', 'finding.clock.same');
}

async function checkBackup(
  { databaseUrl, demo }: ServerConfig,
  db: Database,
  machine: Clock,
): Promise<Finding> {
  if (databaseUrl !== undefined) return checkArchive(db);
  const [last] = await db
    .select({ at: operatorLogs.createtime })
    .from(operatorLogs)
    .where(and(eq(operatorLogs.command, 'backup'), eq(operatorLogs.outcome, 'done')))
    .orderBy(desc(operatorLogs.id))
    .limit(1);
  if (last === undefined) return createFinding(demo === 'off' ? 'missing' : 'ok', 'finding.backup.none');
  const days = Math.floor((machine.nowMs() / 1000 - last.at) / daySeconds);
  return days > oldestBackupDays
    ? createFinding('risky', 'finding.backup.old', { days })
    : createFinding('ok', 'finding.backup.recent', { days });
}

async function checkArchive(db: Database): Promise<Finding> {
  const [row] = await loadRows<{ mode: string }>(db, sql`select current_setting('archive_mode') as mode`);
  return row?.mode === 'off'
    ? createFinding('risky', 'finding.backup.not-archived')
    : createFinding('ok', 'finding.backup.archived');
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
  if (invalid.length === 0) return [createFinding('ok', 'finding.settings.valid')];
  return invalid.map(({ name }) => createFinding('wrong', 'finding.settings.invalid', { name }));
}

async function checkContent(db: Database): Promise<readonly Finding[]> {
  const missing = await findMissingContent(db);
  return missing.length === 0 ? [createFinding('ok', 'finding.content.complete')] : missing;
}
