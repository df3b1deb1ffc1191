import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import { type Language, type Localized, toLanguage } from '../../i18n/language.ts';
import { defaultName } from '../../modules/config/shopName.ts';
import { sendContent, sendFile } from './sendFile.ts';

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
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const forGood = 'public, max-age=31536000, immutable';
/** The service worker of the mall. */
const workerPath = '/sw.js';
const hashedName = /[.-][\w-]{8,}\.\w+$/u;

/**
 * Serves the built mall, compressed siblings first; hashed names are kept by browsers for good. Pages and the manifest
 * carry the shop's name, in the language of `?lang=`.
 */
export function createMallFiles(
  folder: string,
  settings: Settings,
  readName: () => Promise<Localized>,
): (request: Request) => Promise<Response | null> {
  const pageOf = cachePages(settings, readName);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const file = fileOf(folder, pathname);
    const type = file === undefined ? undefined : types[path.extname(file)];
    if (file === undefined || type === undefined) return null;
    const isWorker = pathname === workerPath;
    const isFilled = isWorker || /\.(?:html|webmanifest)$/u.test(file);
    const page = isFilled ? await pageOf(file, toLanguage(searchParams.get('lang') ?? undefined)) : undefined;
    const isForGood = page === undefined && hashedName.test(path.basename(file));
    const headers = {
      'content-type': type,
      'cache-control': isForGood ? forGood : 'no-cache',
      vary: 'Accept-Encoding',
      ...embedHeaders(pathname),
      ...(page === undefined ? {} : { 'content-security-policy': page.policy }),
    };
    const accepted = request.headers.get('accept-encoding') ?? '';
    for (const [encoding, suffix] of encodings) {
      if (!accepted.includes(encoding)) continue;
      if (page?.content !== undefined)
        return sendContent(request, page.content[encoding], { ...headers, 'content-encoding': encoding });
      const sent = await sendFile(request, `${file}${suffix}`, { ...headers, 'content-encoding': encoding });
      if (sent !== null) return sent;
    }
    return page?.content === undefined
      ? sendFile(request, file, headers)
      : sendContent(request, page.content.plain, headers);
  };
}

/** The embed script is read by pages of other origins. The address of a major version changes its content. */
function embedHeaders(pathname: string): Readonly<Record<string, string>> {
  const version = /^\/embed\/v([\d.]+)\//u.exec(pathname)?.[1];
  if (version === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': version.includes('.') ? forGood : 'public, max-age=300',
  };
}

