import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A store of its own, as `npm start` runs it. */
export interface TestStore {
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly dataFolder: string;
  /** Milliseconds from start to ready. */
  readonly startedInMs: number;
  /** What it has printed so far. */
  output(): string;
  /** Stops it as an operator would, and waits. Keeps the data folder if it was given. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** How to start a store. */
export interface TestStoreOptions {
  /** Kept after stopping. @default a new folder that is removed */
  readonly dataFolder?: string | undefined;
  /** @default a free one */
  readonly port?: number | undefined;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** A port of loopback that is free now and that browsers do not block. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a store and waits until it says that it is ready. */
export async function startStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'pawlet-store-'));
  const port = options.port ?? (await freePort());
  const started = Date.now();
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--disable-warning=ExperimentalWarning', '--conditions=@pawlet/source', join(root, 'tooling/start/start.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), PAWLET_DATA_DIR: dataFolder, ...options.environment },
    },
  );
  let output = '';
  const url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(url)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the store ended with ${code}:\n${output}`)));
  });
  const discard = (): void => {
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    url,
    dataFolder,
    startedInMs: Date.now() - started,
    output: () => output,
    async stop() {
      await end(child, 'SIGTERM');
      discard();
    },
    async kill() {
      await end(child, 'SIGKILL');
      discard();
    },
  };
}
