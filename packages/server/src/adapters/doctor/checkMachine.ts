import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { createFinding } from '../../modules/doctor/createFinding.ts';
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

async function checkDisk({ dataFolder: folder }: Pick<ServerConfig, 'dataFolder'>): Promise<Finding> {
  try {
    return judgeDisk(folder, await readFreeBytes(folder));
  } catch (error) {
    return createFinding('missing', 'finding.disk.unreadable', { folder, code: readSystemCode(error) });
  }
}

/** Judges the free space of the disk with the data folder, in bytes. */
export function judgeDisk(folder: string, free: number): Finding {
  const values = { folder, megabytes: Math.floor(free / megabyte) };
  if (free < leastFreeBytes) return createFinding('wrong', 'finding.disk.full', values);
  if (free < scarceBytes) return createFinding('risky', 'finding.disk.scarce', values);
  return createFinding('ok', 'finding.disk.free', values);
}

async function checkFiles({ dataFolder }: Pick<ServerConfig, 'dataFolder'>): Promise<readonly Finding[]> {
  const file = path.join(dataFolder, 'operator.json');
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || (found.mode & rightsOfOthers) === 0) return [];
  return [createFinding('wrong', 'finding.secrets.open-file', { file })];
}

async function checkMail({ smtp }: Pick<ServerConfig, 'smtp'>): Promise<readonly Finding[]> {
  if (smtp === undefined) return [];
  const { hostname: server, host } = new URL(smtp.url);
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
  });
  try {
    await transport.verify();
    return [createFinding('ok', 'finding.mail.accepted', { server })];
  } catch (error) {
    const code = readSystemCode(error);
    return [
      code === ''
        ? createFinding('wrong', 'finding.mail.silent', { server: host })
        : createFinding('wrong', 'finding.mail.refused', { server: host, code }),
    ];
  } finally {
    transport.close();
  }
}
