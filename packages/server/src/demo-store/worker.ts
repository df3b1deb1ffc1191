import { expose, transfer } from 'comlink';
import { createDemoStore, type AnswerRequest } from './createDemoStore.ts';
import type { PostedReply, StoreWorker } from './wire.ts';

const { promise: opened, resolve, reject } = Promise.withResolvers<AnswerRequest>();
// Said by `open`; without a request nobody else asks.
opened.catch(() => undefined);

const store: StoreWorker = {
  async open(snapshotUrl, origin) {
    try {
      const reply = await fetch(snapshotUrl);
      if (!reply.ok) throw new Error(`Pawlet: no dump of the shop at ${snapshotUrl} (HTTP ${reply.status}).`);
      resolve(await createDemoStore(await reply.blob(), origin));
    } catch (error) {
      reject(error);
      throw error;
    }
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