/** The file of a URL path, always inside the folder; undefined for a path that cannot be one. */
function fileOf(folder: string, pathname: string): string | undefined {
  if (!/^[\w./@-]*$/u.test(pathname) || pathname.split('/').some((part) => part.startsWith('.')))
    return undefined;
  return path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

/** A page, or the worker that keeps it. */
interface Page {
  /** Inline scripts are admitted by their hashes. */
  readonly policy: string;
  /** What is sent in the place of the files of the build; undefined where the page is sent as it was built. */
  readonly content: Readonly<Record<'plain' | keyof typeof packers, Uint8Array<ArrayBuffer>>> | undefined;
}

/** What the pages leave empty for the server to fill in. */
function metaOf(settings: Settings): Readonly<Record<string, string>> {
  const { publicOrigin, alternateOrigins, partnerOrigins, apiOrigins, isPublicDemo } = settings;
  return {
    // What `source_url` may name.
    'pawlet:api-origins': apiOrigins.join(','),
    // Whose pages may embed this one, and be talked to.
    'pawlet:partner-origins': [publicOrigin, ...alternateOrigins, ...partnerOrigins].join(','),
    // Whether every page says that it is a demo.
    'pawlet:public-demo': isPublicDemo === true ? 'yes' : '',
  };
}

/** What is written into a page. */
interface PageFacts {
  readonly settings: Settings;
  /** The shop's name in the language of the page. */
  readonly name: string;
}

/** Writes the shop's settings and name into a page, and works out its policy; once a build, language and name. */
function cachePages(
  settings: Settings,
  readName: () => Promise<Localized>,
): (file: string, language: Language) => Promise<Page> {
  const known = new Map<
    string,
    { readonly mtimeMs: number; readonly name: string; readonly page: Promise<Page> }
  >();
  return async (file, language) => {
    const found = await stat(file).catch(() => undefined);
    // Addresses that name no file are not kept: there is no end of them.
    if (found === undefined) return { policy: contentSecurityPolicy(settings), content: undefined };
    const { mtimeMs } = found;
    const name = (await readName())[language];
    const key = `${language} ${file}`;
    const cached = known.get(key);
    if (cached?.mtimeMs === mtimeMs && cached.name === name) return cached.page;
    const page = readerOf(file)(file, { settings, name });
    known.set(key, { mtimeMs, name, page });
    return page;
  };
}

function readerOf(file: string): (file: string, facts: PageFacts) => Promise<Page> {
  if (file.endsWith('.html')) return readPage;
  return file.endsWith('.webmanifest') ? readManifest : readWorker;
}

/**
 * The service worker keeps the page as it was served, policy included: it is told what the page is now, so that other
 * settings reach browsers that have it as a new build does.
 */
async function readWorker(file: string, facts: PageFacts): Promise<Page> {
  const code = await readFile(file, 'utf8').catch(() => undefined);
  const policy = "default-src 'none'; connect-src 'self'";
  if (code === undefined) return { policy, content: undefined };
  const page = await readPage(path.join(path.dirname(file), 'index.html'), facts);
  const served = createHash('sha256').update(page.policy);
  if (page.content !== undefined) served.update(page.content.plain);
  else served.update(await readFile(path.join(path.dirname(file), 'index.html')).catch(() => ''));
  const head = `self.pawletPage=${JSON.stringify(served.digest('hex').slice(0, 16))};\n`;
  return { policy, content: await pack(head + code) };
}

async function pack(text: string): Promise<NonNullable<Page['content']>> {
  const plain = new TextEncoder().encode(text);
  const [br, zipped] = await Promise.all([packers.br(plain), packers.gzip(plain)]);
  return { plain, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}

/** The manifest names the app on the home screen. */
async function readManifest(file: string, { settings, name }: PageFacts): Promise<Page> {
  const manifest = await readFile(file, 'utf8').catch(() => '{}');
  const { description, ...fields } = JSON.parse(manifest) as Readonly<Record<string, unknown>>;
  const policy = contentSecurityPolicy(settings);
  if (name === defaultName && settings.isDemo) return { policy, content: undefined };
  const own = { ...fields, name, short_name: name };
  return { policy, content: await pack(JSON.stringify(settings.isDemo ? { ...own, description } : own)) };
}

async function readPage(file: string, { settings, name }: PageFacts): Promise<Page> {
  const html = await readFile(file, 'utf8').catch(() => '');
  const policy = contentSecurityPolicy(settings, { scriptHashes: inlineScriptHashes(html) });
  let filled = html;
  for (const [meta, value] of Object.entries(metaOf(settings))) {
    // Neither origins nor this word hold a character that means something in an attribute.
    const content = `<meta name="${meta}" content="${value}" />`;
    filled = filled.replace(`<meta name="${meta}" content="" />`, () => content);
  }
  const places = [
    [`<title>${defaultName}</title>`, `<title>${escapeHtml(name)}</title>`],
    [titleMeta(defaultName), titleMeta(escapeHtml(name))],
  ] as const;
  for (const [place, content] of places) filled = filled.replace(place, () => content);
  // What the build says is sold is what the demo sells.
  if (!settings.isDemo) filled = filled.replace(/\s*<meta name="description" content="[^"]*" \/>/u, '');
  return { policy, content: filled === html ? undefined : await pack(filled) };
}

const titleMeta = (content: string) => `<meta name="apple-mobile-web-app-title" content="${content}" />`;

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
