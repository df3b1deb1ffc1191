import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { readEnvelope, type Envelope } from '@pawlet/bridge';
import { createReactNativeHost, type HostContext } from '@pawlet/bridge/host';
import { findJava } from '../../../tooling/test/hosts.ts';

/** An embedder that runs. */
export interface RunningEmbedder {
  /** Receives a text of the page. */
  receive(text: string): void;
  /** What it reported as a problem, such as a page with another protocol. */
  readonly problems: readonly string[];
  close(): void;
}

/** A row of the matrix. */
export interface EmbedderKind {
  readonly name: string;
  /** What it is, for the document. */
  readonly about: string;
  /** The gated functions that it implements. */
  readonly capabilities: readonly string[];
  /** False for a recording, which reports nothing. */
  readonly canReport: boolean;
  /** Why it cannot run on this machine. */
  readonly missing?: string | undefined;
  start(appVersion: string | undefined, toPage: (text: string) => void): RunningEmbedder;
}

const folder = new URL('.', import.meta.url);
const pathOf = (path: string): string => fileURLToPath(new URL(path, folder));

function createContext(appVersion: string | undefined): HostContext {
  return {
    platform: 'android',
    language: 'de',
    country: 'DEU',
    ...(appVersion !== undefined && { appVersion }),
  };
}

const origin = 'https://shop.example.com';

const typescript: EmbedderKind = {
  name: 'TypeScript host',
  about: '`createReactNativeHost` of `@pawlet/bridge/host`',
  capabilities: ['pay', 'login', 'copy'],
  canReport: true,
  start: (appVersion, toPage) => {
    const problems: string[] = [];
    const page = { location: { origin }, window: { __pawletBridge: { receive: toPage } } };
    const host = createReactNativeHost({
      origin,
      context: createContext(appVersion),
      handlers: { pay: () => 'done', login: () => ({ code: 'C-1', scope: 'basic' }), copy: () => 'done' },
      onProblem: ({ message }) => void problems.push(message),
      // Always asynchronous, as between two processes.
      inject: (script) => queueMicrotask(() => void runInNewContext(script, page)),
    });
    const receive = (data: string): void =>
      queueMicrotask(() => host.onMessage({ nativeEvent: { data, url: `${origin}/widget.html` } }));
    return { receive, problems, close: () => host.destroy() };
  },
};

/** An embedder in another process, with one line for each message. */
function startProcess(
  command: string,
  parameters: readonly string[],
  toPage: (text: string) => void,
): RunningEmbedder {
  const app = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'pipe'] });
  const problems: string[] = [];
  createInterface({ input: app.stdout }).on('line', toPage);
  createInterface({ input: app.stderr }).on('line', (line) => problems.push(line));
  return {
    receive: (text) => void app.stdin.write(`${text}\n`),
    problems,
    close: () => void app.kill(),
  };
}

const java = findJava();
const classes = mkdtempSync(join(tmpdir(), 'pawlet-matrix-'));
let isCompiled = false;

/** Removes what was compiled. */
export function removeClasses(): void {
  rmSync(classes, { recursive: true, force: true });
}

const onAndroid: EmbedderKind = {
  name: 'Android library',
  about: 'the bridge of `packages/native-android`, on a desktop’s Java',
  capabilities: ['pay', 'login', 'copy'],
  canReport: true,
  ...(typeof java === 'string' && { missing: java }),
  start: (appVersion, toPage) => {
    if (typeof java === 'string') throw new Error(java);
    if (!isCompiled) {
      const library = pathOf('../../../packages/native-android/shop/src/main/java/com/pawlet/shop/bridge');
      const sources = [...globSync(`${library}/*.java`), pathOf('../support/Embedder.java')];
      execFileSync(java.javac, ['-d', classes, ...sources]);
      isCompiled = true;
    }
    const context = JSON.stringify(createContext(appVersion));
    return startProcess(java.java, ['-cp', classes, 'Embedder', context], toPage);
  },
};

const python = '/usr/bin/python3';
const inPython: EmbedderKind = {
  name: 'WebKit host',
  about: 'the bridge of `examples/native-webkit`, in Python',
  capabilities: ['pay', 'login', 'copy'],
  canReport: true,
  ...(!existsSync(python) && { missing: `there is no ${python}` }),
  start: (appVersion, toPage) =>
    startProcess(
      python,
      ['-B', pathOf('../support/embedder.py'), JSON.stringify(createContext(appVersion))],
      toPage,
    ),
};

interface RecordedContext {
  readonly capabilities: readonly string[];
  readonly [field: string]: unknown;
}

/** An embedder that knows only what was recorded on a day; its messages must never be changed. */
function createRecorded(day: string): EmbedderKind {
  const recording = JSON.parse(readFileSync(pathOf(`recordings/${day}.json`), 'utf8')) as Readonly<
    Record<string, Envelope>
  >;
  const find = (name: string): Envelope['m'] | undefined => recording[name]?.m;
  const reply = find('embedder-reply-getLaunchContext');
  if (reply?.type !== 'REPLY') throw new Error(`${day}: there is no recorded context`);
  const { appVersion: _version, ...context } = reply.value as RecordedContext;
  return {
    name: `Recording of ${day}`,
    about: `an embedder that sends the messages as they were recorded on ${day}`,
    capabilities: context.capabilities,
    canReport: false,
    start: (appVersion, toPage) => {
      let count = 0;
      const say = (message: object): void => {
        count += 1;
        const text = JSON.stringify({ v: 'pawlet/1', id: `recorded-${count}`, m: message });
        queueMicrotask(() => toPage(text));
      };
      const receive = (text: string): void => {
        const read = readEnvelope(text);
        if (read.status !== 'ok') return;
        const { message } = read;
        if (message.type === 'SYN') say(find('embedder-syn') ?? {});
        if (message.type === 'ACK1') say(find('embedder-ack2') ?? {});
        if (message.type !== 'CALL') return;
        const [method] = message.methodPath;
        const found = find(`embedder-reply-${String(method)}`) ?? find('embedder-error') ?? {};
        const value = { ...context, ...(appVersion !== undefined && { appVersion }) };
        say({ ...found, callId: message.id, ...(method === 'getLaunchContext' && { value }) });
      };
      // An app whose page is loaded already starts the handshake.
      say(find('embedder-syn') ?? {});
      return { receive, problems: [], close: () => undefined };
    },
  };
}

/** All rows: the embedders of today, and those of earlier days. */
export const embedderKinds: readonly EmbedderKind[] = [
  typescript,
  onAndroid,
  inPython,
  createRecorded('2026-11-28'),
  createRecorded('2026-11-21'),
];
