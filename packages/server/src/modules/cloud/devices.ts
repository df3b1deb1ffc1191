import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudDevices } from '../../db/schema/cloud.ts';
import { categories } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import type { Localized } from '../../i18n/language.ts';

/** Slug of the category whose products record to the cloud. */
const cameraCategory = 'cameras';

const maxDevicesPerLine = 20;

/** A line of a paid order with the fields for devices. */
interface BoughtLine {
  readonly id: number;
  readonly productId: number;
  readonly skuCode: string;
  readonly title: Localized;
  readonly quantity: number;
}

/**
 * Creates devices with invented serial numbers for the cameras of an order paid in the demo; repeating it
 * changes nothing. Real ones are bound by `bindCamera`.
 */
export async function inventDevices(
  db: Database,
  userId: number,
  lines: readonly BoughtLine[],
  now: number,
): Promise<void> {
  const cameras = await findCameras(
    db,
    lines.map(({ productId }) => productId),
  );
  const devices = lines
    .filter(({ productId }) => cameras.has(productId))
    .flatMap((line) =>
      Array.from({ length: Math.min(line.quantity, maxDevicesPerLine) }, (_, piece) => ({
        deviceId: inventedSerial(line.id, piece),
        userId,
        name: line.title,
        model: line.skuCode,
        orderLineId: line.id,
        piece,
        createtime: now,
      })),
    );
  if (devices.length > 0) await db.insert(cloudDevices).values(devices).onConflictDoNothing();
}

/** Serial number that the demo invents for a piece of a line. */
export function inventedSerial(lineId: number, piece: number): string {
  return `PC${String(lineId).padStart(8, '0')}${String(piece + 1).padStart(2, '0')}`;
}

/** The cameras among some products. */
export async function findCameras(db: Database, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set();
  const tree = await db
    .select({ id: categories.id, pid: categories.pid, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.id));
  const isCamera = (id: number): boolean => {
    const category = tree.find((row) => row.id === id);
    return category !== undefined && (category.slug === cameraCategory || isCamera(category.pid));
  };
  const rows = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]));
  return new Set(rows.filter(({ categoryId }) => isCamera(categoryId)).map(({ id }) => id));
}

/** Whether a product is a camera. */
export async function isCameraOf(db: Database, productId: number): Promise<boolean> {
  return (await findCameras(db, [productId])).has(productId);
}

/** The shopper's cameras, oldest first. */
export async function findDevices(db: Database, userId: number) {
  return db
    .select()
    .from(cloudDevices)
    .where(and(eq(cloudDevices.userId, userId), isNull(cloudDevices.releasetime)))
    .orderBy(asc(cloudDevices.createtime), asc(cloudDevices.id));
}
