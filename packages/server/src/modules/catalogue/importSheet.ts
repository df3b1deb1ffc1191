import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { inLongTransaction } from '../../db/inLongTransaction.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { products } from '../../db/schema/products.ts';
import { canonicalJson } from '../../http/digest.ts';
import { indexChangedProducts } from '../search/indexProducts.ts';
import type { ShopWriting } from '../transfer/kind.ts';
import { dataReason } from '../transfer/dataReason.ts';
import { fromOutside, listFiles } from '../transfer/outside.ts';
import { createPictureIntake } from '../transfer/pictureIntake.ts';
import { describeIssue, reasonOfIssue } from '../transfer/problems.ts';
import { lockProducts, productsKind, settleProduct } from '../transfer/productKind.ts';
import { type ProductEntry, productSchema } from '../transfer/productSchema.ts';
import { productOfRows } from '../transfer/productSheets.ts';
import { createReferences, DataError } from '../transfer/references.ts';
import type { ShopPictures } from '../transfer/shopPictures.ts';
import type { SheetRow } from '../transfer/sheetRows.ts';
import { writeProducts } from '../transfer/writeProducts.ts';
import { findFactProblems, findOwners, findPictureProblems, findVariantProblems } from './productProblems.ts';
import type { ImportInput, TransferError, TransferReport } from './transferShapes.ts';
import { type ProductLines, readProductLines, type SheetName, toLineError } from './sheetLines.ts';

const batchSize = 100;
const maxErrors = 1000;

/** Somebody has canceled the import. */
class Canceled extends Error {}

/** Somebody has changed the shop since the sheet was checked. */
class Outdated extends DataError {
  constructor() {
    super(
      'The shop was changed while the sheet was imported: nothing was imported.',
      dataReason('sheet.changed'),
    );
  }
}

/** A sheet with everything that its import needs. */
export interface SheetImport {
  readonly db: Database;
  readonly pictures: ShopPictures;
  readonly sheet: SheetName;
  readonly content: string;
  readonly options: Omit<ImportInput, 'sheet'>;
  readonly now: number;
  /** Gets the number of products that were checked, and that of all; false: somebody has canceled it. */
  readonly onProgress: (done: number, total: number) => Promise<boolean>;
  /** Everything is checked: all products are written in one transaction. */
  readonly onWriting: () => Promise<void>;
  /** Called inside of that transaction. */
  readonly isCanceled: (tx: Database) => Promise<boolean>;
}

/** What became of an import. */
export interface ImportedSheet {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly report: TransferReport;
}

interface ReadProduct {
  readonly entry: ProductEntry;
  readonly known: ProductEntry | undefined;
}

/** The valid products of a batch, and the errors of each of the others. */
interface ReadBatch {
  readonly good: readonly ReadProduct[];
  readonly wrong: readonly (readonly TransferError[])[];
}

/**
 * Imports a sheet with the reader, checks and writers of every other import. It can be repeated: what was written before is
 * unchanged then.
 */
export async function importSheet(work: SheetImport): Promise<ImportedSheet> {
  const errors: TransferError[] = [];
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  const end = (state: ImportedSheet['state'], isWritten: boolean): ImportedSheet => ({
    state,
    report: { ...counts, isWritten, errors },
  });
  const hasChanges = () => counts.added + counts.changed > 0;
  const { isPreview, mode } = work.options;
  const isAtOnce = mode === 'good-lines' && !isPreview;
  try {
    const lines = await readProductLines(work.sheet, work.content, errors);
    counts.refused = errors.length;
    errors.splice(maxErrors);
    await eachBatch(lines, work.onProgress, async (batch) => {
      const run = (db: Database) => importBatch(db, work, batch, isAtOnce);
      const { good, wrong } = await (isAtOnce ? inTransaction(work.db, run) : run(work.db));
      errors.push(...wrong.flat().slice(0, maxErrors - errors.length));
      const added = good.filter(({ known }) => known === undefined).length;
      const changed = good.filter(isDifferent).length - added;
      counts.added += added;
      counts.changed += changed;
      counts.unchanged += good.length - added - changed;
      counts.refused += wrong.length;
    });
    if (isPreview || isAtOnce) return end('done', isAtOnce && hasChanges());
    if (counts.refused > 0 || !hasChanges()) return end('done', false);
    await work.onWriting();
    await writeAll(work, lines);
    return end('done', true);
  } catch (error) {
    if (error instanceof Canceled) return end('cancelled', isAtOnce && hasChanges());
    if (!(error instanceof DataError)) throw error;
    errors.push(toLineError({ place: '' }, '', 'format', error.message, error.reason));
    return end('failed', isAtOnce && hasChanges());
  }
}

