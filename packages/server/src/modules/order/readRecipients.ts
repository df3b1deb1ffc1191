import type { Database } from '../../db/database.ts';
import { joinAddress } from '../address/present.ts';
import { findRegions } from '../address/regions.ts';
import type { OrderRow } from './repository.ts';

/**
 * The shipping address of each order in parts, as carriers require it, by the order's id. Districts are in Chinese, as
 * they are printed there.
 */
export async function readRecipients(db: Database, rows: readonly OrderRow[]) {
  const regions = await findRegions(
    db,
    rows.map(({ areaId }) => areaId),
    'zh',
  );
  return new Map(
    rows.map((row) => {
      const region = regions.get(row.areaId);
      return [
        row.id,
        {
          receiver: row.receiver,
          phonePrefix: row.overseas?.area_code ?? '',
          phone: row.mobile,
          email: row.overseas?.email ?? '',
          company: row.overseas?.company ?? '',
          country: row.destination,
          province: region?.province ?? row.overseas?.province_name ?? '',
          city: region?.city ?? row.overseas?.city_name ?? '',
          // A city without districts is its own district.
          address: joinAddress(region?.area === region?.city ? undefined : region?.area, row.detail),
          zipcode: row.zipcode,
        },
      ];
    }),
  );
}
