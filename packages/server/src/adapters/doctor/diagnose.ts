import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { Clock } from '../../ports/clock.ts';
import { readEnvironment, type ServerConfig } from '../environment.ts';
import { lockFolder } from '../folderLock.ts';
import { openPglite } from '../pglite.ts';
import { connectServer } from '../openDatabase.ts';
import { StartError } from '../startError.ts';
import { systemClock } from '../systemClock.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkEnvironment } from './checkEnvironment.ts';
import { checkMachine } from './checkMachine.ts';

/** Checks the set-up of a shop whose database is open. */
export async function diagnose(
  config: ServerConfig,
  db: Database,
  machine: Clock = systemClock,
): Promise<readonly Finding[]> {
  return [
    ...checkEnvironment(config),
    ...(await checkMachine(config)),
    ...(await checkDatabase(config, db, machine)),
  ];
}

/** Checks the set-up of a shop that is not running; changes nothing. */
export async function diagnoseStopped(
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
): Promise<readonly Finding[]> {
  let config: ServerConfig;
  try {
    config = readEnvironment(environment, currentFolder);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [createFinding('wrong', 'finding.settings.unreadable', { message: error.message })];
  }
  const here = [...checkEnvironment(config), ...(await checkMachine(config))];
  try {
    return [...here, ...(await withDatabase(config, (db) => checkDatabase(config, db, systemClock)))];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [...here, createFinding('wrong', 'finding.database.closed', { message: error.message })];
  }
}

async function withDatabase(
  { databaseUrl, dataFolder }: ServerConfig,
  check: (db: Database) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  if (databaseUrl !== undefined) {
    const server = await connectServer(databaseUrl);
    try {
      return await check(server.db);
    } finally {
      await server.close();
    }
  }
  const folder = path.join(dataFolder, 'store');
  if (!existsSync(folder)) return [createFinding('missing', 'finding.database.none', { folder: dataFolder })];
  const lock = await lockFolder(dataFolder);
  try {
    const embedded = await openPglite({ folder });
    try {
      return await check(embedded.db);
    } finally {
      await embedded.close();
    }
  } finally {
    lock.release();
  }
}
