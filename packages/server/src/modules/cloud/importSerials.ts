import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { rowsPerInsert } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { cameraSerials, cloudDevices } from '../../db/schema/cloud.ts';
import { skus } from '../../db/schema/products.ts';
import { findCameras } from './devices.ts';
import type { SerialProblem, SerialsSheet } from './serialsSheet.ts';

/** Result of an import of serial numbers. */
export interface SerialsImport {
  readonly added: number;
  /** Serial numbers that now have another SKU. */
  readonly moved: number;
  /** Lines that cannot be imported: the others are. */
  readonly problems: readonly SerialProblem[];
}

/** Options of an import. */
interface ImportOptions {
  /** Epoch seconds. */
  readonly now: number;
  /** Whether unsold serial numbers may get another SKU. */
  readonly replaces: boolean;
}

/**
 * Stores the serial numbers of a sheet, in the transaction of the caller, which rolls it back where it wants all lines or
 * none.
 */
export async function importSerials(
  db: Database,
  { serials }: Pick<SerialsSheet, 'serials'>,
  { now, replaces }: ImportOptions,
): Promise<SerialsImport> {
  const bySku = new Map<string, string[]>();
  for (const [serial, { sku }] of serials) {
    const listed = bySku.get(sku);
    if (listed) listed.push(serial);
    else bySku.set(sku, [serial]);
  }
  const cameras = await findCameraSkus(db, [...bySku.keys()]);
  const findPlace = (serial: string) => serials.get(serial)?.place ?? '';
  const problems: SerialProblem[] = [];
  let [added, moved] = [0, 0];
  // Ascending, so that concurrent imports take their locks in the same order.
  for (const [sku, listed] of [...bySku].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!cameras.has(sku)) {
      for (const serial of listed)
        problems.push({ place: findPlace(serial), reason: 'not-a-camera', serial, sku, other: '' });
      continue;
    }
    const wanted = listed.toSorted();
    for (let start = 0; start < wanted.length; start += rowsPerInsert) {
      const batch = wanted.slice(start, start + rowsPerInsert);
      added += await addNew(db, batch, sku, now);
      for (const { serial, skuCode, isBound } of await findOthers(db, batch, sku)) {
        if (!isBound && replaces) {
          await db.update(cameraSerials).set({ skuCode: sku }).where(eq(cameraSerials.serial, serial));
          moved += 1;
        } else {
          const reason = isBound ? 'bound' : 'imported';
          problems.push({ place: findPlace(serial), reason, serial, sku, other: skuCode });
        }
      }
    }
  }
  return { added, moved, problems };
}

/** The cameras among some SKUs. */
async function findCameraSkus(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const found: { readonly sn: string; readonly productId: number }[] = [];
  for (let start = 0; start < names.length; start += rowsPerInsert) {
    const batch = names.slice(start, start + rowsPerInsert).filter((name) => !name.includes('\0'));
    const rows = await db
      .select({ sn: skus.skuCode, productId: skus.productId })
      .from(skus)
      .where(inArray(skus.skuCode, batch));
    found.push(...rows);
  }
  const cameras = await findCameras(
    db,
    found.map(({ productId }) => productId),
  );
  return new Set(found.filter(({ productId }) => cameras.has(productId)).map(({ sn }) => sn));
}

async function addNew(db: Database, batch: readonly string[], sku: string, now: number): Promise<number> {
  const added = await db
    .insert(cameraSerials)
    .values(batch.map((serial) => ({ serial, skuCode: sku, createtime: now })))
    .onConflictDoNothing()
    .returning({ serial: cameraSerials.serial });
  return added.length;
}

/** The serial numbers that were imported for another SKU, or belong to an order of another SKU. */
async function findOthers(db: Database, batch: readonly string[], sku: string) {
  const rows = await db
    .select({ serial: cameraSerials.serial, skuCode: cameraSerials.skuCode })
    .from(cameraSerials)
    .leftJoin(cloudDevices, eq(cloudDevices.deviceId, cameraSerials.serial))
    .where(
      and(
        inArray(cameraSerials.serial, [...batch]),
        or(ne(cameraSerials.skuCode, sku), ne(cloudDevices.model, sku)),
      ),
    )
    .orderBy(asc(cameraSerials.serial))
    .for('update', { of: cameraSerials });
  if (rows.length === 0) return [];
  // Read after the locks: an order may have taken one meanwhile.
  const bound = await db
    .select({ serial: cloudDevices.deviceId, model: cloudDevices.model })
    .from(cloudDevices)
    .where(
      inArray(
        cloudDevices.deviceId,
        rows.map(({ serial }) => serial),
      ),
    );
  const models = new Map(bound.map(({ serial, model }) => [serial, model]));
  return rows.map(({ serial, skuCode }) => ({
    serial,
    skuCode: models.get(serial) ?? skuCode,
    isBound: models.has(serial),
  }));
}
