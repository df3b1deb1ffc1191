import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';
import { isApiPath } from './paths.ts';
import type { Settings } from './settings.ts';

/** What a page of the shop may load and who may frame it. */
export interface PageSources {
  /** Hashes of the page's inline scripts, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of its inline style sheets. @default none */
  readonly styleHashes?: readonly string[] | undefined;
  /** Hashes of its `style` attributes. @default none */
  readonly styleAttributeHashes?: readonly string[] | undefined;
}

/** The Content-Security-Policy of the shop's pages, computed from the deployment settings. */
export function contentSecurityPolicy(
  settings: Settings,
  { scriptHashes, styleHashes = [], styleAttributeHashes = [] }: PageSources = { scriptHashes: [] },
): string {
  const toSources = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const api = settings.apiOrigins.join(' ');
  const own = [settings.publicOrigin, ...settings.alternateOrigins].join(' ');
  const tiles = settings.mapTiles === undefined ? '' : new URL(settings.mapTiles.url).origin;
  const directives: readonly (readonly [string, string])[] = [
    ['default-src', "'none'"],
    ['script-src', ["'self'", ...toSources(scriptHashes)].join(' ')],
    ['style-src', ["'self'", ...toSources(styleHashes)].join(' ')],
    ...(styleAttributeHashes.length === 0
      ? []
      : [['style-src-attr', ["'unsafe-hashes'", ...toSources(styleAttributeHashes)].join(' ')] as const]),
    ['img-src', `'self' data: blob: ${own} ${api} ${tiles}`],
    ['font-src', "'self'"],
    ['media-src', `'self' blob: ${own} ${api}`],
    ['connect-src', `'self' ${api} ${settings.cloudOrigin ?? ''}`],
    ['frame-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['frame-ancestors', frameAncestors(settings)],
  ];
  return directives.map(([name, value]) => `${name} ${value.trim().replaceAll(/\s+/gu, ' ')}`).join('; ');
}

function frameAncestors({ alternateOrigins, partnerOrigins }: Settings): string {
  return ["'self'", ...alternateOrigins, ...partnerOrigins].join(' ');
}

/** Adds the headers of every response, errors included. */
export function addSecurityHeaders(c: Context<AppEnv>, settings: Settings): void {
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  if (settings.publicOrigin.startsWith('https:'))
    headers.set('strict-transport-security', 'max-age=31536000');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', `default-src 'none'; frame-ancestors ${frameAncestors(settings)}`);
  }
  if (isApiPath(c.req.path) && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
}
