import { stringify } from 'csv-stringify/browser/esm/sync';
import { asc } from 'drizzle-orm';
import type { StoreDeps } from '../../http/appDeps.ts';
import { products } from '../../db/schema/products.ts';
import { isOneOf } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { readSetting } from '../settings/readSetting.ts';
import { lowStockSetting } from '../stock/settings.ts';
import { toOutside } from '../transfer/outside.ts';
import { readProducts } from '../transfer/readProducts.ts';
import { createReferences } from '../transfer/references.ts';
import { toProductCondition } from './productPage.ts';
import { listHeaders, toLines } from './sheetLines.ts';
import type { ExportInput } from './transferShapes.ts';

const batchSize = 200;

/**
 * Writes products as a sheet that can be imported again. Returns null where `onProgress` says that it was canceled.
 * @param onProgress gets the number of products that were written, and that of all
 */
export async function exportSheet(
  { db, settings }: Pick<StoreDeps, 'db' | 'settings'>,
  { sheet, ...filter }: ExportInput,
  language: Language,
  onProgress: (done: number, total: number) => Promise<boolean>,
): Promise<string | null> {
  const context = {
    language,
    baseUrl: settings.publicOrigin,
    lowLevel: await readSetting({ db }, lowStockSetting),
  };
  const where = await toProductCondition(db, filter, context);
  const ids = await db.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id));
  const shop = { db, references: createReferences(db) };
  const parts = [stringify([[...listHeaders(sheet)]])];
  for (let start = 0; start < ids.length; start += batchSize) {
    if (!(await onProgress(start, ids.length))) return null;
    const batch = ids.slice(start, start + batchSize).map(({ id }) => id);
    const rows = await db
      .select()
      .from(products)
      .where(isOneOf(products.id, batch))
      .orderBy(asc(products.id));
    const lines = (await readProducts(shop, rows)).flatMap((entry) =>
      // Mapping the texts of an object returns an object.
      toLines(sheet, toOutside(entry, new Map(), undefined) as object),
    );
    parts.push(stringify(lines.map((cells) => [...cells])));
  }
  return (await onProgress(ids.length, ids.length)) ? parts.join('') : null;
}
