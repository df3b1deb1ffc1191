/**
 * A local HTTPS (HTTP/2) server in front of the store, so that the storefront and the hand-written floor are measured
 * over the same protocol, compression and caching.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { buffer as readBuffer } from 'node:stream/consumers';
import { request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]);

async function forward(store, host, request, body) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );
  // The store runs at another origin than the page, so the page's own origin is removed; a partner's is not.
  if (new URL(headers.origin ?? 'null:').host === host) delete headers.origin;
  // The peer requests an image size by a suffix of the file name.
  const path = request.url.replace(/_\d+x\d+(?=\.webp)/u, '');
  const answer = await send(
    new URL(path, store),
    request.method,
    { ...headers, 'accept-encoding': 'br' },
    body,
  );
  const passed = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
  // Its own compression is part of what a store sends.
  const isPacked = answer.headers['content-encoding'] === 'br';
  // The store's responses contain its own origin in the URLs of its images.
  if (!(answer.headers['content-type'] ?? '').startsWith('application/json'))
    return { status: answer.status, headers: passed, bytes: answer.bytes, isPacked };
  const json = (isPacked ? brotliDecompressSync(answer.bytes) : answer.bytes).toString('utf8');
  const own = json.replaceAll(JSON.stringify(store).slice(1, -1), `https://${host}`);
  return { status: answer.status, headers: passed, bytes: Buffer.from(own), isPacked: false };
}

/** Sends a request and reads the response as it is: `fetch` would decompress it. */
function send(url, method, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      const { statusCode: status, headers: received } = response;
      readBuffer(response).then((bytes) => resolve({ status, headers: received, bytes }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Host at which the documents of a store are sent as they are, and run no scripts. */
export const bareHost = 'bare.test';

/** The page of another site, from which a measured page is opened. */
const link = { type: 'text/html', body: '<!doctype html><title>Link</title>' };

/**
 * Serves `pages` (host and path -> {type, body}) and forwards everything else to the store of the host (`getStore`);
 * `change` may replace the body of the store's response, whose headers stay, by path and what was asked: the body of a
 * POST, else the query. Returns the port and a function that stops it.
 */
export async function serveFront(getStore, pages, change = () => undefined) {
  const packed = new Map();
  const pack = (bytes) => {
    const key = bytes.toString('latin1');
    if (!packed.has(key)) packed.set(key, brotliCompressSync(bytes));
    return packed.get(key);
  };
  const answerOne = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const host = request.authority ?? request.headers.host ?? '';
    const { pathname, search } = new URL(request.url, `https://${host}`);
    const page = host.startsWith('link.test') ? link : pages.get(host.split(':')[0] + pathname);
    const body = Buffer.concat(chunks);
    const answer = page
      ? {
          status: 200,
          headers: { 'content-type': page.type, 'cache-control': 'max-age=600' },
          bytes: Buffer.from(page.body),
        }
      : await forward(getStore(host), host, request, body);
    if (host.startsWith(bareHost)) answer.headers['content-security-policy'] = "script-src 'none'";
    const asked = request.method === 'POST' ? body.toString('utf8') : search;
    const changed = request.method === 'OPTIONS' ? undefined : change(pathname, asked);
    if (changed !== undefined) {
      answer.status = 200;
      answer.headers['content-type'] = 'application/json';
      answer.headers['access-control-allow-origin'] ??= '*';
      answer.bytes = Buffer.from(JSON.stringify(changed));
      answer.isPacked = false;
    }
    // The peer's own API is not the store's, whose CORS headers do not cover it.
    if (pathname.endsWith('/graphql') && request.method === 'OPTIONS') {
      answer.status = 204;
      answer.bytes = Buffer.alloc(0);
      Object.assign(answer.headers, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      });
    }
    const isText =
      /^(?:text\/|application\/json|image\/svg)/u.test(answer.headers['content-type'] ?? '') ||
      /javascript/u.test(answer.headers['content-type'] ?? '');
    const isPacked = answer.isPacked || isText;
    const bytes = isText && !answer.isPacked ? pack(answer.bytes) : answer.bytes;
    response.writeHead(answer.status, {
      ...answer.headers,
      'content-length': bytes.length,
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    });
    response.end(bytes);
  };
  const server = createSecureServer(
    { ...selfSigned(), allowHTTP1: true },
    (request, response) => void answerOne(request, response),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { port: server.address().port, close: () => server.close() };
}
