import { uploadPath } from '@pawlet/core/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { mp4, webm } from './files/videos.ts';

let store: TestStore;
let token: string;

beforeAll(async () => {
  store = await createTestStore();
  token = (await store.shopper()).token;
});
afterAll(() => store.close());

type Bytes = Uint8Array<ArrayBuffer> | string;

async function send(
  content: Bytes,
  name = 'photo.jpg',
  type = 'image/jpeg',
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  const init = { method: 'POST', body: form, headers: { token, uid: '1', lang: 'en', ...headers } };
  const response = await store.app.request(`${testOrigin}${uploadPath}?isApi=1`, init);
  return { status: response.status, ...(await response.json()) };
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  store.app.request(`${testOrigin}${url}`, { headers });

async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  side = 40,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: '#c04020' } });
  const bytes = await image
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(bytes);
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'of type %s is stored as a new webp',
    async (format) => {
      const reply = await send(await picture(format));
      expect(reply).toMatchObject({ status: 200, code: 1 });
      expect(reply.data.url).toMatch(/^\/uploads\/[\da-f]{32}\.webp$/u);
      expect(reply.data.fullurl).toBe(`${testOrigin}${reply.data.url}`);
      const served = await get(reply.data.url);
      const bytes = new Uint8Array(await served.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40 });
      expect(Buffer.from(bytes).includes('secret place')).toBe(false);
    },
  );

  it('is served so that no browser renders it as a page', async () => {
    const { data } = await send(await picture('png'));
    const { headers } = await get(data.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\da-f]{32}\.webp"$/u);
  });

  it('contains no hidden data', async () => {
    const html = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await picture('gif'), Buffer.from(html)]);
    const { data } = await send(new Uint8Array(polyglot), 'photo.gif.html', 'text/html');
    const served = Buffer.from(await (await get(data.url)).arrayBuffer());
    expect(served.includes('<script')).toBe(false);
  });

  it('is scaled down to the size of a screen', async () => {
    const { data } = await send(await picture('png', 4000));
    const bytes = new Uint8Array(await (await get(data.url)).arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(2560);
  });
});

