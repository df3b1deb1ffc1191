import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/upload.ts';

/** Where uploaded files are served. */
export const uploadsRoot = '/uploads/';

/** Kinds of the shopper's own uploads by their relative URL; what they have not uploaded is left out. */
export async function findOwnUploads(
  db: Database,
  userId: number,
  urls: readonly string[],
): Promise<ReadonlyMap<string, 'image' | 'video'>> {
  const names = urls.flatMap((url) => (url.startsWith(uploadsRoot) ? [url.slice(uploadsRoot.length)] : []));
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: uploads.name, kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.name, names)));
  return new Map(rows.map(({ name, kind }) => [`${uploadsRoot}${name}`, kind]));
}
