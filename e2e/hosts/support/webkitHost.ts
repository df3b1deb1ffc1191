import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WebKitHostPrograms } from '../../../tooling/test/hosts.ts';
import { limitLife } from '../../engines/hostProcess.ts';
import type { Screen } from '../../engines/screen.ts';

const app = fileURLToPath(new URL('../../../examples/native-webkit/app.py', import.meta.url));
/** The same app with the mistake that the example shows how to avoid. */
export const carelessApp = fileURLToPath(new URL('carelessApp.py', import.meta.url));
const patienceMs = 20_000;
/** Milliseconds that one evaluation in the page may take: a page that is unloaded meanwhile may lose the result. */
const evaluationMs = 2000;

/** A line of the app's output that no command caused. */
export type HostEvent =
  | { readonly event: 'connected' }
  | { readonly event: 'call'; readonly method: string; readonly argument: unknown }
  | { readonly event: 'outside'; readonly url: string };

/** The app's start options, as its arguments are named in Python. */
export interface HostSettings {
  readonly platform?: 'ios' | 'android' | 'mini-program' | 'web' | undefined;
  readonly app_version?: string | null | undefined;
  readonly token?: string | undefined;
  /** Seconds. */
  readonly token_expires_in?: number | undefined;
  readonly language?: string | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
}

/** The token that the app returns on the next request. */
export interface FreshToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** The running WebKit example app. */
export interface WebKitHost {
  readonly events: readonly HostEvent[];
  /** Milliseconds from the start of the process to the first handshake. */
  readonly connectedInMs: () => number | undefined;
  /** Sends the app a command and waits for its response. */
  command(name: string, fields?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /**
   * Reloads the page in another vendor's app, which returns this token on the next request; waits for the launch
   * context. Earlier events are cleared.
   */
  restart(settings?: HostSettings, fresh?: FreshToken): Promise<void>;
  /** Runs a function body in the page; it may be asynchronous. */
  evaluate<T = unknown>(body: string): Promise<T>;
  /** Waits until this many pages have connected since the last restart. */
  connected(count: number): Promise<void>;
  /** Waits until an expression in the page is true. */
  until(what: string, body: string): Promise<void>;
  /** Calls that the page made of a method. */
  getCalls(method: string): readonly unknown[];
  end(): Promise<void>;
}

async function waitUntil(what: string, isTrue: () => boolean | Promise<boolean>, report: () => string) {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await isTrue()) return;
    await pause(20);
  }
  throw new Error(`After ${patienceMs / 1000} s: no ${what}.\n${report()}`);
}

/** Starts the app with a page. */
export function startWebKitHost(
  programs: WebKitHostPrograms,
  screen: Screen,
  address: string,
  parameters: readonly string[] = [],
  script: string = app,
  onEvent: (event: HostEvent) => void = () => {},
): WebKitHost {
  const started = performance.now();
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
    programs.python,
    ['-B', script, address, '--control', ...parameters],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...screen.environment, GIO_USE_VFS: 'local' },
    },
  );
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const kill = (): void => {
    if (child.pid !== undefined && !isOver()) process.kill(-child.pid, 'SIGKILL');
  };
  limitLife(child, kill);

  const events: HostEvent[] = [];
  const waiting = new Map<number, (value: unknown) => void>();
  let commands = 0;
  let connectedInMs: number | undefined;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString('utf8')));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const content = JSON.parse(line) as HostEvent | { readonly id: number; readonly value: unknown };
    if ('id' in content) {
      waiting.get(content.id)?.(content.value);
      waiting.delete(content.id);
      return;
    }
    if (content.event === 'connected') connectedInMs ??= performance.now() - started;
    events.push(content);
    onEvent(content);
  });
  const report = (): string => `${isOver() ? 'The app has ended. ' : ''}${errors}`;

  const command: WebKitHost['command'] = async (name, fields = {}) => {
    commands += 1;
    const id = commands;
    const responded = new Promise<unknown>((resolve) => {
      waiting.set(id, resolve);
    });
    child.stdin.write(`${JSON.stringify({ ...fields, id, do: name })}\n`);
    const late = pause(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`${name}: the app did not respond. ${report()}`);
    });
    return Promise.race([responded, late]);
  };

  const evaluate = async <T>(body: string): Promise<T> => {
    const response = (await command('evaluate', { body })) as { readonly value?: T; readonly error?: string };
    if (response.error !== undefined) throw new Error(response.error);
    return response.value as T;
  };

  const connected: WebKitHost['connected'] = (count) =>
    waitUntil(
      `connection ${count}`,
      () => events.filter(({ event }) => event === 'connected').length >= count,
      report,
    );
  const until: WebKitHost['until'] = (what, body) =>
    waitUntil(
      what,
      async () => {
        const evaluation = evaluate(`return Boolean(${body})`).catch(() => false);
        return (await Promise.race([evaluation, pause(evaluationMs, false, { ref: false })])) === true;
      },
      report,
    );

  return {
    events,
    connectedInMs: () => connectedInMs,
    command,
    restart: async (settings = {}, fresh) => {
      await command('configure', { arguments: settings });
      if (fresh !== undefined) await command('fresh', { ...fresh });
      events.length = 0;
      await command('load', { url: address });
      await connected(1);
      await until('launch context', 'probe.bridge.context.get()');
    },
    evaluate,
    connected,
    until,
    getCalls: (method) =>
      events.flatMap((each) => (each.event === 'call' && each.method === method ? [each.argument] : [])),
    end: async () => {
      if (isOver()) return;
      const ended = once(child, 'exit');
      kill();
      await ended;
    },
  };
}
