import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Files } from './s3Files.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'eu-test-1' };
const kept = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
const refused: string[] = [];
let server: Server;
let endpoint: string;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Signature Version 4, computed from the received request: what a bucket verifies first. */
function computeSignature(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '', endpoint);
  const date = String(request.headers['x-amz-date']);
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`);
  return hmac(signingKey, toSign).toString('hex');
}

function getProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/u;
  const [, keyId = '', signedHeaders = '', signature = ''] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== keys.accessKeyId) return 'unknown key';
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!signedHeaders.split(';').includes(name)) return `${name} is not signed`;
  }
  if (signature !== computeSignature(request, signedHeaders)) return 'wrong signature';
  return request.headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'wrong hash of the content';
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const problem = getProblem(request, body);
  if (problem !== undefined) {
    refused.push(problem);
    response.writeHead(403).end();
    return;
  }
  const name = request.url ?? '';
  if (request.method === 'PUT') {
    if (Number(request.headers['content-length']) !== body.length) {
      response.writeHead(411).end();
      return;
    }
    kept.set(name, { type: String(request.headers['content-type']), bytes: body });
    response.writeHead(200).end();
    return;
  }
  if (request.method === 'DELETE') {
    kept.delete(name);
    response.writeHead(204).end();
    return;
  }
  const found = kept.get(name);
  if (found === undefined) {
    response.writeHead(404).end();
    return;
  }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-type': found.type }).end(bytes);
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function read(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return stream === null ? null : new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).text();
}

describe('bucket', () => {
  const open = (more: Partial<typeof keys> = {}) =>
    createS3Files({ endpoint, bucket: 'shop-files', ...keys, ...more });

  it('stores, reads, reads a range of and deletes a file with signed requests', async () => {
    const files = open();
    await files.save('0a.webp', 'image/webp', new Blob(['0123456789']));
    expect(kept.get('/shop-files/uploads/0a.webp')?.type).toBe('image/webp');
    expect(await read(await files.open('0a.webp'))).toBe('0123456789');
    expect(await read(await files.open('0a.webp', { first: 2, last: 4 }))).toBe('234');
    await files.remove('0a.webp');
    await files.remove('0a.webp');
    expect(await files.open('0a.webp')).toBeNull();
    expect(refused).toEqual([]);
  });

  it('throws an error with the file name when the signature is refused', async () => {
    const files = open({ secretAccessKey: 'wrong' });
    await expect(files.save('0b.webp', 'image/webp', new Blob(['x']))).rejects.toThrow(/403 for 0b\.webp/u);
    await expect(files.open('0b.webp')).rejects.toThrow(/403/u);
    expect(refused).toEqual(['wrong signature', 'wrong signature']);
  });
});
