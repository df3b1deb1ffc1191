import { maxImageBytes, maxVideoBytes, maxVideoSeconds } from '@pawlet/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uploads } from '../../db/schema/upload.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { formatOf, headLength, isVideo } from './magicBytes.ts';
import { uploadsRoot } from './own.ts';
import { readVideoLength } from './videoLength.ts';
import { withoutMetadata } from './videoMetadata.ts';

const mostAnHour = 300;
const hour = 3600;
const nameBytes = 16;
const videoTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

/** An uploaded file as it may be kept. */
interface Accepted {
  readonly kind: 'image' | 'video';
  readonly type: string;
  readonly extension: string;
  readonly content: Blob;
  readonly durationMs: number;
}

/** Takes a file that a shopper sends: pictures are encoded anew, videos lose their metadata, all else is refused. */
export async function keepUpload(
  { uploads: ports, random }: AppDeps,
  context: ShopperContext,
  request: Request,
): Promise<Result<{ url: string; fullurl: string }>> {
  const { db, shopper, now, baseUrl } = context;
  const limit = { bucket: `upload ${shopper.id}`, max: mostAnHour, windowSeconds: hour };
  const wait = await takeAttempt(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });
  const intake = await ports.intake.receive(request, maxVideoBytes);
  if (intake.kind === 'none') return invalid({ file: 'required' });
  if (intake.kind === 'malformed') return invalid({ file: 'format' }, 'upload.format');
  if (intake.kind === 'too-large') return invalid({ file: 'length' }, 'upload.size');
  try {
    const accepted = await accept(ports.images, intake.file.content);
    if ('reason' in accepted) return accepted;
    const { kind, type, extension, content, durationMs } = accepted;
    const name = `${random.hex(nameBytes)}.${extension}`;
    await ports.files.save(name, type, content);
    const row = { userId: shopper.id, name, kind, type, size: content.size, durationMs, createtime: now };
    await db.insert(uploads).values(row);
    return ok({ url: `${uploadsRoot}${name}`, fullurl: `${baseUrl}${uploadsRoot}${name}` });
  } finally {
    await intake.file.drop();
  }
}

async function accept(images: AppDeps['uploads']['images'], content: Blob): Promise<Accepted | Refusal> {
  if (content.size === 0) return invalid({ file: 'required' });
  const head = new Uint8Array(await content.slice(0, headLength).arrayBuffer());
  const format = formatOf(head);
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
  const picture = await images.normalise(content);
  if (picture === null) return invalid({ file: 'format' }, 'upload.format');
  return { kind: 'image', type: picture.type, extension: 'webp', content: picture.content, durationMs: 0 };
}

/** What is known of an uploaded file; null when there is none of this name. */
export async function findUpload({ db }: Pick<AppDeps, 'db'>, name: string) {
  const [row] = await db
    .select({ type: uploads.type, size: uploads.size })
    .from(uploads)
    .where(and(eq(uploads.name, name), isNull(uploads.doomedAt)));
  return row ?? null;
}
