import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';

/** A PostgreSQL for the duration of a test run. */
export interface TestPostgres {
  /** Connection string of its `postgres` database. */
  readonly url: string;
  /** The postmaster and its children. */
  processIds(): readonly number[];
  /** Stops it as a crash (`immediate`) or an administrator (`fast`) would, and starts it again on the same port. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its data. */
  stop(): void;
}

function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = [
    ...(process.env['PAWLET_POSTGRES_BIN'] ? [process.env['PAWLET_POSTGRES_BIN']] : []),
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root, so root runs it as the postgres user. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: read('-u'), gid: read('-g') };
}

function getFamily(id: number): readonly number[] {
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
  return [id, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Installs Debian's PostgreSQL where there is none and packages can be installed. */
export function ensurePostgres(): void {
  if (findBinaries() === undefined && canInstallDebianPackages()) installDebianPackages(['postgresql']);
}

/**
 * Starts a throw-away PostgreSQL on loopback from the binaries of this machine. Returns the reason as text when there
 * is none.
 */
export async function startPostgres(): Promise<TestPostgres | string> {
  const bin = findBinaries();
  if (bin === undefined) return 'no PostgreSQL binaries (initdb, postgres) on this machine';
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-postgres-'));
  const data = join(folder, 'data');
  try {
    const user = owner();
    if (user) {
      chmodSync(folder, 0o711);
      chownSync(folder, user.uid, user.gid);
    }
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N'],
      {
        ...user,
        cwd: folder,
        stdio: 'pipe',
      },
    );
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]);
    const start = async () => {
      const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      for (let attempt = 0; ; attempt++) {
        try {
          execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'pipe' });
          return started;
        } catch (error) {
          if (attempt > 1200 || started.exitCode !== null) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    let server = await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      processIds: () => getFamily(server.pid ?? 0),
      async restart(mode) {
        const ended = once(server, 'exit');
        server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
        await ended;
        server = await start();
      },
      stop() {
        server.kill('SIGINT');
        server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
