import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { startServer } from '../../src/main.ts';
import { isRecord } from './isRecord.ts';
import { killHeader, type KillPoint, killPoints } from './killPoints.ts';

/**
 * The real shop with instrumented drivers: a request whose `x-kill-at` header contains a point of
 * killPoints.ts kills the process there, like a crash or `kill -9`.
 */

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The point at which the current request kills the shop. */
const marked = new AsyncLocalStorage<KillPoint | undefined>();

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal ends this thread before it gets here; in case it is late, nothing more may be done.
  for (;;);
}

function reach(when: KillPoint['when'], text: string): void {
  const point = marked.getStore();
  if (point === undefined || point.statement === 'reply' || point.when !== when) return;
  if (point.statement.test(text.trimStart())) die();
}

function around(target: object, name: string, make: (original: Method) => Method): void {
  const methods = target as Readonly<Record<string, Method | undefined>>;
  const original = methods[name];
  if (original === undefined) throw new Error(`The driver no longer has ${name}.`);
  Reflect.set(target, name, make(original));
}

const [query, parse, execute] = ['Q', 'P', 'E'].map((letter) => letter.codePointAt(0));
let statement = '';

/** PGlite uses PostgreSQL's protocol internally: Q is a whole query, P has a statement's text, E runs it. */
around(
  PGlite.prototype,
  'execProtocolRaw',
  (original) =>
    async function (this: unknown, ...args) {
      const [message] = args;
      if (!(message instanceof Uint8Array)) throw new Error('The driver sends an unexpected message.');
      const [kind] = message;
      if (kind === query || kind === parse) {
        // After kind and length; a statement's text follows its empty name.
        statement = Buffer.from(message.subarray(kind === query ? 5 : 6)).toString('utf8');
        reach('before', statement);
      }
      const reply = await original.apply(this, args);
      if (kind === query || kind === execute) reach('after', statement);
      return reply;
    },
);

around(
  Client.prototype,
  'query',
  (original) =>
    function (this: unknown, ...args) {
      const [config] = args;
      const text = isRecord(config) ? String(config['text']) : String(config);
      reach('before', text);
      const reply = original.apply(this, args);
      if (!(reply instanceof Promise)) return reply;
      return reply.then((result: unknown) => {
        reach('after', text);
        return result;
      });
    },
);

function getPoint(message: unknown): KillPoint | undefined {
  const request = isRecord(message) ? message['request'] : undefined;
  if (!(request instanceof IncomingMessage)) return undefined;
  return killPoints.find(({ name }) => name === request.headers[killHeader]);
}

subscribe('http.server.request.start', (message) => marked.enterWith(getPoint(message)));
subscribe('http.server.response.finish', (message) => {
  if (getPoint(message)?.statement === 'reply') die();
});

await startServer({
  environment: process.env,
  storefrontFolder: fileURLToPath(new URL('../../../shell/dist', import.meta.url)),
  log: (line) => console.log(line),
});
