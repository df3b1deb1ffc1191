import type { StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { sendFile } from '../upload/sendFile.ts';
import { toFileName, pictureWidths } from './shopPictures.ts';
import { getOwnVideo } from './shopVideos.ts';

const picture = /^([\da-f]{32})\.webp$/u;
const defaultWidth = 800;

/**
 * Serves the pictures and videos of imports, in addition to those that ship with the program:
 * `/media/shop/<hash>.webp?w=400`.
 */
export const pictureRoutes: StoreModule = (app, { uploads }) => {
  app.get('/media/shop/:name', async (c) => {
    const video = getOwnVideo(c.req.param('name'));
    if (video !== undefined) return sendFile(c, video);
    const hash = picture.exec(c.req.param('name'))?.[1];
    const wanted = Number(c.req.query('w') ?? defaultWidth);
    const width = pictureWidths.find((candidate) => candidate >= wanted) ?? pictureWidths[3];
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${hash ?? ''}-${width}"`,
    };
    const body = hash === undefined ? null : await uploads.files.open(toFileName(hash, width));
    if (body === null) return c.json(errorEnvelope(404, c.var.base.language, c.var.base.now), 404);
    if (c.req.header('if-none-match') === headers.etag || c.req.method === 'HEAD') await body.cancel();
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(c.req.method === 'HEAD' ? null : body, { headers });
  });
};
