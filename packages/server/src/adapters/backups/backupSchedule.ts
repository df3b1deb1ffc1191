import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** When backups are written by themselves, and how many are kept. */
export interface BackupSchedule {
  readonly folder: string;
  readonly everyHours: number;
  /** Older ones than these are deleted after each new one. */
  readonly kept: number;
}

const namePattern = /^pawlet-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)\.tar(?:\.age)?(\.part)?$/u;
const hourMs = 3_600_000;

/** The file of the backup that is due at a moment (milliseconds); undefined before. Other files in the folder do not count. */
export async function findDue(
  { folder, everyHours }: BackupSchedule,
  nowMs: number,
  isEncrypted: boolean,
): Promise<string | undefined> {
  const newest = (await listBackups(folder)).at(-1);
  if (newest !== undefined && nowMs - newest.atMs < everyHours * hourMs) return undefined;
  const moment = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(folder, `pawlet-${moment}Z.tar${isEncrypted ? '.age' : ''}`);
}

/** Deletes the oldest backups of the schedule beyond those that are kept, and what a killed process left of one. */
export async function dropOldest({ folder, kept }: BackupSchedule): Promise<void> {
  const surplus = (await listBackups(folder)).slice(0, -kept).map(({ name }) => name);
  const parts = (await listNames(folder)).filter((name) => namePattern.exec(name)?.[2] !== undefined);
  for (const name of [...surplus, ...parts]) await rm(path.join(folder, name), { force: true });
}

const listNames = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

async function listBackups(folder: string) {
  const found = (await listNames(folder)).flatMap((name) => {
    const [, moment, part] = namePattern.exec(name) ?? [];
    return moment === undefined || part !== undefined ? [] : [{ name, atMs: toMs(moment) }];
  });
  return found.toSorted((one, other) => one.atMs - other.atMs);
}

function toMs(moment: string): number {
  const [day = '', time = ''] = moment.split('T');
  return Date.parse(`${day}T${time.replaceAll('-', ':')}`);
}
