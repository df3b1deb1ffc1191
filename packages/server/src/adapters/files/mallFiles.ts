import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import { sendFile } from './sendFile.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const hashedName = /[.-][\w-]{8,}\.\w+$/u;

/** Serves the built mall, compressed siblings first; hashed names are kept by browsers for good. */
export function createMallFiles(
  folder: string,
  settings: Settings,
): (request: Request) => Promise<Response | null> {
  const policyOf = rememberPolicies(settings);
  return async (request) => {
    const file = fileOf(folder, new URL(request.url).pathname);
    const type = file === undefined ? undefined : types[path.extname(file)];
    if (file === undefined || type === undefined) return null;
    const isPage = file.endsWith('.html');
    const isForGood = !isPage && hashedName.test(path.basename(file));
    const headers = {
      'content-type': type,
      'cache-control': isForGood ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      ...(isPage ? { 'content-security-policy': await policyOf(file) } : {}),
    };
    const accepted = request.headers.get('accept-encoding') ?? '';
    for (const [encoding, suffix] of encodings) {
      if (!accepted.includes(encoding)) continue;
      const sent = await sendFile(request, `${file}${suffix}`, { ...headers, 'content-encoding': encoding });
      if (sent !== null) return sent;
    }
    return sendFile(request, file, headers);
  };
}

/** The file of a URL path, always inside the folder; undefined for a path that cannot be one. */
function fileOf(folder: string, pathname: string): string | undefined {
  if (!/^[\w./@-]*$/u.test(pathname) || pathname.split('/').some((part) => part.startsWith('.')))
    return undefined;
  return path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

/** The policy of a page: its inline scripts are admitted by their hashes. */
function rememberPolicies(settings: Settings): (file: string) => Promise<string> {
  const known = new Map<string, { readonly mtimeMs: number; readonly policy: string }>();
  return async (file) => {
    const mtimeMs = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
    const remembered = known.get(file);
    if (remembered !== undefined && remembered.mtimeMs === mtimeMs) return remembered.policy;
    const html = await readFile(file, 'utf8').catch(() => '');
    const policy = contentSecurityPolicy(settings, { scriptHashes: inlineScriptHashes(html) });
    known.set(file, { mtimeMs, policy });
    return policy;
  };
}

/** `sha256-…` of every inline script of a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/giu);
  return Array.from(scripts, ({ groups }) => groups)
    .filter((groups) => !/\ssrc\s*=/iu.test(groups?.['attributes'] ?? ''))
    .map(
      (groups) =>
        `sha256-${createHash('sha256')
          .update(groups?.['code'] ?? '')
          .digest('base64')}`,
    );
}
