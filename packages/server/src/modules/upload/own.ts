import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/upload.ts';

/** Where uploaded files are served. */
export const uploadsRoot = '/uploads/';

/**
 * Takes the shopper's own uploads into use by their relative URL: whoever names files in a row of theirs calls this
 * in the same transaction, so that nothing clears them away meanwhile. Answers their kinds; what they have not
 * uploaded is left out.
 */
export async function takeUploads(
  db: Database,
  userId: number,
  urls: readonly string[],
): Promise<ReadonlyMap<string, 'image' | 'video'>> {
  const names = urls.flatMap((url) => (url.startsWith(uploadsRoot) ? [url.slice(uploadsRoot.length)] : []));
  if (names.length === 0) return new Map();
  const rows = await db
    .update(uploads)
    .set({ isUsed: true })
    .where(and(eq(uploads.userId, userId), inArray(uploads.name, names), isNull(uploads.doomedAt)))
    .returning({ name: uploads.name, kind: uploads.kind });
  return new Map(rows.map(({ name, kind }) => [`${uploadsRoot}${name}`, kind]));
}

/**
 * Takes uploads into use that goods, pages and banners are to show, whoever uploaded them; in the transaction that
 * names them. Answers those that are there; what is gone, or never was, is left out.
 */
export async function takeUploadsForShop(
  db: Database,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  if (urls.length === 0) return new Set();
  const names = urls.map((url) => url.slice(uploadsRoot.length));
  const rows = await db
    .update(uploads)
    .set({ isUsed: true })
    .where(and(inArray(uploads.name, names), isNull(uploads.doomedAt)))
    .returning({ name: uploads.name });
  return new Set(rows.map(({ name }) => `${uploadsRoot}${name}`));
}

/** A row of the shopper names this file no longer: it goes unless something else names it. */
export async function releaseUpload(db: Database, userId: number, url: string): Promise<void> {
  if (!url.startsWith(uploadsRoot)) return;
  const isIt = and(eq(uploads.userId, userId), eq(uploads.name, url.slice(uploadsRoot.length)));
  await db.update(uploads).set({ isUsed: false }).where(isIt);
}
