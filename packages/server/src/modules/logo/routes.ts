import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { createByteCache } from '../../http/byteCache.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { ImagesBusyError, type PictureIcon } from '../../ports/images.ts';
import { logoSetting } from '../config/logo.ts';
import { readSetting } from '../settings/readSetting.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { toIconSvg } from './toIconSvg.ts';

const white = '#ffffff';
/** A maskable icon is cut to a circle of 80 % on some home screens: what is in this square of it stays visible. */
const safeShare = 0.56;
const maxBytes = 4 * 1024 * 1024;

const plain = (side: number): PictureIcon => ({ side, innerSide: side });
const maskable = (side: number): PictureIcon => ({
  side,
  innerSide: Math.round(side * safeShare),
  background: white,
});

/** The icons of the storefront, by path. */
const icons: Readonly<Record<string, PictureIcon>> = {
  '/icon.svg': plain(256),
  // iOS fills what is transparent with black.
  '/icon-180.png': { ...plain(180), background: white },
  '/icon-192.png': plain(192),
  '/icon-512.png': plain(512),
  '/icon-maskable-192.png': maskable(192),
  '/icon-maskable-512.png': maskable(512),
};

/**
 * Sends the shop's logo wherever the storefront, its manifest, search engines and e-mails load an icon; without one, and
 * while it cannot be read, the files of the program follow.
 */
export const logoRoutes: StoreModule = (app, deps) => {
  const pictures = createShopPictures(deps);
  const drawn = createByteCache(maxBytes);

  /** Null where the shop has no logo, or its file is gone. */
  async function draw(c: Context<AppEnv>, path: string, icon: PictureIcon): Promise<Drawn | null> {
    const { cache } = c.var.base;
    const key = await readSetting({ db: deps.db, cache }, logoSetting);
    if (key === null) return null;
    const bytes = await drawn.get(`${key} ${path}`, async () => {
      const content = await pictures.open(key);
      const png = content === undefined ? null : await deps.uploads.images.icon(content, icon);
      return png !== null && path.endsWith('.svg') ? toIconSvg(png, icon.side) : png;
    });
    return bytes && { bytes, etag: `"${key.slice(-16)}-${path.slice(1)}"` };
  }

  for (const [path, icon] of Object.entries(icons))
    app.get(path, async (c) => {
      const found = await draw(c, path, icon).catch((error: unknown) => {
        if (!(error instanceof ImagesBusyError))
          c.var.base.logger.warn('logo not read', { error: String(error) });
        return null;
      });
      if (found === null) return (await deps.files?.(c.req.raw)) ?? sendNothing(c);
      const { bytes, etag } = found;
      c.header('etag', etag);
      c.header('cache-control', 'no-cache');
      c.header('cross-origin-resource-policy', 'cross-origin');
      if (c.req.header('if-none-match') === etag) return c.body(null, 304);
      c.header('content-type', path.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
      return c.body(bytes);
    });
};

function sendNothing(c: Context<AppEnv>): Response {
  const { language, now } = c.var.base;
  return c.json(errorEnvelope(404, language, now), 404);
}

interface Drawn {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}
