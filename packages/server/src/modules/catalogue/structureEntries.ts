import type { FieldProblem } from '@pawlet/core/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { indexProducts } from '../search/indexProducts.ts';
import type { OperatorCall } from '../operator-api/operatorArea.ts';
import type { Kind, ShopReading, ShopWriting } from '../transfer/kind.ts';
import { createReferences, DataError } from '../transfer/references.ts';
import { refreshSearch } from '../transfer/searchTexts.ts';

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
