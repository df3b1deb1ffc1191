import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The keys of a bucket. */
export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A stored file. */
export interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** An S3-compatible service on this machine, which verifies Signature Version 4 and the hash of the content. */
export interface FakeBucket {
  readonly endpoint: string;
  /** By path, such as `/bucket/uploads/name`. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Reasons of refused requests. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Signature Version 4, computed from the received request: what a bucket verifies first. */
function computeSignature(request: IncomingMessage, signedHeaders: string, keys: BucketKeys): string {
  const url = new URL(request.url ?? '', 'http://bucket.test');
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

function getProblem(request: IncomingMessage, body: Buffer, keys: BucketKeys): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/u;
  const [, keyId = '', signedHeaders = '', signature = ''] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== keys.accessKeyId) return 'unknown key';
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!signedHeaders.split(';').includes(name)) return `${name} is not signed`;
  }
  if (signature !== computeSignature(request, signedHeaders, keys)) return 'wrong signature';
  return request.headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'wrong hash of the content';
}

/** Starts the service on a free port. */
export async function startFakeBucket(keys: BucketKeys): Promise<FakeBucket> {
  const files = new Map<string, StoredFile>();
  const refused: string[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const problem = getProblem(request, body, keys);
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
      files.set(name, { type: String(request.headers['content-type']), bytes: body });
      response.writeHead(200).end();
      return;
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      response.writeHead(204).end();
      return;
    }
    const found = files.get(name);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
    const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, { 'content-type': found.type }).end(bytes);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
