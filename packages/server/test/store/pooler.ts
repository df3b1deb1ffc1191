import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallDebianPackages, installDebianPackages } from '../../../../tooling/test/debianPackages.ts';
import { freePort } from './storeProcess.ts';

const binary = '/usr/sbin/pgbouncer';
const startDeadlineMs = 10_000;

/** PgBouncer in front of a PostgreSQL server. */
export interface Pooler {
  /** Connection string of the same database through it. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of a database; returns the reason as text where it is not
 * installed.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler | string> {
  if (!existsSync(binary) && process.env['PAWLET_FULL'] === '1' && canInstallDebianPackages())
    installDebianPackages(['pgbouncer']);
  if (!existsSync(binary)) return `there is no ${binary}`;
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const [folder, own] = [await mkdtemp(path.join(tmpdir(), 'pawlet-pooler-')), await freePort()];
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const database = pathname.slice(1);
  await writeFile(
    file,
    `[databases]
${database} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = spawn(binary, [...user, file], { stdio: 'ignore' });
  const deadline = Date.now() + startDeadlineMs;
  while (!(await listens(own))) {
    if (Date.now() > deadline || pooler.exitCode !== null) throw new Error('PgBouncer did not start.');
    await pause(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${own}/${database}`,
    async close() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
