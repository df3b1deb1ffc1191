import type { FieldProblem } from '@pawlet/core/contract';
import type { orderCalls, ParsedOperatorInputOf } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { correctOverseas } from '../address/service.ts';
import { findRegions } from '../address/regions.ts';
import { findLines, type OrderRow, updateFrom } from './repository.ts';
import { nextOrderState } from './states.ts';
import { getFacts } from './transitions.ts';

/** Changed parts of an address; absent ones stay. */
export type AddressChanges = ParsedOperatorInputOf<typeof orderCalls.changeOrderAddress>;

/** Result of changing an address. */
export type AddressResult =
  | { readonly status: 'done' }
  | { readonly status: 'wrong-state' }
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * Changes the address of an order that is not shipped, in the same country: amounts stay. The order must be
 * locked.
 */
export async function changeOrderAddress(
  { db, language, now }: { readonly db: Database; readonly language: Language; readonly now: number },
  order: OrderRow,
  changes: AddressChanges,
): Promise<AddressResult> {
  const lines = await findLines(db, [order.id]);
  if (!nextOrderState(order, 'change_address', 'shop', getFacts(order, lines)))
    return { status: 'wrong-state' };
  const columns =
    order.overseas === null
      ? await changeDomestic(db, changes)
      : await changeOverseas(order, order.overseas, changes, language);
  if ('problems' in columns) return { status: 'invalid', fields: columns.problems };
  const changed = await updateFrom(db, order, { ...columns, updatetime: now });
  return { status: changed ? 'done' : 'wrong-state' };
}

async function changeDomestic(db: Database, changes: AddressChanges) {
  const { areaId, receiver, phone, address, zipcode, province, city } = changes;
  // Province and city are those of the district.
  if (province !== undefined || city !== undefined)
    return { problems: { [province === undefined ? 'city' : 'province']: 'choice' as const } };
  const region = areaId === undefined ? undefined : (await findRegions(db, [areaId], 'zh')).get(areaId);
  if (areaId !== undefined && region === undefined) return { problems: { areaId: 'exists' as const } };
  return {
    ...(region && { provinceId: region.provinceId, cityId: region.cityId, areaId: region.areaId }),
    ...(receiver === undefined ? {} : { receiver }),
    ...(phone === undefined ? {} : { mobile: phone }),
    ...(address === undefined ? {} : { detail: address }),
    ...(zipcode === undefined ? {} : { zipcode }),
  };
}

/** Names of the fields in the API by those of an overseas address. */
const names: Readonly<Record<string, string>> = {
  mobile: 'phone',
  address: 'address',
  zipcode: 'zipcode',
  province_name: 'province',
  city_name: 'city',
  first_name: 'receiver',
  last_name: 'receiver',
};

async function changeOverseas(
  order: OrderRow,
  known: NonNullable<OrderRow['overseas']>,
  { areaId, receiver, phone, address, zipcode, province, city }: AddressChanges,
  language: Language,
) {
  if (areaId !== undefined) return { problems: { areaId: 'choice' as const } };
  const corrected = await correctOverseas(
    {
      ...known,
      ...(receiver === undefined ? {} : { first_name: receiver, last_name: '' }),
      mobile: phone ?? known.mobile,
      address: address ?? known.address,
      zipcode: zipcode ?? known.zipcode,
      province_name: province ?? known.province_name,
      city_name: city ?? known.city_name,
    },
    language,
  );
  if ('problems' in corrected) {
    const problems = Object.entries(corrected.problems).map(
      ([name, problem]) => [names[name] ?? name, problem] as const,
    );
    return { problems: Object.fromEntries(problems) };
  }
  const { overseas } = corrected;
  return {
    overseas,
    receiver: receiver ?? order.receiver,
    mobile: overseas.mobile,
    detail: overseas.address,
    zipcode: overseas.zipcode,
  };
}
