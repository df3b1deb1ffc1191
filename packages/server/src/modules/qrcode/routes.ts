import { fieldProblemsOf, goodsGetWxCode, qrcodeInput, qrcodePath } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { goods } from '../../db/schema/goods.ts';
import type { AppDeps, StoreModule } from '../../http/appDeps.ts';
import { refusalEnvelope } from '../../http/envelope.ts';
import { takeAttempt } from '../../http/limits.ts';
import { invalid, ok, refuse } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { drawQrCode } from './draw.ts';

const mostAMinute = 120;
const minute = 60;
const ownPicture = /^\/media\/[\w/-]+\.webp$/u;
const productCode = { size: 430, padding: 20 } as const;

/** Pictures of QR codes. */
export const qrcodeRoutes: StoreModule = (app, deps) => {
  app.get(qrcodePath, async (c) => {
    const { base } = c.var;
    const refused = (refusal: ReturnType<typeof refuse>) =>
      c.json(refusalEnvelope(refusal, base.language, base.now));
    const parsed = v.safeParse(qrcodeInput, c.req.query());
    if (!parsed.success) return refused(invalid(fieldProblemsOf(parsed.issues)));
    const limit = { bucket: `qrcode ${base.address}`, max: mostAMinute, windowSeconds: minute };
    const wait = await takeAttempt(deps.db, limit, base.now);
    if (wait > 0) return refused(refuse('RATE_LIMITED', { data: { retry_after: wait } }));
    const logo = parsed.output.logo === '' ? undefined : await findLogo(deps, parsed.output.logo);
    if (logo === null) return refused(invalid({ logo: 'exists' }));
    const picture = await drawQrCode(deps.uploads, parsed.output, logo);
    if (picture === null) return refused(invalid({ text: 'length' }));
    return c.body(picture, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  });

  route(app, goodsGetWxCode, async ({ db, baseUrl, recall }, { goods_id }) => {
    const [known] = await db.select({ status: goods.status }).from(goods).where(eq(goods.id, goods_id));
    if (!known || known.status === 'hidden') return refuse('NOT_FOUND');
    const text = `${baseUrl}/#/pages/goods/detail?id=${goods_id}`;
    const choice = { ...v.parse(qrcodeInput, { text }), ...productCode };
    const picture = await recall(`code ${goods_id}`, () => drawQrCode(deps.uploads, choice, undefined));
    return picture === null ? refuse('NOT_CONFIGURED') : ok(`data:image/png;base64,${toBase64(picture)}`);
  });
};

/** A picture of the shop itself; null for anything else. */
async function findLogo({ files, settings }: AppDeps, url: string): Promise<Blob | null> {
  if (!ownPicture.test(url) || files === undefined) return null;
  const response = await files(new Request(`${settings.publicOrigin}${url}?w=400`));
  return response?.ok === true ? response.blob() : null;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
