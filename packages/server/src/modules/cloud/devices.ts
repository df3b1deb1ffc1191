import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudDevices } from '../../db/schema/cloud.ts';
import { categories } from '../../db/schema/category.ts';
import { goods } from '../../db/schema/goods.ts';
import type { Localized } from '../../i18n/language.ts';

/** Slug of the category whose goods record to the cloud. */
const cameraCategory = 'cameras';

const mostDevicesALine = 20;

/** A line of a paid order, as far as devices are concerned. */
interface BoughtLine {
  readonly id: number;
  readonly goodsId: number;
  readonly goodsSn: string;
  readonly title: Localized;
  readonly nums: number;
}

/**
 * Enters the cameras of an order that was paid in the demo as devices of the shopper, under invented serial numbers; repeated,
 * it changes nothing. Real ones are entered by `bindCamera`.
 */
export async function inventDevices(
  db: Database,
  userId: number,
  lines: readonly BoughtLine[],
  now: number,
): Promise<void> {
  const cameras = await findCameras(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  const devices = lines
    .filter(({ goodsId }) => cameras.has(goodsId))
    .flatMap((line) =>
      Array.from({ length: Math.min(line.nums, mostDevicesALine) }, (_, piece) => ({
        deviceId: inventedSerial(line.id, piece),
        userId,
        name: line.title,
        model: line.goodsSn,
        orderLineId: line.id,
        piece,
        createtime: now,
      })),
    );
  if (devices.length > 0) await db.insert(cloudDevices).values(devices).onConflictDoNothing();
}

/** Serial number of a piece of a line, as the demo invents it. */
export function inventedSerial(lineId: number, piece: number): string {
  return `PC${String(lineId).padStart(8, '0')}${String(piece + 1).padStart(2, '0')}`;
}

/** Those of some products that are cameras. */
export async function findCameras(db: Database, goodsIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (goodsIds.length === 0) return new Set();
  const tree = await db
    .select({ id: categories.id, pid: categories.pid, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.id));
  const isCamera = (id: number): boolean => {
    const category = tree.find((row) => row.id === id);
    return category !== undefined && (category.slug === cameraCategory || isCamera(category.pid));
  };
  const rows = await db
    .select({ id: goods.id, categoryId: goods.categoryId })
    .from(goods)
    .where(inArray(goods.id, [...new Set(goodsIds)]));
  return new Set(rows.filter(({ categoryId }) => isCamera(categoryId)).map(({ id }) => id));
}

/** Whether a product is a camera. */
export async function isCameraOf(db: Database, goodsId: number): Promise<boolean> {
  return (await findCameras(db, [goodsId])).has(goodsId);
}

/** The shopper's cameras, the oldest first. */
export async function findDevices(db: Database, userId: number) {
  return db
    .select()
    .from(cloudDevices)
    .where(eq(cloudDevices.userId, userId))
    .orderBy(asc(cloudDevices.createtime), asc(cloudDevices.id));
}
