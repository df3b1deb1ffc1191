import { escapeHtml } from '../../http/escapeHtml.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import type { ShopChoices } from '../../modules/config/shopIdentity.ts';
import type { OpenPreview } from '../../ports/storefrontPreview.ts';
import type { Database } from '../../db/database.ts';
import { hashesOf } from '../files/inlineHashes.ts';
import { mostStyleAttributes, type RenderedPagesOptions } from './renderedPages.ts';
import { readVisitor } from './visitor.ts';

export interface StorefrontPreviewOptions extends Pick<RenderedPagesOptions, 'load' | 'readTemplate'> {
  /** Reads the settings with what the owner has changed of them. */
  readonly readSettings: () => Promise<Settings>;
  /** The languages and countries that pages are rendered for. */
  readonly readChoices: () => Promise<ShopChoices>;
  /** Creates a function that reaches the API in this process with the data of a database, past every cache. */
  readonly createFetch: (db: Database) => typeof fetch;
}

const bannerStyle =
  '.pawlet-preview{position:fixed;z-index:99999;inset:auto 0 0;margin:0;padding:12px 16px;background:#5b2a6e;color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}';
/** No scripts, no forms: nothing on the page can be bought or changed. Links open the shop as it is. */
const sandbox = 'sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation';

/** Creates a function that shows pages of the storefront before shoppers see them. */
export function createStorefrontPreview({
  load,
  readTemplate,
  readSettings,
  readChoices,
  createFetch,
}: StorefrontPreviewOptions): OpenPreview {
  return async ({ path, language, origin }) => {
    const loaded = await load();
    const found = loaded?.renderer.findPage(path, '');
    if (loaded === undefined || found?.kind !== 'rendered') return undefined;
    const { renderer, toSafeHtml } = loaded;
    const visit = { ...readVisitor(new Headers(), language, await readChoices()), url: found.url, origin };
    // Read before the transaction begins, in which the embedded database has no other connection.
    const template = await readTemplate(visit.language);
    const settings = await readSettings();
    return async (db, banner) => {
      const shop = { fetch: createFetch(db), toSafeHtml };
      const { html, styles, styleAttributes } = await renderer.renderPage(visit, template, shop);
      const policy = contentSecurityPolicy(settings, {
        scriptHashes: [],
        styleHashes: hashesOf([...styles, bannerStyle]),
        styleAttributeHashes: hashesOf(styleAttributes.slice(0, mostStyleAttributes)),
      });
      return { html: toPreview(html, banner), policy: `${policy}; ${sandbox}` };
    };
  };
}

function toPreview(html: string, banner: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/gu, '')
    .replace('</head>', () => `<style>${bannerStyle}</style><meta name="robots" content="noindex" /></head>`)
    .replace(
      /<body[^>]*>/u,
      (body) => `${body}<p class="pawlet-preview" role="status">${escapeHtml(banner)}</p>`,
    );
}
