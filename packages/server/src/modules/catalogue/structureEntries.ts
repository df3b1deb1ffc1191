import type { FieldProblem } from '@pawlet/core/contract';
import type { OperatorUses } from '@pawlet/operator';
import { asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { attributes, brands, categories } from '../../db/schema/category.ts';
import type { Language } from '../../i18n/language.ts';
import type { Random } from '../../ports/random.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { indexProducts } from '../search/indexProducts.ts';
import { done, type OperatorCall, type OperatorResult } from '../operator-api/operatorArea.ts';
import type { Kind, ShopReading, ShopWriting } from '../transfer/kind.ts';
import { createReferences, DataError } from '../transfer/references.ts';
import { refreshSearch } from '../transfer/searchTexts.ts';
import { createSlug } from './slug.ts';

/** All entries of a small kind, in the file format, by slug. */
export async function readEntries<TEntry extends { readonly slug: string }>(
  db: Database,
  kind: Kind,
  schema: v.GenericSchema<unknown, TEntry>,
): Promise<ReadonlyMap<string, TEntry>> {
  const shop: ShopReading = { db, references: createReferences(db) };
  const rows = (await kind.read(shop)).map((row) => v.parse(schema, row));
  return new Map(rows.map((row) => [row.slug, row]));
}

/**
 * Writes entries as imports do.
 * @param faulty field that is wrong where the shop cannot take them
 */
export async function writeEntries(
  shop: ShopWriting,
  kind: Kind,
  entries: readonly object[],
  faulty: string,
): Promise<OperatorProblem | null> {
  try {
    await kind.write(shop, entries);
    return null;
  } catch (error) {
    const problem: FieldProblem = 'choice';
    if (error instanceof DataError) return refuseWith('invalid', { fields: { [faulty]: problem } });
    throw error;
  }
}

/** A table of categories, brands or attributes. */
type StructureTable = typeof categories | typeof brands | typeof attributes;
/** One whose entries are in an order of their own. */
type RankedTable = Exclude<StructureTable, typeof brands>;

/** The slug of a new entry, by its name where none is given; refuses one that there is. */
export function chooseSlug(
  given: string | undefined,
  name: string,
  {
    known,
    fallback,
    random,
  }: { readonly known: ReadonlyMap<string, unknown>; readonly fallback: string; readonly random: Random },
): string | OperatorProblem {
  if (given === undefined) return createSlug(name, { fallback, isTaken: (one) => known.has(one), random });
  return known.has(given) ? refuseWith('invalid', { fields: { slug: 'taken' } }) : given;
}

/** Locks an entry; whoever refers to it meanwhile waits here, and then finds what was made of it. */
export async function lockSlug(db: Database, table: StructureTable, id: number): Promise<string | null> {
  const [row] = await db.select({ slug: table.slug }).from(table).where(eq(table.id, id)).for('update');
  return row?.slug ?? null;
}

/** Removes an entry that nothing refers to, after what belongs to it. */
export async function removeUnused(
  { db, language }: OperatorCall,
  table: StructureTable,
  id: number,
  {
    findUses,
    removeParts = () => Promise.resolve(),
  }: {
    readonly findUses: (db: Database, id: number, language: Language) => Promise<OperatorUses>;
    readonly removeParts?: () => Promise<unknown>;
  },
): Promise<OperatorResult<Record<string, never>>> {
  if ((await lockSlug(db, table, id)) === null) return refuseWith('not-found');
  const uses = await findUses(db, id, language);
  if (uses.length > 0) return refuseWith('conflict', { reason: 'in-use', current: { uses } });
  await removeParts();
  await db.delete(table).where(eq(table.id, id));
  return done({});
}

/** Sets the order of entries: those of the list first, and the others as they were behind them. */
export async function orderEntries(
  db: Database,
  table: RankedTable,
  given: readonly number[],
): Promise<OperatorProblem | null> {
  const rows = await db
    .select({ id: table.id, weigh: table.weigh })
    .from(table)
    .orderBy(desc(table.weigh), asc(table.id))
    .for('update');
  const unknown = given.findIndex((id) => !rows.some((row) => row.id === id));
  if (unknown >= 0) return refuseWith('invalid', { fields: { [`ids.${unknown}`]: 'exists' } });
  const ids = [...new Set([...given, ...rows.map(({ id }) => id)])];
  for (const [index, id] of ids.entries()) {
    const weigh = ids.length - index;
    if (rows.some((row) => row.id === id && row.weigh !== weigh))
      await db.update(table).set({ weigh }).where(eq(table.id, id));
  }
  return null;
}

/** Products are found by the new names of their categories, brands and attribute values. */
export async function refreshNames(
  call: OperatorCall,
  shop: ShopWriting,
  renamed: { readonly categories?: readonly string[]; readonly brands?: readonly string[] },
): Promise<void> {
  const { categories = [], brands = [] } = renamed;
  if (categories.length + brands.length > 0) await refreshSearch(shop, { categories, brands });
  // All products of a large brand: longer than a call may lock them.
  call.afterCommit(indexProducts);
}
