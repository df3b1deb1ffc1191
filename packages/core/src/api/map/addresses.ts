import type { InferOutput } from 'valibot';
import type { addressShape } from '../../contract/shapes/address.ts';
import { toFullName } from '../../rules/fullName.ts';
import type { Address, OverseasPlace, OverseasPlaceForm } from '../types/account.ts';
import type { AddressId, AreaId } from '../types/ids.ts';
import { toBranded, toBrandedOrUndefined, toTime } from './values.ts';

export function toAddress(data: InferOutput<typeof addressShape>): Address {
  const detail = data.detail ?? data.address;
  const region = data.address.endsWith(detail)
    ? data.address.slice(0, -detail.length || undefined).trim()
    : '';
  const overseas = data.type === 2 ? toOverseasPlace(data, detail) : undefined;
  const fullName = toFullName(data.first_name, data.last_name);
  return {
    id: toBranded<AddressId>(data.id),
    kind: data.type === 2 ? 'overseas' : 'domestic',
    receiver: fullName === '' ? data.receiver : fullName,
    mobile: data.mobile,
    address: data.address,
    detail,
    region: detail === '' ? data.address : region,
    provinceId: toBrandedOrUndefined<AreaId>(data.province_id),
    cityId: toBrandedOrUndefined<AreaId>(data.city_id),
    areaId: toBrandedOrUndefined<AreaId>(data.area_id),
    zipcode: data.zipcode,
    countryCode: data.country_code,
    countryName: data.country_name,
    overseas,
    billing: data.billing === null ? undefined : toOverseasPlace(data.billing, data.billing.address),
    isDefault: data.isdefault,
    createdAt: toTime(data.createtime),
  };
}

type PlaceData = Omit<NonNullable<InferOutput<typeof addressShape>['billing']>, 'address'>;

function toOverseasPlace(data: PlaceData, detail: string): OverseasPlace {
  return {
    countryCode: data.country_code,
    countryName: data.country_name,
    firstName: data.first_name,
    lastName: data.last_name,
    dialCode: data.area_code,
    mobile: data.mobile,
    zipcode: data.zipcode,
    extension: data.extension,
    province: data.province_name,
    city: data.city_name,
    detail,
    email: data.email,
    company: data.company,
  };
}

type PlaceFields = Exclude<keyof PlaceData, 'country_name'> | 'address';

/** Maps an overseas address to wire fields. */
export function fromOverseasPlace(place: OverseasPlaceForm): Readonly<Record<PlaceFields, string>> {
  return {
    country_code: place.countryCode,
    first_name: place.firstName,
    last_name: place.lastName,
    area_code: place.dialCode,
    mobile: place.mobile,
    zipcode: place.zipcode,
    extension: place.extension,
    province_name: place.province,
    city_name: place.city,
    address: place.detail,
    email: place.email,
    company: place.company,
  };
}
