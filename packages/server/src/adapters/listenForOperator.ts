import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from './environment.ts';

/** Writes the address and the secret for `npm run operator` of the same user. */
export async function listenForOperator({ dataFolder, operatorSecret }: ServerConfig, port: number) {
  const secret = operatorSecret ?? randomBytes(24).toString('hex');
  const file = path.join(dataFolder, 'operator.json');
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, JSON.stringify({ url: `http://127.0.0.1:${port}`, secret }), { mode: 0o600 });
  return { secret, close: () => rm(file, { force: true }) };
}
