import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Localized } from '../../i18n/language.ts';
import { sendFile } from './sendFile.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const mount = '/console/';
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const nonceBytes = 16;
/** The shop's name by language: the console has the one of the person's language in its titles. */
const namesMeta = (names: string) => `<meta name="shop-names" content="${names}" />`;
const nonceMeta = (nonce: string) => `<meta name="csp-nonce" content="${nonce}" />`;

/**
 * Serves the built console under `/console/`. Every address without a file is its page, because it routes in the browser.
 * The page is never stored: it has a nonce for the styles that the console's components add while they are shown.
 */
export function createConsoleFiles(
  folder: string,
  readNames: () => Promise<Localized>,
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === mount.slice(0, -1))
      return new Response(null, { status: 308, headers: { location: mount + search } });
    if (!pathname.startsWith(mount)) return null;
    if (pathname.startsWith(`${mount}assets/`)) return sendAsset(request, folder, pathname);
    return sendPage(request, folder, await readNames());
  };
}

async function sendAsset(request: Request, folder: string, pathname: string): Promise<Response | null> {
  const type = types[path.extname(pathname)];
  if (type === undefined || !/^[\w./-]*$/u.test(pathname)) return null;
  if (pathname.split('/').some((part) => part.startsWith('.'))) return null;
  const file = path.join(folder, pathname.slice(mount.length));
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue;
    const sent = await sendFile(request, `${file}${suffix}`, { ...headers, 'content-encoding': encoding });
    if (sent !== null) return sent;
  }
  return sendFile(request, file, headers);
}

async function sendPage(request: Request, folder: string, names: Localized): Promise<Response | null> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
  // The console has not been built.
  if (html === null) return null;
  const nonce = randomBytes(nonceBytes).toString('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyWith(nonce),
  };
  const page = html
    .replace(nonceMeta(''), () => nonceMeta(nonce))
    .replace(namesMeta(''), () => namesMeta(escapeHtml(JSON.stringify(names))));
  return new Response(request.method === 'HEAD' ? null : page, { headers });
}

function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Previews of e-mails have their styles in attributes, and inherit this policy.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
