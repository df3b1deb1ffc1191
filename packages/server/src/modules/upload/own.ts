import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/upload.ts';

/** URL prefix of uploaded files. */
export const uploadsRoot = '/uploads/';

/**
 * Marks the shopper's own uploads as used by their relative URLs: call it in the transaction that refers to
 * them, so that the cleanup does not delete them meanwhile. Returns their kinds; files of others are left
 * out.
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
    .where(and(eq(uploads.userId, userId), inArray(uploads.name, names), isNull(uploads.markedForDeletionAt)))
    .returning({ name: uploads.name, kind: uploads.kind });
  return new Map(rows.map(({ name, kind }) => [`${uploadsRoot}${name}`, kind]));
}

/**
 * Marks uploads of anyone as used for products, pages and banners; in the transaction that refers to them.
 * Returns the existing ones; deleted or unknown ones are left out.
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
    .where(and(inArray(uploads.name, names), isNull(uploads.markedForDeletionAt)))
    .returning({ name: uploads.name });
  return new Set(rows.map(({ name }) => `${uploadsRoot}${name}`));
}

/** The shopper no longer uses this file: it is deleted unless something else does. */
export async function releaseUpload(db: Database, userId: number, url: string): Promise<void> {
  if (!url.startsWith(uploadsRoot)) return;
  const isIt = and(eq(uploads.userId, userId), eq(uploads.name, url.slice(uploadsRoot.length)));
  await db.update(uploads).set({ isUsed: false }).where(isIt);
}
