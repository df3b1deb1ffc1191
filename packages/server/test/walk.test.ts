import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from './createTestStore.ts';
import type { TestClient, WireReply } from './store/testClient.ts';
import { alsoAnswered, furtherCalls, readName, specCalls, type ListedCall } from './walk/calls.ts';
import { contractCalls } from './walk/contractCalls.ts';
import { notYet } from './walk/notYet.ts';

/** Returns a picture, so its contract is not an endpoint. */
const qrCode = '/addons/qrcode/index/build';
const upload = '/api/common/upload';
const isThere = (name: string): boolean => !notYet.includes(name);

const calls = [...specCalls, ...furtherCalls];
const listed = new Set([...calls.map(readName), ...alsoAnswered]);
let store: TestStore;
let shopper: TestClient;
const answered = new Set<string>();

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
});
afterAll(async () => {
  const spec = specCalls.filter((call) => answered.has(readName(call))).length;
  console.log(
    `walk: ${spec} of ${specCalls.length} calls of the specification answered, ${answered.size - spec} of ${furtherCalls.length} beyond it`,
  );
  await store.close();
});

async function send(client: TestClient, method: string, path: string): Promise<WireReply> {
  const post = { method, body: '{}', headers: { 'content-type': 'application/json' } };
  const reply = await client.request(path, method === 'POST' ? post : { method });
  // Logging out ends the session that the other calls use.
  if (path.endsWith('/logout') && client === shopper) shopper = await store.shopper();
  return reply;
}

function expectEnvelope(reply: WireReply, codes: readonly number[]): void {
  expect(codes).toContain(reply.code);
  if (reply.code > 1) expect(reply.status).toBe(reply.code);
  else expect(reply.status).toBe(200);
  expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/u);
  if (reply.code !== 1) expect(reply.msg.trim()).not.toBe('');
}

it('has the 119 calls of the specification and 23 beyond it, each once', () => {
  expect([specCalls.length, furtherCalls.length]).toEqual([119, 23]);
  expect(new Set(calls.map(readName)).size).toBe(142);
});

it('lists exactly the missing calls as missing', () => {
  const routes = new Set(store.app.routes.map(readName));
  const names = [...calls.map(readName), `POST ${upload}`];
  expect(names.filter((name) => !routes.has(name)).sort()).toEqual([...notYet].sort());
});

it('serves no call of the contract that is not in the wire API', () => {
  expect(contractCalls.map(readName).filter((name) => !listed.has(name))).toEqual([]);
});

describe.each(calls.filter((call) => isThere(readName(call))).map((call) => [readName(call), call] as const))(
  '%s',
  (name, call) => {
    it('is in the contract with the marks of the wire API', () => {
      const endpoint = contractCalls.find((known) => readName(known) === name);
      // The picture of a QR code has no envelope, so it is not in the contract of enveloped calls.
      const marks = call.path === qrCode ? undefined : marksOfListed(call);
      expect(endpoint && getMarks(endpoint)).toEqual(marks);
    });

    it('returns an envelope to a shopper', async () => {
      const reply = await send(shopper, call.method, call.path);
      expect(reply.status).toBe(200);
      expectEnvelope(reply, [0, 1]);
      if (call.writes) expect(reply.headers.get('__token__')).toMatch(/^[\w-]{16,}$/u);
      answered.add(name);
    });

    it('responds to a visitor according to its mark', async () => {
      const reply = await send(store.visitor(), call.method, call.path);
      expect(reply.status).toBe(call.isOpen ? 200 : 401);
      expectEnvelope(reply, call.isOpen ? [0, 1] : [401]);
    });

    it('returns 405 to the other method, unless that is a call too', async () => {
      const other = call.method === 'GET' ? 'POST' : 'GET';
      const reply = await send(shopper, other, call.path);
      if (listed.has(`${other} ${call.path}`)) return expectEnvelope(reply, [0, 1]);
      expectEnvelope(reply, [405]);
      expect(reply.headers.get('allow')).toBe(call.method);
    });
  },
);

it.each(alsoAnswered)('responds to %s too', async (name) => {
  const [method = '', path = ''] = name.split(' ');
  const reply = await send(await store.shopper(), method, path);
  expect(reply.status).toBe(200);
  expectEnvelope(reply, [0, 1]);
});

it('returns the picture of a QR code', async () => {
  const reply = await store.app.request(`http://shop.test${qrCode}?text=pawlet`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('accepts uploads at the configured address', async () => {
  const config = await store.visitor().request('/addons/shop/api.common/init', { method: 'GET' });
  expect(new URL(String(config.data.upload.uploadurl)).pathname).toBe(upload);
  const form = () => ({ method: 'POST', body: new FormData() });
  const visitor = await store.app.request(`http://shop.test${upload}?isApi=1`, form());
  expect(visitor.status).toBe(401);
  const token = (await store.shopper()).token;
  const reply = await store.app.request(`http://shop.test${upload}?isApi=1`, {
    ...form(),
    headers: { token },
  });
  expect(await reply.json()).toMatchObject({
    code: 0,
    data: { reason: 'VALIDATION', fields: { file: 'required' } },
  });
  expectEnvelope(await send(shopper, 'GET', upload), [405]);
});

function getMarks({ access, writes, keyed, gated }: (typeof contractCalls)[number]) {
  return {
    isOpen: access === 'open',
    writes: writes === true || keyed === true,
    isKeyed: keyed === true,
    isGated: gated === true,
  };
}

function marksOfListed({ isOpen, writes, isKeyed, isGated }: ListedCall) {
  return { isOpen, writes, isKeyed, isGated };
}
