import type { Database } from '../../db/database.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { toRenderingBindings } from '../../http/cachePart.ts';
import type { CachePart, ReplyCache } from '../../http/replyCache.ts';
import type { Settings } from '../../http/settings.ts';
import type { ShopIdentity } from '../../modules/config/shopIdentity.ts';
import { createTemplateReader } from '../files/storefrontFiles.ts';
import { createRendererLoader } from './loadPageRenderer.ts';
import { createRenderedCards } from './renderedCards.ts';
import { createRenderedPages, type RenderedPages, type RenderedPagesOptions } from './renderedPages.ts';
import { createRenderingCache } from './renderingCache.ts';
import { createStorefrontPreview } from './storefrontPreview.ts';

/** Reaches the API in this process. */
type CallShop = (request: Request, bindings: Readonly<Record<string, unknown>>) => Promise<Response>;

export interface StorefrontRenderingOptions
  extends
    Required<Pick<RenderedPagesOptions, 'readStatus'>>,
    Pick<StoreDeps, 'clock' | 'logger' | 'metrics'> {
  /** Folder of the built storefront. */
  readonly folder: string;
  readonly settings: Settings;
  /** Reads the settings with what the owner has changed of them. */
  readonly readSettings: () => Promise<Settings>;
  readonly readIdentity: () => Promise<ShopIdentity>;
  readonly replyCache: ReplyCache;
  readonly callShop: CallShop;
  /** The same with the data of another database, past every cache. */
  readonly callPreview: (db: Database) => CallShop;
}

/** What the server renders of the storefront. */
export interface StorefrontRendering extends Required<
  Pick<StoreDeps, 'cards' | 'openPreview' | 'toSafeHtml'>
> {
  readonly pages: RenderedPages;
}

/** Renders pages, cards and previews of the built storefront with calls of the shop in this process. */
export function createStorefrontRendering({
  folder,
  settings,
  readSettings,
  readIdentity,
  readStatus,
  replyCache,
  clock,
  logger,
  metrics,
  callShop,
  callPreview,
}: StorefrontRenderingOptions): StorefrontRendering {
  const load = createRendererLoader(folder);
  const shown = {
    load,
    readTemplate: createTemplateReader(folder, settings, readIdentity),
    readChoices: readIdentity,
    readSettings,
  };
  const cached = {
    load,
    createFetch:
      (part: CachePart) =>
      (...parameters: Parameters<typeof fetch>) =>
        callShop(new Request(...parameters), toRenderingBindings(part)),
    cache: createRenderingCache({ cache: replyCache, clock, logger, metrics }),
  };
  return {
    pages: createRenderedPages({ ...shown, ...cached, settings, readStatus }),
    cards: createRenderedCards(cached),
    openPreview: createStorefrontPreview({
      ...shown,
      createFetch: (db) => {
        const call = callPreview(db);
        return (...parameters) => call(new Request(...parameters), {});
      },
    }),
    toSafeHtml: async (html) => (await load())?.toSafeHtml(html) ?? html,
  };
}
