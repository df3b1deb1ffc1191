import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createOperatorClient, type OperatorClient } from '@pawlet/operator/client';
import * as v from 'valibot';
import { readEnvironment } from '../adapters/environment.ts';
import { isLoopback } from '../http/isLoopback.ts';
import type { Refusal } from './clientCommand.ts';
import { refused } from './results.ts';

/** Where the shop runs, and as whom its commands are run. */
export interface ShopConnection {
  /** Origin of the shop. */
  readonly url: string;
  /** Headers that identify the operator. */
  readonly headers: Readonly<Record<string, string>>;
  /** The result of a command where the shop does not respond. */
  readonly notReached: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const runningShape = v.object({ url: v.string(), secret: v.string() });

/**
 * Finds the shop: at `PAWLET_OPERATOR_URL`, else the running one with the same data folder, else with an operator key at
 * its port on this machine.
 */
export async function connectShop(
  environment: Environment,
  currentFolder: string,
): Promise<ShopConnection | Refusal> {
  const key = environment['PAWLET_OPERATOR_KEY'] ?? '';
  const given = environment['PAWLET_OPERATOR_URL'] ?? '';
  if (given !== '') return connectRemote(given, key);
  const { dataFolder, port } = readEnvironment(environment, currentFolder);
  const notReached = toNotRunning(dataFolder);
  const running = await findRunningShop(dataFolder);
  if (key !== '') {
    const url = running?.url ?? `http://127.0.0.1:${port}`;
    return { url, headers: { 'x-operator-key': key }, notReached };
  }
  if (running === undefined) return refused(notReached);
  return connectRunning(running, notReached);
}

/** The running shop with this data folder; undefined where none has written it. */
export async function findLocalShop(dataFolder: string, key: string): Promise<ShopConnection | undefined> {
  const running = await findRunningShop(dataFolder);
  if (running === undefined) return undefined;
  const connection = connectRunning(running, toNotRunning(dataFolder));
  return key === '' ? connection : { ...connection, headers: { 'x-operator-key': key } };
}

function connectRunning(
  { url, secret }: v.InferOutput<typeof runningShape>,
  notReached: string,
): ShopConnection {
  const headers = {
    'x-operator-secret': secret,
    'x-operator-user': encodeURIComponent(userInfo().username),
  };
  return { url, headers, notReached };
}

function connectRemote(given: string, key: string): ShopConnection | Refusal {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.pathname !== '/')
    return refused('PAWLET_OPERATOR_URL is the address of the shop, such as https://shop.example.');
  const isLocal = isLoopback(url.hostname);
  if (url.protocol === 'http:' && !isLocal)
    return refused('PAWLET_OPERATOR_URL needs https: the operator key would be sent unencrypted.');
  if (key === '') return refused('Set PAWLET_OPERATOR_KEY too (operator-key-add creates a key).');
  return {
    url: url.origin,
    headers: { 'x-operator-key': key },
    notReached: `The shop at ${url.origin} does not respond.`,
  };
}

async function findRunningShop(dataFolder: string) {
  const text = await readFile(path.join(dataFolder, 'operator.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(runningShape, JSON.parse(text));
}

/** The result of a command where no shop runs. */
function toNotRunning(dataFolder: string): string {
  return `No shop is running with the data folder ${dataFolder}. Start it with npm start, set its folder with PAWLET_DATA_DIR, or its address with PAWLET_OPERATOR_URL.`;
}

/** A client of the shop's operator API, in English. Throws an UnreachedError where the shop does not respond. */
export function createShopClient({ url, headers, notReached }: ShopConnection): OperatorClient {
  return createOperatorClient({
    origin: url,
    headers: { ...headers, lang: 'en' },
    async fetch(address, init) {
      try {
        return await send(address, init);
      } catch (error) {
        throw new UnreachedError(isRefused(error) ? notReached : `${notReached} ${unknownEffect}`, {
          cause: error,
        });
      }
    },
  });
}

/** As `fetch`, which gives up after five minutes: a backup or an import of a large shop may take longer. */
async function send(address: string, init: RequestInit): Promise<Response> {
  const sent = new Request(address, init);
  const body = Buffer.from(await sent.arrayBuffer());
  const { request } = sent.url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const headers = {
      ...Object.fromEntries(sent.headers),
      // Node sends the body of a DELETE without a length, and the server takes it for another request.
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    };
    const options = { method: sent.method, headers };
    const outgoing = request(sent.url, options, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve(new Response(Buffer.concat(parts), { status: incoming.statusCode ?? 500, headers }));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const unknownEffect =
  'The connection was lost: check what the command should have changed before you run it again.';

/** The shop did not respond; its message is the result of the command. */
export class UnreachedError extends Error {
  override readonly name = 'UnreachedError';
}

/** Whether nothing listens there, so that nothing was sent. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
