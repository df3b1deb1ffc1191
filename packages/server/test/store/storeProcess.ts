import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const startDeadlineMs = 120_000;
/** Compiled modules: a shop that is started repeatedly reads its sources once. */
const compiledFolder = path.join(root, 'packages/server/.cache/compiled');

/** A shop in a separate process. */
export interface StoreProcess {
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Id of the process. */
  readonly pid: number;
  /** Milliseconds from start to ready. */
  readonly startedInMs: number;
  /** Its output so far. */
  output(): string;
  /** Ends it with a signal and waits; SIGTERM as by an operator, SIGKILL as in a crash. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Waits until it has exited on its own; returns how, or undefined while it is running. */
  ended(patienceMs: number): Promise<string | undefined>;
}

/** How to start a shop. */
export interface StoreProcessOptions {
  /** File to run, from the repository root. @default the server alone */
  readonly entry?: string | undefined;
  readonly dataFolder: string;
  /** @default a free one */
  readonly port?: number | undefined;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** A free port of loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function ended(child: ChildProcess, patienceMs: number): Promise<string | undefined> {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  if (!isGone()) await Promise.race([once(child, 'exit'), pause(patienceMs, undefined, { ref: false })]);
  return isGone() ? String(child.signalCode ?? child.exitCode) : undefined;
}

/**
 * Starts the demo, on the embedded database unless DATABASE_URL is set, and waits until it reports that it is
 * ready.
 */
export async function startStoreProcess(options: StoreProcessOptions): Promise<StoreProcess> {
  const { entry = 'packages/server/src/main.ts', dataFolder, environment } = options;
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const told = environment?.['PAWLET_PUBLIC_ORIGIN'] ?? url;
  const started = Date.now();
  const inherited = { ...process.env };
  delete inherited['DATABASE_URL'];
  delete inherited['NODE_ENV'];
  const child = spawn(
    path.join(root, 'node_modules/.bin/node'),
    ['--disable-warning=ExperimentalWarning', '--conditions=@pawlet/source', path.resolve(root, entry)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        NODE_COMPILE_CACHE: compiledFolder,
        PORT: String(port),
        PAWLET_DATA_DIR: dataFolder,
        PAWLET_DEMO: '1',
        PAWLET_DRAIN_SECONDS: '0',
        // Nobody reads a line for every request.
        PAWLET_LOG: 'warn',
        ...environment,
      },
    },
  );
  // An interrupted run leaves no shop behind.
  const orphan = (): void => void child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));

  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The shop ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${startDeadlineMs / 1000} s`);
    }, startDeadlineMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (!output.includes(`ready at ${told}`)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${String(code ?? signal)}`);
    });
  });
  return {
    url,
    port,
    pid: child.pid ?? 0,
    startedInMs: Date.now() - started,
    output: () => output,
    end: (signal) => end(child, signal),
    ended: (patienceMs) => ended(child, patienceMs),
  };
}
