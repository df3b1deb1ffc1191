import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { publicPage } from '../../http/publicPage.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { countriesSetting } from '../../modules/config/countries.ts';
import { allLanguages, toOffered } from '../../modules/config/languages.ts';
import { withPartners } from '../../modules/config/partnerOrigins.ts';
import type { ShopIdentity } from '../../modules/config/shopIdentity.ts';
import { defaultName } from '../../modules/config/shopName.ts';
import { inlineScriptHashes } from './inlineHashes.ts';
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
/** The service worker of the storefront. */
const workerPath = '/sw.js';
const hashedName = /[.-][\w-]{8,}\.\w+$/u;

/**
 * Serves the built storefront, preferring precompressed files; browsers cache hashed names as immutable.
 * Pages and the manifest contain the shop's name in the language of `?lang=`, its logo and its languages.
 */
export function createStorefrontFiles(
  folder: string,
  settings: Settings,
  readIdentity: () => Promise<ShopIdentity>,
): (request: Request) => Promise<Response | null> {
  const pageOf = cachePages(settings, readIdentity);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const opened = publicPage.exec(pathname);
    const file = getFile(folder, opened === null ? pathname : '/');
    const type = file === undefined ? undefined : types[path.extname(file)];
    if (file === undefined || type === undefined) return null;
    const isWorker = pathname === workerPath;
    const isFilled = isWorker || /\.(?:html|webmanifest)$/u.test(file);
    const page = isFilled
      ? await pageOf(file, toLanguage(searchParams.get('lang') ?? opened?.groups?.['language']))
      : undefined;
    const isForever = page === undefined && hashedName.test(path.basename(file));
    const headers = {
      'content-type': type,
      'cache-control': isForever ? forGood : 'no-cache',
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

/** Pages of other origins load the embed script. The content at a major version's address changes. */
function embedHeaders(pathname: string): Readonly<Record<string, string>> {
  const version = /^\/embed\/v([\d.]+)\//u.exec(pathname)?.[1];
  if (version === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': version.includes('.') ? forGood : 'public, max-age=300',
  };
}

/** The file for a URL path, always inside the folder; undefined for an invalid path. */
function getFile(folder: string, pathname: string): string | undefined {
  if (!/^[\w./@-]*$/u.test(pathname) || pathname.split('/').some((part) => part.startsWith('.')))
    return undefined;
  return path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

/** A page, or the worker that caches it. */
interface Page {
  /** Allows inline scripts by their hashes. */
  readonly policy: string;
  /** Sent instead of the built files; undefined where the page is sent as built. */
  readonly content: Readonly<Record<'plain' | keyof typeof packers, Uint8Array<ArrayBuffer>>> | undefined;
}

/** The meta tags that the pages leave empty for the server to fill in. */
function getMeta({ settings, languages, countries }: PageFacts): Readonly<Record<string, string>> {
  const { publicOrigin, alternateOrigins, partnerOrigins, apiOrigins, isPublicDemo } = settings;
  return {
    // Origins allowed in `source_url`.
    'pawlet:api-origins': apiOrigins.join(','),
    // Origins that may embed this page and exchange messages with it.
    'pawlet:partner-origins': [publicOrigin, ...alternateOrigins, ...partnerOrigins].join(','),
    // Whether every page shows that it is a demo.
    'pawlet:public-demo': isPublicDemo === true ? 'yes' : '',
    // The offered languages, the default first; '' for all, with Chinese as the default.
    'pawlet:languages': listLanguages(languages),
    // The countries that the shop sells to, the default first; '' for those of the program.
    'pawlet:countries': listCountries(countries),
  };
}

function listLanguages({ offered, default: first }: PageFacts['languages']): string {
  const isDefault =
    first === allLanguages.default && allLanguages.offered.every((one) => offered.includes(one));
  return isDefault ? '' : [first, ...offered.filter((one) => one !== first)].join(' ');
}

function listCountries(offered: PageFacts['countries']): string {
  const list = offered.join(' ');
  return list === countriesSetting.initial.join(' ') ? '' : list;
}

/** The values inserted into a page. */
interface PageFacts extends Pick<ShopIdentity, 'logo' | 'languages' | 'countries'> {
  readonly settings: Settings;
  readonly name: string;
}

/**
 * Inserts the shop's settings and identity into a page and computes its policy; cached by build, language and
 * identity.
 */
function cachePages(
  settings: Settings,
  readIdentity: () => Promise<ShopIdentity>,
): (file: string, language: Language) => Promise<Page> {
  const known = new Map<
    string,
    { readonly mtimeMs: number; readonly shown: string; readonly page: Promise<Page> }
  >();
  return async (file, wanted) => {
    const found = await stat(file).catch(() => undefined);
    // Not cached when no file exists: there is no limit to such addresses.
    if (found === undefined) return { policy: contentSecurityPolicy(settings), content: undefined };
    const { mtimeMs } = found;
    const facts = toFacts(await readIdentity(), settings, wanted);
    const shown = describeFacts(facts);
    const key = `${wanted} ${file}`;
    const cached = known.get(key);
    if (cached?.mtimeMs === mtimeMs && cached.shown === shown) return cached.page;
    const page = getReader(file)(file, facts);
    known.set(key, { mtimeMs, shown, page });
    return page;
  };
}

/** Differs where pages do. */
function describeFacts({ name, logo, languages, countries, settings }: PageFacts): string {
  return JSON.stringify([name, logo, languages, countries, settings.partnerOrigins]);
}

function toFacts(
  { names, partnerOrigins, ...identity }: ShopIdentity,
  deployed: Settings,
  wanted: Language,
): PageFacts {
  const settings = withPartners(deployed, partnerOrigins);
  return { ...identity, settings, name: names[toOffered(identity.languages, wanted)] };
}

function getReader(file: string): (file: string, facts: PageFacts) => Promise<Page> {
  if (file.endsWith('.html')) return readPage;
  return file.endsWith('.webmanifest') ? readManifest : readWorker;
}

/**
 * The service worker caches the page as it was served, policy included. The hash of the current page is part
 * of the worker, so that changed settings reach browsers like a new build does.
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
async function readManifest(file: string, { settings, name, logo }: PageFacts): Promise<Page> {
  const manifest = await readFile(file, 'utf8').catch(() => '{}');
  const { description, icons, ...fields } = JSON.parse(manifest) as Manifest;
  const policy = contentSecurityPolicy(settings);
  if (name === defaultName && logo === '' && settings.isDemo) return { policy, content: undefined };
  // Browsers load an installed app's icons again when their addresses change.
  const shown = icons?.map((icon) => ({ ...icon, src: toIconUrl(icon.src, logo) }));
  const own = { ...fields, name, short_name: name, icons: shown };
  return { policy, content: await pack(JSON.stringify(settings.isDemo ? { ...own, description } : own)) };
}

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly icons?: readonly { readonly src: string }[];
}

/** The address of an icon: another one for each logo. */
function toIconUrl(url: string, logo: string): string {
  return logo === '' ? url : `${url}?v=${logo}`;
}

async function readPage(file: string, facts: PageFacts): Promise<Page> {
  const html = await readFile(file, 'utf8').catch(() => '');
  const policy = contentSecurityPolicy(facts.settings, { scriptHashes: inlineScriptHashes(html) });
  const filled = fillPage(html, facts);
  return { policy, content: filled === html ? undefined : await pack(filled) };
}

/** Inserts the shop's settings and name into a built page. */
function fillPage(html: string, facts: PageFacts): string {
  const { settings, name, logo } = facts;
  let filled = html;
  for (const [meta, value] of Object.entries(getMeta(facts))) {
    // Neither origins nor these words contain a character that needs escaping in an attribute.
    const content = `<meta name="${meta}" content="${value}" />`;
    filled = filled.replace(`<meta name="${meta}" content="" />`, () => content);
  }
  const places = [
    [`<title>${defaultName}</title>`, `<title>${escapeHtml(name)}</title>`],
    [titleMeta(defaultName), titleMeta(escapeHtml(name))],
  ] as const;
  for (const [place, content] of places) filled = filled.replace(place, () => content);
  if (logo !== '') filled = showLogo(filled, logo);
  // The description of the build is about the demo's products.
  return settings.isDemo ? filled : filled.replace(/\s*<meta name="description" content="[^"]*" \/>/u, '');
}

/** Replaces the program's icons with the shop's logo: those of the browser, and the one shown until there is content. */
function showLogo(html: string, logo: string): string {
  return html
    .replaceAll(/(?<=<link rel="[\w-]*icon" href=")\/icon[\w.-]+/gu, (url) => toIconUrl(url, logo))
    .replace(
      /<svg class="start"[^]*?<\/svg>/u,
      `<img class="start" src="${toIconUrl('/icon.svg', logo)}" alt="" />`,
    );
}

/** Creates a function that reads the storefront's page with the shop's settings and identity, for a renderer. */
export function createTemplateReader(
  folder: string,
  settings: Settings,
  readIdentity: () => Promise<ShopIdentity>,
): (language: Language) => Promise<string> {
  const file = path.join(folder, 'index.html');
  const known = new Map<
    Language,
    { readonly mtimeMs: number; readonly shown: string; readonly template: string }
  >();
  return async (language) => {
    const { mtimeMs } = await stat(file);
    const facts = toFacts(await readIdentity(), settings, language);
    const shown = describeFacts(facts);
    const cached = known.get(language);
    if (cached?.mtimeMs === mtimeMs && cached.shown === shown) return cached.template;
    const template = fillPage(await readFile(file, 'utf8'), facts);
    known.set(language, { mtimeMs, shown, template });
    return template;
  };
}

const titleMeta = (content: string) => `<meta name="apple-mobile-web-app-title" content="${content}" />`;
