import * as v from 'valibot';
import { endpoint } from '../src/contract/endpoint.ts';
import {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpLogEntry,
  type Notice,
} from '../src/http/index.ts';
import type { HttpSession, RequestIdentity } from '../src/http/types.ts';
import { startWireServer, type WireServer } from './wireServer.ts';

/** Calls of every kind that the client treats differently. */
export const calls = {
  read: endpoint({
    method: 'GET',
    path: '/t/read',
    access: 'open',
    input: v.looseObject({}),
    output: v.unknown(),
    refusals: [],
  }),
  postRead: endpoint({
    method: 'POST',
    path: '/t/lists',
    access: 'open',
    input: v.looseObject({}),
    output: v.unknown(),
    refusals: [],
  }),
  typed: endpoint({
    method: 'GET',
    path: '/t/typed',
    access: 'open',
    input: v.object({}),
    output: v.object({ id: v.number() }),
    refusals: [],
  }),
  write: endpoint({
    method: 'POST',
    path: '/t/write',
    access: 'open',
    input: v.looseObject({}),
    output: v.unknown(),
    refusals: [],
    writes: true,
  }),
  keyed: endpoint({
    method: 'POST',
    path: '/t/keyed',
    access: 'open',
    input: v.looseObject({}),
    output: v.unknown(),
    refusals: [],
    writes: true,
    keyed: true,
  }),
  closed: endpoint({
    method: 'GET',
    path: '/t/closed',
    access: 'shopper',
    input: v.object({}),
    output: v.unknown(),
    refusals: [],
  }),
  fillup: endpoint({
    method: 'GET',
    path: '/addons/signin/api.index/fillup',
    access: 'shopper',
    input: v.object({}),
    output: v.unknown(),
    refusals: [],
  }),
  smsSend: endpoint({
    method: 'POST',
    path: '/addons/shop/api.sms/send',
    access: 'open',
    input: v.looseObject({}),
    output: v.unknown(),
    refusals: [],
  }),
  cloud: endpoint({
    method: 'POST',
    path: '/cloud/api/commodity/getTypeList',
    access: 'open',
    input: v.object({}),
    output: v.unknown(),
    refusals: [],
  }),
} as const;

/** A session that tests can inspect. */
export interface BenchSession extends HttpSession {
  token: string;
  sid: string;
  readonly expired: string[];
}

/** A client, its server, and its recorded output. */
export interface HttpBench {
  readonly server: WireServer;
  readonly session: BenchSession;
  readonly notices: Notice[];
  readonly log: HttpLogEntry[];
  readonly loading: boolean[];
  client(options?: Partial<HttpClientOptions>): HttpClient;
  close(): Promise<void>;
}

/** Starts a server and creates clients for it with short delays. */
export async function createHttpBench(): Promise<HttpBench> {
  const server = await startWireServer();
  const notices: Notice[] = [];
  const log: HttpLogEntry[] = [];
  const loading: boolean[] = [];
  const clients: HttpClient[] = [];
  const session: BenchSession = {
    apiOrigin: server.origin,
    token: '',
    sid: 'sid-1',
    expired: [],
    identity: (): RequestIdentity => ({
      token: session.token,
      uid: session.token === '' ? 0 : 7,
      sid: session.sid,
      countryCode: 'CHN',
      language: 'zh-cn',
      sourceUrl: '',
      sup: 'supplier',
      code: '',
      platform: 'web',
      model: '',
      brand: '小米',
    }),
    expireToken: (token) => {
      if (token === '' || token !== session.token) return false;
      session.token = '';
      session.expired.push(token);
      return true;
    },
  };
  return {
    server,
    session,
    notices,
    log,
    loading,
    client: (options = {}) => {
      const client = createHttpClient({
        session,
        retryDelayMs: 1,
        timeoutMs: 15_000,
        loadingAfterMs: 2000,
        onNotice: (notice) => notices.push(notice),
        onLog: (entry) => log.push(entry),
        onLoading: (isLoading) => loading.push(isLoading),
        ...options,
      });
      clients.push(client);
      return client;
    },
    close: async () => {
      for (const client of clients) client.dispose();
      await server.close();
    },
  };
}

/** An envelope with code 1. */
export function done(data: unknown = null): { readonly body: unknown } {
  return { body: { code: 1, msg: 'ok', time: 1, data } };
}

/** An envelope with code 0. */
export function refused(
  reason: string,
  data: Readonly<Record<string, unknown>> = {},
  msg = 'no',
): { readonly body: unknown } {
  return { body: { code: 0, msg, time: 1, data: { reason, ...data } } };
}
