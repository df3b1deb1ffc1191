import type { InferOutput } from 'valibot';
import type { userShape, userWithCountsShape } from '../../contract/shapes/user.ts';
import { fromWire } from '../../rules/money.ts';
import type { User, UserWithCounts } from '../types/account.ts';

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
