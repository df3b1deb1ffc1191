import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { leastFreeBytes, readFreeBytes } from '../freeDisk.ts';
import { readSystemCode } from '../startError.ts';
import { checkTraces } from './checkTraces.ts';

const megabyte = 1024 * 1024;
const scarceBytes = 2048 * megabyte;
const deadlineMs = 5000;
/** Rights of the group and of others. */
const rightsOfOthers = 0o077;

/** Checks the machine: its disk, its files and the servers that it must reach. */
export async function checkMachine(config: ServerConfig): Promise<readonly Finding[]> {
  return [
    await checkDisk(config),
    ...(await checkFiles(config)),
    ...(config.demo === 'off' ? await checkMail(config) : []),
    ...(await checkTraces(config)),
  ];
}

async function checkDisk({ dataFolder }: Pick<ServerConfig, 'dataFolder'>): Promise<Finding> {
  const area = 'disk';
  try {
    return judgeDisk(dataFolder, await readFreeBytes(dataFolder));
  } catch (error) {
    return {
      area,
      level: 'missing',
      text: `The data folder ${dataFolder} cannot be read (${readSystemCode(error)}). Create it, or set PAWLET_DATA_DIR.`,
    };
  }
}

/** Judges the free space of the disk with the data folder, in bytes. */
export function judgeDisk(dataFolder: string, free: number): Finding {
  const area = 'disk';
  const text = `${Math.floor(free / megabyte)} MB are free in ${dataFolder}.`;
  if (free < leastFreeBytes)
    return { area, level: 'wrong', text: `${text} Free some space: soon nothing can be stored.` };
  if (free < scarceBytes)
    return { area, level: 'risky', text: `${text} Uploads and back-ups will need more.` };
  return { area, level: 'ok', text };
}

async function checkFiles({ dataFolder }: Pick<ServerConfig, 'dataFolder'>): Promise<readonly Finding[]> {
  const file = path.join(dataFolder, 'operator.json');
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || (found.mode & rightsOfOthers) === 0) return [];
  return [
    {
      area: 'secrets',
      level: 'wrong',
      text: `Other users of this machine can read ${file}, which lets them run operator commands. Run: chmod 600 ${file}`,
    },
  ];
}

async function checkMail({ smtp }: Pick<ServerConfig, 'smtp'>): Promise<readonly Finding[]> {
  const area = 'mail';
  if (smtp === undefined) return [];
  const { hostname, port } = new URL(smtp.url);
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
  });
  try {
    await transport.verify();
    return [{ area, level: 'ok', text: `The mail server ${hostname} accepts the log-in.` }];
  } catch (error) {
    const code = readSystemCode(error) || 'no valid response';
    return [
      {
        area,
        level: 'wrong',
        text: `The mail server ${hostname}${port === '' ? '' : `:${port}`} does not accept e-mails (${code}). Check PAWLET_SMTP_URL: address, port, user and password.`,
      },
    ];
  } finally {
    transport.close();
  }
}
