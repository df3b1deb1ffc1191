import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/** Serves this folder as a partner would: on an origin of its own, with the strictest policy that the shop works under. */
const shop = process.env['SHOP'] ?? 'http://localhost:8787';
/** @type {Readonly<Record<string, string>>} */
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const policy = [
  "default-src 'none'",
  `script-src 'self' ${shop}`,
  `connect-src ${shop}`,
  `img-src ${shop}`,
  `frame-src ${shop}`,
].join('; ');

createServer((request, response) => {
  const name = /^\/(index\.html|partner\.js)?$/u.exec(request.url ?? '');
  if (name === null) {
    response.writeHead(404).end();
    return;
  }
  const file = name[1] ?? 'index.html';
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  response.writeHead(200, {
    'content-type': types[file.split('.').at(-1) ?? ''],
    'content-security-policy': policy,
  });
  response.end(text.replaceAll('http://localhost:8787', shop));
}).listen(5173, '127.0.0.1', () => console.log('http://127.0.0.1:5173'));
