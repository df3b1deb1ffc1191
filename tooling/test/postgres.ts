import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';

/** A streaming replica of a PostgreSQL. */
export interface TestStandby {
  /** Connection string of its `postgres` database. */
  readonly url: string;
  /** Stops it at once, or starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A PostgreSQL for the duration of a test run. */
export interface TestPostgres {
  /** Connection string of its `postgres` database. */
  readonly url: string;
  /** The postmaster and its children. */
  processIds(): readonly number[];
  /** Stops it as a crash (`immediate`) or an administrator (`fast`) would, and starts it again on the same port. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it as a crash would, until `start`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Copies it into a streaming replica, which ends with it. */
  addStandby(): Promise<TestStandby>;
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
    const program = (name: string) => join(bin, name);
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]);
    const startServer = async (place: string, port: number) => {
      const started = spawn(program('postgres'), ['-D', place, '-p', String(port), ...settings], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      for (let attempt = 0; ; attempt++) {
        try {
          execFileSync(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'pipe' });
          return started;
        } catch (error) {
          if (attempt > 1200 || started.exitCode !== null) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    const endServer = async (server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT') => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    const toUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
    const port = await freePort();
    let server = await startServer(data, port);
    const standbys: ChildProcess[] = [];
    return {
      url: toUrl(port),
      processIds: () => getFamily(server.pid ?? 0),
      async restart(mode) {
        await endServer(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
        server = await startServer(data, port);
      },
      kill: () => endServer(server, 'SIGQUIT'),
      async start() {
        server = await startServer(data, port);
      },
      async addStandby() {
        const place = join(folder, `standby${standbys.length + 1}`);
        execFileSync(
          program('pg_basebackup'),
          [
            '-d',
            toUrl(port),
            '-D',
            place,
            '--write-recovery-conf',
            '--checkpoint=fast',
            '--wal-method=stream',
          ],
          { ...user, cwd: folder, stdio: 'pipe' },
        );
        const own = await freePort();
        const index = standbys.length;
        standbys.push(await startServer(place, own));
        return {
          url: toUrl(own),
          async stop() {
            const standby = standbys[index];
            if (standby !== undefined) await endServer(standby, 'SIGQUIT');
          },
          async start() {
            standbys[index] = await startServer(place, own);
          },
        };
      },
      stop() {
        // The signals are sent at once: the caller may be about to exit.
        const ends = [
          ...standbys.map((standby) => endServer(standby, 'SIGQUIT')),
          endServer(server, 'SIGINT'),
        ];
        void Promise.all(ends).then(() => rmSync(folder, { recursive: true, force: true }));
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
