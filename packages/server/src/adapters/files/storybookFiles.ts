import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScriptHashes } from './inlineHashes.ts';
import { sendFile } from './sendFile.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const mount = '/storybook/';

/**
 * Serves Storybook under `/storybook/`. Its frame adds inline styles and runs the database as WebAssembly, so
 * its pages have their own policy; the storefront's stays strict.
 */
export function createStorybookFiles(folder: string): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === mount.slice(0, -1)) {
      return new Response(null, { status: 308, headers: { location: mount } });
    }
    if (!pathname.startsWith(mount) || !/^[\w./@-]*$/u.test(pathname)) return null;
    const name = pathname.slice(mount.length) || 'index.html';
    if (name.split('/').some((part) => part.startsWith('.'))) return null;
    const file = path.join(folder, name);
    const headers = {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      // A worker is governed by the policy of its own script.
      'content-security-policy': policyWith(file.endsWith('.html') ? await computeHashes(file) : []),
    };
    return sendFile(request, file, headers);
  };
}

async function computeHashes(file: string): Promise<readonly string[]> {
  return inlineScriptHashes(await readFile(file, 'utf8').catch(() => ''));
}

function policyWith(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