async function eachBatch(
  lines: readonly ProductLines[],
  onProgress: SheetImport['onProgress'],
  run: (batch: readonly ProductLines[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < lines.length; start += batchSize) {
    if (!(await onProgress(start, lines.length))) throw new Canceled();
    await run(lines.slice(start, start + batchSize));
  }
  if (!(await onProgress(lines.length, lines.length))) throw new Canceled();
}

/** Checks the products of a batch, and writes the good ones where `writes` is set. */
async function importBatch(
  db: Database,
  work: SheetImport,
  batch: readonly ProductLines[],
  writes: boolean,
): Promise<ReadBatch> {
  const shop = toShop(db, work);
  if (writes)
    await lockProducts(
      shop,
      batch.map(({ slug }) => slug),
    );
  const read = await readBatch(shop, work, batch);
  if (writes) await writeChanged(shop, read.good);
  return read;
}

function isDifferent({ known, entry }: ReadProduct): boolean {
  return known === undefined || canonicalJson(entry) !== canonicalJson(known);
}

function toShop(db: Database, { now, options, pictures }: SheetImport): ShopWriting {
  return {
    db,
    references: createReferences(db),
    now,
    setsStock: options.setsStock,
    measure: (key) => pictures.measure(key),
  };
}

/** Reads and checks a batch in a number of queries independent of its products. */
async function readBatch(
  shop: ShopWriting,
  work: SheetImport,
  batch: readonly ProductLines[],
): Promise<ReadBatch> {
  const rows = await productsKind.read(
    shop,
    batch.map(({ slug }) => slug),
  );
  const known = new Map(rows.map((row) => v.parse(productSchema, row)).map((entry) => [entry.slug, entry]));
  const wrong: (readonly TransferError[])[] = [];
  const parsed: { readonly lines: ProductLines; readonly entry: ProductEntry }[] = [];
  for (const lines of batch) {
    const result = await parseProduct(work, lines, known.get(lines.slug) ?? { slug: lines.slug });
    if ('errors' in result) wrong.push(result.errors);
    else parsed.push({ lines, entry: result.entry });
  }
  const owners = await findOwners(
    shop.db,
    parsed.map(({ entry }) => entry),
  );
  const good: ReadProduct[] = [];
  for (const { lines, entry } of parsed) {
    const old = known.get(entry.slug);
    const problems = {
      ...(await findFactProblems(shop, entry)),
      ...(await findVariantProblems(shop, entry, owners)),
      ...(await findPictureProblems(work.pictures, entry, old)),
    };
    const found = Object.entries(problems).map(([field, problem]) => {
      const message = `${lines.slug}: ${field} (${problem}).`;
      return toLineError(findRow(lines, entry, field), toColumn(field), problem, message);
    });
    if (found.length > 0) wrong.push(found);
    else good.push({ entry: await settleProduct(entry, old, shop), known: old });
  }
  return { good, wrong };
}

/** The line of a product that a problem is in: of its variant, or the first. */
function findRow(
  { product, variants }: ProductLines,
  { skus }: ProductEntry,
  field: string,
): Pick<SheetRow, 'place'> {
  const index = /^variants\.(\d+)\./u.exec(field)?.[1];
  const sn = index === undefined ? undefined : skus[Number(index)]?.sn;
  return variants.find(({ key }) => key === sn) ?? product ?? variants[0] ?? { place: '' };
}

const columns: ReadonlyMap<string, string> = new Map([
  ['sku', 'sn'],
  ['picture', 'image'],
  ['pictures', 'images'],
  ['options', 'values'],
]);

function toColumn(field: string): string {
  const [first = '', , last = ''] = field.split('.');
  const name = first === 'variants' ? last : first;
  return columns.get(name) ?? name;
}

/** A product as it is after its lines; with errors for the lines that cannot be read. */
async function parseProduct(
  { pictures, now }: SheetImport,
  { slug, product, variants }: ProductLines,
  base: object,
): Promise<{ readonly entry: ProductEntry } | { readonly errors: readonly TransferError[] }> {
  const first = product ?? variants[0] ?? { place: '' };
  try {
    const { place, value } = productOfRows(base, product, variants);
    const keys = new Map<string, string>();
    // Pictures by the names that exports of folders give them: the shop must have them.
    const intake = createPictureIntake(pictures, () => Promise.resolve(undefined));
    for (const file of listFiles(value)) keys.set(file, await intake.pictureKey(file));
    const parsed = v.safeParse(productSchema, fromOutside(value, keys, now));
    if (parsed.success) return { entry: parsed.output };
    return {
      errors: parsed.issues.map((issue) =>
        toLineError(
          first,
          (issue.path ?? []).map(({ key }) => String(key)).join('.'),
          issue.received === 'undefined' ? 'required' : 'format',
          describeIssue(`${place} (${slug})`, issue),
          reasonOfIssue(issue),
        ),
      ),
    };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const column = /, column ([^,]+),/u.exec(error.message)?.[1] ?? '';
    const place = /line \d+ of \S+/u.exec(error.message)?.[0] ?? first.place;
    return { errors: [toLineError({ place }, column, 'format', error.message, error.reason)] };
  }
}

/** Writes what differs, and updates what its products are found by. */
async function writeChanged(shop: ShopWriting, list: readonly ReadProduct[]): Promise<void> {
  const entries = list.filter(isDifferent).map(({ entry }) => entry);
  if (entries.length === 0) return;
  await writeProducts(shop, entries);
  const slugs = entries.map(({ slug }) => slug);
  const rows = await shop.db.select({ id: products.id }).from(products).where(inArray(products.slug, slugs));
  await indexChangedProducts(
    shop.db,
    rows.map(({ id }) => id),
  );
}

/** Writes all products of a sheet without errors, or none. */
async function writeAll(work: SheetImport, lines: readonly ProductLines[]): Promise<void> {
  await inLongTransaction(work.db, async (tx) => {
    await lockProducts(
      toShop(tx, work),
      lines.map(({ slug }) => slug),
    );
    for (let start = 0; start < lines.length; start += batchSize) {
      if (await work.isCanceled(tx)) throw new Canceled();
      const shop = toShop(tx, work);
      const { good, wrong } = await readBatch(shop, work, lines.slice(start, start + batchSize));
      if (wrong.length > 0) throw new Outdated();
      await writeChanged(shop, good);
    }
  });
}
