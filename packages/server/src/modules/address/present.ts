import type { AddressWire } from '@pawlet/core/contract';
import type { OverseasFields } from '../../db/schema/address.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Language } from '../../i18n/language.ts';
import { countryName } from './countryList.ts';
import type { AddressRow } from './repository.ts';
import { findRegions } from './regions.ts';

/** A region and the rest of the address in one line. */
export function joinAddress(region: string | undefined, detail: string): string {
  return region ? `${region} ${detail}` : detail;
}

/** Fields of an overseas address, with the country's name in the reader's language. */
function getOverseas(fields: OverseasFields, language: Language): OverseasFields {
  return { ...fields, country_name: countryName(fields.country_code, language) };
}

/** Converts addresses to the wire format, in the same order. */
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
    ...(row.overseas ? getOverseas(row.overseas, context.language) : {}),
    billing_same: row.billing ? 0 : 1,
    billing: row.billing ? getOverseas(row.billing, context.language) : null,
  }));
}
