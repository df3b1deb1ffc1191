import type { AddressWire } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import type { AddressRow } from './repository.ts';
import { findRegions } from './regions.ts';

/** A region and what stands behind it, in one line. */
export function joinAddress(region: string | undefined, detail: string): string {
  return region ? `${region} ${detail}` : detail;
}

/** Addresses as the wire says them, in the same order. */
export async function toAddresses(
  context: RequestContext,
  rows: readonly AddressRow[],
): Promise<AddressWire[]> {
  const regions = await findRegions(
    context.db,
    rows.map(({ areaId }) => areaId),
    context.language,
  );
  return rows.map((row) => ({
    ...row.overseas,
    id: row.id,
    user_id: row.userId,
    province_id: row.provinceId,
    city_id: row.cityId,
    area_id: row.areaId,
    receiver: row.receiver,
    mobile: row.mobile,
    address: joinAddress(regions.get(row.areaId)?.text, row.detail),
    zipcode: row.zipcode,
    usednums: row.usednums,
    isdefault: row.isdefault,
    createtime: row.createtime,
    updatetime: row.updatetime,
    deletetime: row.deletetime,
    status: 'normal',
    type: row.type === 2 ? 2 : 1,
    detail: row.detail,
  }));
}
