import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import process from 'node:process';
import { render } from './dist-server/render.js';

/** Serves the result of `npm run build`; `/server.html` is rendered for each request. */
const dist = new URL('dist/', import.meta.url);
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const port = Number(process.env['PORT'] ?? 5173);

/** A text of the shop may contain a pattern of `replace`, so a function returns it. */
async function fill(page) {
  const { html, state } = await render();
  return page.replace('<!--app-->', () => html).replace('<!--state-->', () => state);
}

async function answer(request, response) {
  const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html';
  try {
    const file = await readFile(new URL(path, dist));
    const body = path === 'server.html' ? await fill(file.toString()) : file;
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) console.error(error);
    response.writeHead(isMissing ? 404 : 500).end();
  }
}

createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${port}`),
);