describe('a video', () => {
  it.each([
    ['mp4', mp4(), 'video/mp4'],
    ['mov', mp4({ brand: 'qt  ' }), 'video/quicktime'],
    ['webm', webm(), 'video/webm'],
  ])('of type %s is stored unchanged and served in ranges', async (extension, bytes, type) => {
    const { data } = await send(bytes, 'clip.bin', 'application/octet-stream');
    expect(data.url).toMatch(new RegExp(`\\.${extension}$`, 'u'));
    const whole = await get(data.url);
    expect(whole.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
    const part = await get(data.url, { range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 8));
    expect((await get(data.url, { range: 'bytes=-3' })).headers.get('content-length')).toBe('3');
    expect((await get(data.url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it.each([
    [
      'an hour in its table, a second in its head',
      mp4({ movieSeconds: 1, mediaSeconds: 1, sampleSeconds: 3600 }),
    ],
    ['61 seconds', mp4({ movieSeconds: 61 })],
    ['long fragments', mp4({ fragmentSeconds: 70 })],
    ['late blocks', webm({ durationMs: 1000, lastClusterMs: 100_000 })],
  ])('with %s is too long', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({
      code: 0,
      msg: 'Videos can be up to one minute long',
      data: { reason: 'VALIDATION', fields: { file: 'range' } },
    });
  });

  it('of a minute is accepted', async () => {
    expect(await send(mp4({ movieSeconds: 60 }))).toMatchObject({ code: 1 });
  });
});

describe('a hostile file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';
  const box = (head: string) => `\u0000\u0000\u0000\u0018ftyp${head}\u0000\u0000\u0002\u0000isomiso2${page}`;
  const files: readonly (readonly [string, Bytes])[] = [
    ['svg', svg],
    ['svg with a declaration', `<?xml version="1.0"?>${svg}`],
    ['svg with a byte order mark', `\ufeff${svg}`],
    ['svg with an external entity', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg}`],
    ['svgz', new Uint8Array([0x1f, 0x8b, 8, 0, ...Buffer.from(svg)])],
    ['html', page],
    ['html behind spaces', `   \n${page}`],
    ['html with a comment of a picture', `<!-- GIF89a -->${page}`],
    ['xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${page}</html>`],
    ['a script', 'alert(1)'],
    ['a module', 'export default 1'],
    ['css', 'body{background:url(//evil.test)}'],
    ['json', '{"a":1}'],
    ['xml', '<?xml version="1.0"?><a/>'],
    ['xsl', '<?xml-stylesheet href="//evil.test"?><a/>'],
    ['pdf', '%PDF-1.7\n1 0 obj<</JS(alert(1))>>'],
    ['postscript', '%!PS-Adobe-3.0'],
    ['flash', 'CWS\u0009'],
    ['an archive', 'PK\u0003\u0004mimetype'],
    ['a java archive', 'PK\u0003\u0004META-INF/MANIFEST.MF'],
    ['a program', 'MZ\u0090\u0000This program'],
    ['an ELF program', '\u007fELF\u0002\u0001'],
    ['a shell script', '#!/bin/sh\nid'],
    ['php', '<?php system($_GET[0]);'],
    ['mhtml', 'MIME-Version: 1.0\nContent-Type: multipart/related'],
    ['a web manifest', '{"start_url":"//evil.test"}'],
    ['a bmp', 'BM\u0000\u0000\u0000\u0000'],
    ['a tiff', 'II*\u0000\u0008\u0000\u0000\u0000'],
    ['an icon', '\u0000\u0000\u0001\u0000\u0001\u0000'],
    ['a gif header before html', `GIF89a=1;/*${page}*/`],
    ['a jpeg header before html', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(page)])],
    [
      'a png header before html',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Buffer.from(page)]),
    ],
    ['a webp header before html', `RIFF\u0000\u0001\u0000\u0000WEBPVP8 ${page}`],
    ['a webm header before html', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from(page)])],
    ['an mp4 header before html', box('isom')],
    ['an avif header before html', box('avif')],
    ['html that happens to be a box', `<htmftypisom${page}`],
    ['an mp4 without a movie', mp4().slice(0, 32)],
    ['an mp4 with sound only', mp4({ handler: 'soun' })],
    ['a matroska that is not webm', webm({ docType: 'matroska' })],
    ['nothing', ''],
  ];

  it.each(files)('(%s) is refused', async (_, content) => {
    const reply = await send(content, '../../evil.html', 'image/png');
    expect(reply).toMatchObject({ status: 200, code: 0, data: { reason: 'VALIDATION' } });
    expect(['format', 'required']).toContain(reply.data.fields.file);
    expect(reply.msg).not.toBe('');
  });

  it('of too many pixels is refused with little memory', async () => {
    const side = 8000;
    const bomb = await sharp({
      create: { width: side, height: side, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer();
    const before = process.memoryUsage().rss;
    expect(await send(new Uint8Array(bomb))).toMatchObject({ data: { fields: { file: 'format' } } });
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  }, 120_000);

  it('that is too large is refused by its size', async () => {
    const large = new Uint8Array(11 * 1024 * 1024);
    large.set(await picture('jpeg'));
    expect(await send(large)).toMatchObject({ data: { fields: { file: 'length' } } });
    const declared = await send('x', 'a', 'b', { 'content-length': String(200 * 1024 * 1024) });
    expect([declared.status, declared.code]).toEqual([413, 413]);
  });
});

describe('the call', () => {
  const post = (init: RequestInit) =>
    store.app.request(`${testOrigin}${uploadPath}?isApi=1`, { method: 'POST', ...init });

  it('requires log-in, a form and a known origin', async () => {
    expect((await post({ body: new FormData() })).status).toBe(401);
    expect((await post({ body: '{}', headers: { token, 'content-type': 'application/json' } })).status).toBe(
      415,
    );
    expect(
      (await post({ body: new FormData(), headers: { token, origin: 'https://evil.test' } })).status,
    ).toBe(403);
  });

  it('requires the field file, once and complete', async () => {
    const other = new FormData();
    other.set('avatar', new File(['x'], 'a.png'));
    expect(await (await post({ body: other, headers: { token } })).json()).toMatchObject({
      data: { fields: { file: 'required' } },
    });
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a';
    const broken = await post({
      body: cut,
      headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(await broken.json()).toMatchObject({ code: 0, data: { reason: 'VALIDATION' } });
  });

  it.each([
    '/uploads/missing.webp',
    `/uploads/${'0'.repeat(32)}.webp`,
    `/uploads/${'0'.repeat(32)}.html`,
    '/uploads/..%2f..%2fetc%2fpasswd',
  ])('finds nothing at %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});

it('never throws while it refuses', () => {
  expect(store.errors).toEqual([]);
});
