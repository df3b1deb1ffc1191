import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents, shopContentVersions } from '../../db/schema/shopContent.ts';

const nextVersion = sql`nextval(${shopContentVersions.seqName})`;

/** The shop's value stored under a name; undefined for none. The module that writes it knows its type. */
export async function findShopContent(db: Database, name: string): Promise<unknown> {
  const [row] = await db
    .select({ value: shopContents.value })
    .from(shopContents)
    .where(eq(shopContents.name, name));
  return row?.value;
}

/** Who stores a value, and when. */
export interface ContentChange {
  /** Name of the operator; '' where it is unknown. */
  readonly by: string;
  /** Epoch seconds. */
  readonly now: number;
  /** The version that the value replaces, 0 for none. @default any */
  readonly expected?: number | undefined;
}

/**
 * Stores a value of the shop under a name, replacing the previous one: the only function that writes the table. False
 * when the previous value does not have the expected version.
 */
export async function saveShopContent(
  db: Database,
  name: string,
  value: unknown,
  { by, now, expected }: ContentChange,
): Promise<boolean> {
  const next = { value, version: nextVersion, changedAt: now, changedBy: by };
  const written = await (expected === undefined || expected === 0
    ? db
        .insert(shopContents)
        .values({ name, ...next })
        .onConflictDoUpdate({
          target: shopContents.name,
          set: next,
          // No row has this version: where there is one, somebody else was first.
          setWhere: expected === undefined ? sql`true` : eq(shopContents.version, expected),
        })
        .returning({ name: shopContents.name })
    : db
        .update(shopContents)
        .set(next)
        .where(and(eq(shopContents.name, name), eq(shopContents.version, expected)))
        .returning({ name: shopContents.name }));
  return written.length > 0;
}
