import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/** Serves this folder as a partner would: on its own origin, with the strictest policy that the shop supports. */
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
/** `card.html` links the shop's style sheet that reserves the space of the card. */
const policyOfCard = `${policy}; style-src ${shop}`;
const port = Number(process.env['PORT'] ?? 5173);

createServer((request, response) => {
  const name = /^\/(index\.html|card\.html|partner\.js)?$/u.exec(request.url ?? '');
  if (name === null) {
    response.writeHead(404).end();
    return;
  }
  const file = name[1] ?? 'index.html';
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  response.writeHead(200, {
    'content-type': types[file.split('.').at(-1) ?? ''],
    'content-security-policy': file === 'card.html' ? policyOfCard : policy,
  });
  response.end(text.replaceAll('http://localhost:8787', shop));
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
