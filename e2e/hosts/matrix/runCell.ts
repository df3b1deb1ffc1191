import { isPawletError } from '@pawlet/core/errors';
import { createBrowserHost } from '@pawlet/core/host';
import type { Envelope } from '@pawlet/bridge';
import { connectToHost, type HostConnection } from '@pawlet/bridge/guest';
import { createPage } from '../support/createPage.ts';
import type { EmbedderKind } from './embedders.ts';

/** How the two sides' protocols differ; `newer` has unknown fields and methods, `other` is another protocol. */
export type ProtocolKind = 'same' | 'newer' | 'other';

/** What a shopper can do with a gated function. */
export type Offer = 'works' | 'asks for an upgrade' | 'not offered';

/** Result of one cell. */
export interface Cell {
  readonly handshake: string;
  readonly gate: string;
  readonly pay: Offer;
  readonly login: Offer;
  /** Whether a function that is not gated works; in a page without an app it is the browser's. */
  readonly copy: string;
  /** What each side does with a call that it does not know; '' if none was made. */
  readonly unknownCalls: string;
  /** Whether the embedder reported another protocol. */
  readonly report: string;
}

const origin = 'https://shop.example.com';

type Change = (envelope: Envelope) => object;

/** A message as a newer peer of the same protocol sends it. */
const asNewer: Change = ({ v: _version, id, m }) => {
  const isContext =
    m.type === 'REPLY' && typeof m.value === 'object' && m.value !== null && 'capabilities' in m.value;
  const { capabilities } = (isContext ? m.value : {}) as { readonly capabilities?: readonly string[] };
  const value = isContext && {
    ...(m.value as object),
    later: { a: 1 },
    capabilities: [...(capabilities ?? []), 'teleport'],
  };
  return { v: 'pawlet/1.7', id, later: [1], m: { ...m, later: true, ...(value && { value }) } };
};

const changes: Readonly<Record<ProtocolKind, Change>> = {
  same: (envelope) => envelope,
  newer: asNewer,
  other: (envelope) => ({ ...envelope, v: 'pawlet/2' }),
};

/** Waits until a value is there, for at most ten seconds. */
async function waitFor<T>(find: () => T | undefined): Promise<T | undefined> {
  const end = Date.now() + 10_000;
  let found = find();
  while (found === undefined && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    found = find();
  }
  return found;
}

async function tryMethod(
  connection: HostConnection,
  name: 'pay' | 'login',
  upgrades: readonly string[],
): Promise<Offer> {
  const before = upgrades.length;
  const call = connection.ifAvailable(name) as ((argument?: object) => Promise<unknown>) | undefined;
  if (call === undefined) return upgrades.length > before ? 'asks for an upgrade' : 'not offered';
  const result = await call(
    name === 'pay' ? { orderNumber: '1', payType: 'x', payment: 'https://wallet.test/' } : undefined,
  );
  return result === null || result === 'failed' ? 'not offered' : 'works';
}

/** Connects a page with an embedder over changed messages, and tries its functions. */
export async function runCell(
  kind: EmbedderKind,
  protocol: ProtocolKind,
  appVersion: string | undefined,
): Promise<Cell> {
  const page = createPage(origin);
  const rewrite = (text: string): string => JSON.stringify(changes[protocol](JSON.parse(text) as Envelope));
  /** Messages of either side that reply to a call of the test. */
  const replies = new Map<string, Envelope['m']>();
  const take = (text: string): boolean => {
    const { m } = JSON.parse(text) as Envelope;
    if (m.type !== 'REPLY' || !m.callId.startsWith('unknown-')) return false;
    replies.set(m.callId, m);
    return true;
  };
  const deliver = (text: string): void =>
    (
      Reflect.get(page, '__pawletBridge') as { readonly receive: (text: string) => void } | undefined
    )?.receive(text);
  const embedder = kind.start(appVersion, (text) => {
    if (!take(text)) deliver(rewrite(text));
  });
  Reflect.defineProperty(page, 'PawletAndroid', {
    value: {
      postMessage: (text: string) => {
        if (!take(text)) embedder.receive(rewrite(text));
      },
    },
  });
  const upgrades: string[] = [];
  const connection = connectToHost({
    fallback: createBrowserHost({ window: page }),
    window: page,
    onUpgradeRequired: ({ method }) => void upgrades.push(method),
  });
  try {
    await connection.ready;
    const { status, error } = connection.state.get();
    const callUnknown = async (send: (text: string) => void, id: string): Promise<string> => {
      const m = { namespace: 'penpal', type: 'CALL', id, methodPath: ['teleport'], args: [{}] } as const;
      send(JSON.stringify(changes.newer({ v: 'pawlet/1', id, m })));
      const reply = await waitFor(() => replies.get(id));
      return reply?.type === 'REPLY' && reply.isError === true ? 'refused' : 'no reply';
    };
    const unknownCalls =
      protocol === 'newer'
        ? [
            await callUnknown((text) => embedder.receive(text), 'unknown-of-page'),
            await callUnknown(deliver, 'unknown-of-embedder'),
          ].join(', ')
        : '';
    if (protocol === 'other' && kind.canReport)
      await waitFor(() => embedder.problems.find((text) => text.includes('pawlet/2')));
    return {
      handshake: isPawletError(error) ? `${status}: ${error.code}` : status,
      gate: connection.gate('pay'),
      pay: await tryMethod(connection, 'pay', upgrades),
      login: await tryMethod(connection, 'login', upgrades),
      copy: status === 'connected' ? await connection.host.copy('SN-1') : 'browser',
      unknownCalls,
      report: embedder.problems.some((text) => text.includes('pawlet/2')) ? 'reported' : '',
    };
  } finally {
    connection.close();
    embedder.close();
  }
}
