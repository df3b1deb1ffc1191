import type { OperatorCamera } from '@pawlet/operator';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, like, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { cameraSerials, cloudDevices } from '../../db/schema/cloud.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { toSerial } from './serial.ts';

const findCameras = (db: Database) =>
  db
    .select({
      id: cloudDevices.id,
      camera: cloudDevices,
      orderSn: orders.orderSn,
      version: rowVersion(cloudDevices),
    })
    .from(cloudDevices)
    .leftJoin(orderLines, eq(orderLines.id, cloudDevices.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId));

type FoundCamera = Awaited<ReturnType<typeof findCameras>>[number];

/** Filters of the list of cameras. */
interface CameraFilter {
  /** Normalized. */
  readonly serial?: string | undefined;
  readonly sku?: string | undefined;
  readonly customer?: number | undefined;
  readonly order?: string | undefined;
  readonly state: 'bound' | 'released';
}

/** One page of cameras of shoppers, newest first. */
export async function findCameraPage(
  db: Database,
  { serial, sku, customer, order, state }: CameraFilter,
  { after, limit }: PageById,
): Promise<readonly FoundCamera[]> {
  const isBound = state === 'bound';
  return findCameras(db)
    .where(
      and(
        isBound ? isNull(cloudDevices.releasetime) : isNotNull(cloudDevices.releasetime),
        serial === undefined ? undefined : whereSerial(serial, isBound),
        sku === undefined ? undefined : eq(cloudDevices.model, sku),
        customer === undefined ? undefined : eq(cloudDevices.userId, customer),
        order === undefined ? undefined : eq(orders.orderSn, order),
        after === undefined ? undefined : lt(cloudDevices.id, after),
      ),
    )
    .orderBy(desc(cloudDevices.id))
    .limit(limit);
}

function whereSerial(serial: string, isBound: boolean): SQL {
  return isBound ? eq(cloudDevices.deviceId, serial) : like(cloudDevices.deviceId, `${serial}~%`);
}

/** A camera as the API returns it; null for an unknown one. */
export async function readOperatorCamera(
  db: Database,
  id: number,
  language: Language,
): Promise<OperatorCamera | null> {
  const [row] = await findCameras(db).where(eq(cloudDevices.id, id));
  return row ? toOperatorCamera(row, language) : null;
}

/** The camera that is bound under a serial number. */
export async function readBoundCamera(
  db: Database,
  serial: string,
  language: Language,
): Promise<OperatorCamera | null> {
  const [row] = await findCameras(db).where(eq(cloudDevices.deviceId, serial));
  return row ? toOperatorCamera(row, language) : null;
}

/** A camera as the API returns it. */
export function toOperatorCamera(
  { camera, orderSn, version }: FoundCamera,
  language: Language,
): OperatorCamera {
  return {
    id: camera.id,
    serial: toSerial(camera.deviceId),
    sku: camera.model,
    name: camera.name[language],
    customer: camera.userId,
    orderSn,
    lineId: camera.orderLineId,
    storageUntil: camera.expiretime,
    bound: camera.createtime,
    released: camera.releasetime,
    version,
  };
}

/** Imported serial numbers in their order, after one of them. */
export async function findSerialPage(
  db: Database,
  {
    sku,
    serial,
    state,
  }: {
    readonly sku?: string | undefined;
    /** Start of the serial number; only letters, digits and dashes. */
    readonly serial?: string | undefined;
    readonly state?: 'free' | 'bound' | undefined;
  },
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  return db
    .select({
      serial: cameraSerials.serial,
      sku: cameraSerials.skuCode,
      imported: cameraSerials.createtime,
      device: cloudDevices.id,
    })
    .from(cameraSerials)
    .leftJoin(cloudDevices, eq(cloudDevices.deviceId, cameraSerials.serial))
    .where(
      and(
        sku === undefined ? undefined : eq(cameraSerials.skuCode, sku),
        serial === undefined ? undefined : like(cameraSerials.serial, `${serial}%`),
        state === undefined
          ? undefined
          : state === 'free'
            ? isNull(cloudDevices.id)
            : isNotNull(cloudDevices.id),
        after === undefined ? undefined : gt(cameraSerials.serial, after),
      ),
    )
    .orderBy(asc(cameraSerials.serial))
    .limit(limit);
}
