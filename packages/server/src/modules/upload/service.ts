import { maxImageBytes, maxVideoBytes, maxVideoSeconds } from '@pawlet/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uploads } from '../../db/schema/upload.ts';
import type { AppDeps, StoreDeps } from '../../http/appDeps.ts';
import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { ImagesBusyError } from '../../ports/images.ts';
import { getFormat, headLength, isVideo } from './magicBytes.ts';
import { uploadsRoot } from './own.ts';
import {
  defaultQuotas,
  storeReserved,
  releaseReservation,
  type Reservation,
  reserveUpload,
} from './quota.ts';
import { readVideoLength } from './videoLength.ts';
import { withoutMetadata } from './videoMetadata.ts';

const maxPerHour = 300;
const hour = 3600;
const nameBytes = 16;
/** Retry-after when too many pictures are waiting. */
const busySeconds = 5;
const videoTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

/** An uploaded file ready to be stored. */
interface Accepted {
  readonly kind: 'image' | 'video';
  readonly type: string;
  readonly extension: string;
  readonly content: Blob;
  readonly durationMs: number;
}

/**
 * Validates a shopper's file: pictures are re-encoded, videos lose their metadata, anything else is refused.
 */
export async function storeUpload(
  deps: StoreDeps,
  context: ShopperContext,
  request: Request,
): Promise<Result<{ url: string; fullurl: string }>> {
  const { db, shopper, now } = context;
  const limit = { bucket: `upload ${shopper.id}`, max: maxPerHour, windowSeconds: hour };
  const wait = await takeAttempt(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });
  // Without a length it is counted as the maximum.
  const bytes = Number(request.headers.get('content-length') ?? maxVideoBytes);
  const quotas = deps.uploads.quotas ?? defaultQuotas;
  const reservation = await reserveUpload(db, quotas, { userId: shopper.id, bytes, now });
  if ('reason' in reservation) return reservation;
  try {
    return await receiveReserved(deps, context, request, reservation);
  } finally {
    await releaseReservation(db, reservation);
  }
}

async function receiveReserved(
  deps: StoreDeps,
  { db, shopper, now, baseUrl }: ShopperContext,
  request: Request,
  reservation: Reservation,
): Promise<Result<{ url: string; fullurl: string }>> {
  const { intake, images, quotas = defaultQuotas } = deps.uploads;
  const received = await intake.receive(request, maxVideoBytes);
  if (received.kind === 'none') return invalid({ file: 'required' });
  if (received.kind === 'malformed') return invalid({ file: 'format' }, 'upload.format');
  if (received.kind === 'too-large') return invalid({ file: 'length' }, 'upload.size');
  try {
    const accepted = await accept(images, received.file.content);
    if ('reason' in accepted) return accepted;
    const { kind, type, extension, content, durationMs } = accepted;
    const name = `${deps.random.hex(nameBytes)}.${extension}`;
    const row = { userId: shopper.id, name, kind, type, size: content.size, durationMs, createtime: now };
    const refusal = await storeReserved(db, quotas, reservation, row);
    if (refusal !== null) return refusal;
    await saveFile(deps, row, content);
    return ok({ url: `${uploadsRoot}${name}`, fullurl: `${baseUrl}${uploadsRoot}${name}` });
  } finally {
    await received.file.drop();
  }
}

/** The row is written before its file: a crash in between leaves no file that the cleanup cannot find. */
async function saveFile(
  { db, uploads: { files } }: StoreDeps,
  { name, type, createtime }: { readonly name: string; readonly type: string; readonly createtime: number },
  content: Blob,
): Promise<void> {
  try {
    await files.save(name, type, content);
  } catch (error) {
    await db.update(uploads).set({ markedForDeletionAt: createtime }).where(eq(uploads.name, name));
    throw error;
  }
}

async function accept(images: AppDeps['uploads']['images'], content: Blob): Promise<Accepted | Refusal> {
  if (content.size === 0) return invalid({ file: 'required' });
  const head = new Uint8Array(await content.slice(0, headLength).arrayBuffer());
  const format = getFormat(head);
  if (format === null) return invalid({ file: 'format' }, 'upload.format');
  if (isVideo(format)) {
    const durationMs = await readVideoLength(content, format);
    if (durationMs === null) return invalid({ file: 'format' }, 'upload.format');
    if (durationMs > maxVideoSeconds * 1000) return invalid({ file: 'range' }, 'upload.videoLength');
    const clean = await withoutMetadata(content, format);
    if (clean === null) return invalid({ file: 'format' }, 'upload.format');
    return { kind: 'video', type: videoTypes[format], extension: format, content: clean, durationMs };
  }
  if (content.size > maxImageBytes) return invalid({ file: 'length' }, 'upload.size');
  const picture = await images.normalise(content).catch((error: unknown) => {
    if (error instanceof ImagesBusyError) return 'busy' as const;
    throw error;
  });
  if (picture === 'busy') {
    return refuse('RATE_LIMITED', { data: { retry_after: busySeconds }, messageKey: 'upload.busy' });
  }
  if (picture === null) return invalid({ file: 'format' }, 'upload.format');
  return { kind: 'image', type: picture.type, extension: 'webp', content: picture.content, durationMs: 0 };
}

/** Metadata of an uploaded file; null for an unknown name. */
export async function findUpload({ db }: Pick<AppDeps, 'db'>, name: string) {
  const [row] = await db
    .select({ type: uploads.type, size: uploads.size })
    .from(uploads)
    .where(and(eq(uploads.name, name), isNull(uploads.markedForDeletionAt)));
  return row ?? null;
}
