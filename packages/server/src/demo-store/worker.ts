import { expose, transfer } from 'comlink';
import { createDemoStore, type AnswerRequest } from './createDemoStore.ts';
import { loadEngine } from './loadEngine.ts';
import type { PostedReply, StoreWorker } from './wire.ts';

const engine = loadEngine();
let begun: Promise<AnswerRequest> | undefined;
const { promise: opened, resolve } = Promise.withResolvers<AnswerRequest>();
// `open` reports the error; without requests nobody else awaits this promise.
for (const promise of [engine, opened]) promise.catch(() => undefined);

async function load(snapshotUrl: string, origin: string): Promise<AnswerRequest> {
  const reply = await fetch(snapshotUrl);
  if (!reply.ok) throw new Error(`Pawlet: no dump of the shop at ${snapshotUrl} (HTTP ${reply.status}).`);
  return createDemoStore(await reply.blob(), origin, await engine);
}

function begin(snapshotUrl: string, origin: string): Promise<AnswerRequest> {
  begun ??= load(snapshotUrl, origin);
  resolve(begun);
  return begun;
}

/**
 * Makes the call that every storefront starts with while the page still loads: the very first call waits for
 * query plans and caches.
 */
async function warm(opening: Promise<AnswerRequest>): Promise<void> {
  const answer = await opening;
  await answer(new Request(`${location.origin}/addons/shop/api.common/init?home=1`));
}

// A page that starts the worker before its own scripts passes the dump in the worker's address, so that
// loading starts at once.
const early = new URLSearchParams(location.search).get('snapshot');
if (early !== null) warm(begin(new URL(early, location.href).href, location.origin)).catch(() => undefined);

const store: StoreWorker = {
  async open(snapshotUrl, origin) {
    await begin(snapshotUrl, origin);
  },
  async answer({ method, url, headers, body }) {
    const answer = await opened;
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body }),
    });
    const reply = await answer(request);
    const posted: PostedReply = {
      status: reply.status,
      headers: [...reply.headers],
      body: await reply.arrayBuffer(),
    };
    return transfer(posted, [posted.body]);
  },
};

expose(store);
