import { and, eq, ne } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';
import type { StoreModule } from '../../http/appDeps.ts';
import { createByteCache } from '../../http/byteCache.ts';
import { sha256 } from '../../http/digest.ts';
import { ImagesBusyError } from '../../ports/images.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';

/** The size that other sites show in full. */
const frame = { width: 1200, height: 630 } as const;
const maxBytes = 16 * 1024 * 1024;
const fileName = /^(?<id>[1-9]\d{0,8})\.jpg$/u;

/** Pictures of products for previews of links: `/preview/goods/7.jpg`, 1200 x 630 pixels. */
export const previewRoutes: StoreModule = (app, deps) => {
  const pictures = createShopPictures(deps);
  const drawn = createByteCache(maxBytes);

  app.get('/preview/goods/:file', async (c) => {
    const id = fileName.exec(c.req.param('file'))?.groups?.['id'];
    if (id === undefined) return c.notFound();
    const [product] = await deps.db
      .select({ images: products.images, background: products.color })
      .from(products)
      .where(and(eq(products.id, Number(id)), ne(products.status, 'hidden')));
    const [key] = product?.images ?? [];
    if (product === undefined || key === undefined) return c.notFound();
    // A picture of another server: sites that show previews follow it.
    if (key.startsWith('https://')) return c.redirect(key, 302);
    let picture;
    try {
      picture = await drawn.get(`${key} ${product.background}`, async () => {
        const content = await pictures.open(key);
        return content === undefined
          ? null
          : deps.uploads.images.frame(content, { ...frame, background: product.background });
      });
    } catch (error) {
      if (!(error instanceof ImagesBusyError)) throw error;
      c.header('retry-after', '5');
      return c.body(null, 503);
    }
    if (picture === null) return c.notFound();
    c.header('etag', `"${(await sha256(key + product.background)).slice(0, 16)}"`);
    c.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('content-type', 'image/jpeg');
    return c.body(picture);
  });
};
