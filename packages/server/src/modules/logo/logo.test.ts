import { mediaCalls, settingCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { createReplyCache } from '../../http/replyCache.ts';

const program = 'the icon of the program';
const sides = {
  '/icon-180.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-192.png': 192,
  '/icon-maskable-512.png': 512,
};

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      operatorSecret,
      // Its entries never expire by themselves: a change that is visible has emptied it.
      replyCache: createReplyCache({ nowMs: () => 0 }),
      files: (request) =>
        Promise.resolve(new URL(request.url).pathname.startsWith('/icon') ? new Response(program) : null),
    },
  });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());

const open = (path: string, headers = {}) => store.app.request(path, { headers });

async function upload(color: string): Promise<string> {
  const image = sharp({ create: { width: 400, height: 100, channels: 3, background: color } });
  const file = new Blob([new Uint8Array(await image.png().toBuffer())]);
  return (await local.call(mediaCalls.uploadPicture, { file })).data.key;
}

const params = { name: 'shop.logo' };
const readVersion = async () => (await local.call(settingCalls.readSetting, { params })).data.version;

async function setLogo(value: unknown) {
  const version = await readVersion();
  return local.call(settingCalls.changeSetting, { params, input: { value }, version });
}

/** Color and opacity of a pixel: in the middle, or in the corner. */
async function readPixel(path: string, place: 'middle' | 'corner') {
  const image = sharp(await (await open(path)).arrayBuffer());
  const { width } = await image.metadata();
  const left = place === 'corner' ? 0 : Math.floor(width / 2);
  const bytes = await image.ensureAlpha().extract({ left, top: left, width: 1, height: 1 }).raw().toBuffer();
  return [...bytes];
}

it('is that of the program until there is one', async () => {
  for (const path of [...Object.keys(sides), '/icon.svg'])
    expect([path, await (await open(path)).text()]).toEqual([path, program]);
});

it('is drawn in each size, whole and on white where a system needs that, and changes at once', async () => {
  await setLogo(await upload('#ff0000'));
  for (const [path, side] of Object.entries(sides)) {
    const reply = await open(`${path}?v=1`);
    expect(reply.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(await reply.arrayBuffer()).metadata();
    expect([path, width, height, format]).toEqual([path, side, side, 'png']);
    expect([path, await readPixel(path, 'middle')]).toEqual([path, [255, 0, 0, 255]]);
  }
  expect(await readPixel('/icon-192.png', 'corner')).toEqual([0, 0, 0, 0]);
  for (const path of ['/icon-180.png', '/icon-maskable-192.png'])
    expect([path, await readPixel(path, 'corner')]).toEqual([path, [255, 255, 255, 255]]);

  const vector = await open('/icon.svg');
  expect(vector.headers.get('content-type')).toBe('image/svg+xml');
  const data = /data:image\/png;base64,(?<data>[^"]+)/u.exec(await vector.text())?.groups?.['data'] ?? '';
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).width).toBe(256);

  const etag = (await open('/icon-192.png')).headers.get('etag') ?? '';
  expect((await open('/icon-192.png', { 'if-none-match': etag })).status).toBe(304);
  await setLogo(await upload('#0000ff'));
  expect((await open('/icon-192.png', { 'if-none-match': etag })).status).toBe(200);
  expect(await readPixel('/icon-192.png', 'middle')).toEqual([0, 0, 255, 255]);
});

it('is that of the program again without a logo, and where its picture is gone', async () => {
  const key = await upload('#ff00ff');
  await setLogo(key);
  await store.deps.uploads.files.remove(`${key.slice('shop/'.length)}source.bin`);
  expect(await (await open('/icon-192.png')).text()).toBe(program);
  await setLogo(await upload('#00ff00'));
  expect(await (await open('/icon-192.png')).text()).not.toBe(program);
  await local.call(settingCalls.resetSetting, { params, version: await readVersion() });
  expect(await (await open('/icon-192.png')).text()).toBe(program);
  expect(store.errors).toEqual([]);
});

it('is refused without its picture', async () => {
  const problem: unknown = await setLogo(`shop/${'0'.repeat(32)}`).catch((error: unknown) => error);
  expect(isOperatorProblem(problem) && problem.problem).toMatchObject({
    code: 'invalid',
    errors: [{ field: 'value', problem: 'exists', detail: 'This does not exist' }],
  });
});

it.each(['', 'https://other.test/logo.png', '../secret', 'shop/abc', 7, { key: 'x' }])(
  'is refused if it is %j',
  async (value) => {
    const problem: unknown = await setLogo(value).catch((error: unknown) => error);
    expect(isOperatorProblem(problem) && problem.problem).toMatchObject({ code: 'invalid' });
  },
);
