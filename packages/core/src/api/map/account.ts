import type { InferOutput } from 'valibot';
import type { addressShape } from '../../contract/shapes/address.ts';
import type { userShape, userWithCountsShape } from '../../contract/shapes/user.ts';
import { fromWire } from '../../rules/money.ts';
import type { Address, User, UserWithCounts } from '../types/account.ts';
import type { AddressId, AreaId } from '../types/ids.ts';
import { toBranded, toBrandedOrUndefined, toTime } from './values.ts';

export function toUser(data: InferOutput<typeof userShape>, currency: string): User {
  return {
    id: data.id,
    username: data.username,
    nickname: data.nickname,
    mobile: data.mobile,
    email: data.email,
    avatarUrl: data.avatar,
    bio: data.bio,
    points: data.score,
    money: fromWire(data.money, currency),
    hasPassword: data.has_password,
  };
}

export function toUserWithCounts(
  data: InferOutput<typeof userWithCountsShape>,
  currency: string,
): UserWithCounts {
  return {
    ...toUser(data, currency),
    orders: {
      toPay: data.order.created,
      toShip: data.order.paid,
      toReceive: data.order.shipped,
      toEvaluate: data.order.evaluate,
      afterSale: data.order.refund,
    },
    couponCount: data.coupon_nums,
    favouriteCount: data.collect_nums,
  };
}

export function toAddress(data: InferOutput<typeof addressShape>): Address {
  const detail = data.detail ?? data.address;
  const region = data.address.endsWith(detail)
    ? data.address.slice(0, -detail.length || undefined).trim()
    : '';
  const fullName = [data.first_name, data.last_name].filter((part) => part !== '').join(' ');
  return {
    id: toBranded<AddressId>(data.id),
    kind: data.type === 2 ? 'overseas' : 'domestic',
    receiver: data.receiver === '' ? fullName : data.receiver,
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
    isDefault: data.isdefault,
    createdAt: toTime(data.createtime),
  };
}
