import { fieldProblemsOf, goodsGetWxCode, qrcodeInput, qrcodePath } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { products } from '../../db/schema/products.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { AppDeps, StoreModule } from '../../http/appDeps.ts';
import { createByteCache } from '../../http/byteCache.ts';
import { refusalEnvelope } from '../../http/envelope.ts';
import { takeAttempt } from '../../http/limits.ts';
import { invalid, ok, refuse, type Refusal } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { ImagesBusyError } from '../../ports/images.ts';
import { drawQrCode } from './draw.ts';

const maxPerMinute = 120;
const minute = 60;
const ownPicture = /^\/media\/[\w/-]+\.webp$/u;
const busySeconds = 5;
/** Cache size for drawn codes. */
const maxBytes = 8 * 1024 * 1024;
const longestScene = 32;
const productCode = { size: 430, padding: 20 } as const;

/**
 * QR code pictures. Anyone may request them, so drawn ones are cached, and each network has a limit of new
 * ones per minute; they are drawn separately from uploads.
 */
export const qrcodeRoutes: StoreModule = (app, deps) => {
  const codes = createByteCache(maxBytes);

  app.get(qrcodePath, async (c) => {
    const { base } = c.var;
    const refused = (refusal: Refusal) => c.json(refusalEnvelope(refusal, base.language, base.now));
    const parsed = v.safeParse(qrcodeInput, c.req.query());
    if (!parsed.success) return refused(invalid(fieldProblemsOf(parsed.issues)));
    const key = JSON.stringify(parsed.output);
    const isKept = codes.has(key);
    const refusal = isKept ? null : await limitDrawing(deps, base);
    if (refusal !== null) return refused(refusal);
    const { logo: logoUrl } = parsed.output;
    const logo = isKept || logoUrl === '' ? undefined : await findLogo(deps, logoUrl);
    if (logo === null) return refused(invalid({ logo: 'exists' }));
    const picture = await drawUnlessBusy(() =>
      codes.get(key, () => drawQrCode(deps.uploads, parsed.output, logo)),
    );
    if (picture === 'busy') return refused(busy());
    if (picture === null) return refused(invalid({ text: 'length' }));
    return c.body(picture, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  });

  route(app, goodsGetWxCode, async (context, { goods_id, version }) => {
    const { db, baseUrl, logger, shopper } = context;
    const [known] = await db
      .select({ status: products.status })
      .from(products)
      .where(eq(products.id, goods_id));
    if (!known || known.status === 'hidden') return refuse('NOT_FOUND');
    const scene = getScene(goods_id, shopper?.id);
    const text = `${baseUrl}/#/pages/goods/detail?id=${goods_id}`;
    const choice = { ...v.parse(qrcodeInput, { text }), ...productCode };
    const isMini = deps.wechat?.has('mini') === true;
    const miniKey = `mini ${version} ${scene}`;
    const key = `web ${text}`;
    if (!codes.has(isMini ? miniKey : key)) {
      const refusal = await limitDrawing(deps, context);
      if (refusal !== null) return refusal;
    }
    const request = { page: 'pages/goods/detail', scene, version };
    const miniCode = await (isMini
      ? codes.get(miniKey, async () => (await deps.wechat?.miniCode(request, logger)) ?? null)
      : null);
    const picture = await drawUnlessBusy(
      async () => miniCode ?? codes.get(key, () => drawQrCode(deps.uploads, choice, undefined)),
    );
    if (picture === 'busy') return busy();
    return picture === null ? refuse('NOT_CONFIGURED') : ok(toDataUrl(picture));
  });
};

/** Counts a picture that is not cached yet; a refusal above the network's limit. */
async function limitDrawing(
  { db }: AppDeps,
  { address, now }: { readonly address: string; readonly now: number },
): Promise<Refusal | null> {
  const limit = { bucket: `qrcode ${addressKey(address)}`, max: maxPerMinute, windowSeconds: minute };
  const wait = await takeAttempt(db, limit, now);
  return wait > 0 ? refuse('RATE_LIMITED', { data: { retry_after: wait } }) : null;
}

function busy(): Refusal {
  return refuse('RATE_LIMITED', { data: { retry_after: busySeconds }, messageKey: 'upload.busy' });
}

async function drawUnlessBusy<T>(draw: () => Promise<T>): Promise<T | 'busy'> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof ImagesBusyError) return 'busy';
    throw error;
  }
}

/**
 * The mini-program's scene parameter, at most 32 characters: the invitation is dropped when both do not fit.
 */
function getScene(productId: number, inviterId: number | undefined): string {
  const product = `goods_id=${productId}`;
  const both = `invite_id=${inviterId}&${product}`;
  return inviterId === undefined || both.length > longestScene ? product : both;
}

function toDataUrl(bytes: Uint8Array): string {
  return `data:image/${bytes[0] === 0xff ? 'jpeg' : 'png'};base64,${toBase64(bytes)}`;
}

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
