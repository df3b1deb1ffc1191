import type { UserWire } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import type { ShopperRow } from './repository.ts';

/** The token record that is merged into a user. */
export interface TokenRecord {
  /** '' for calls that do not log in. */
  readonly token: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** For calls that do not log in. */
export const noRecord: TokenRecord = { token: '', createdAt: 0, expiresAt: 0 };

/** A shopper in the wire format for that shopper. */
export function toWireUser(context: RequestContext, row: ShopperRow, record: TokenRecord): UserWire {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    mobile: shownMobile(row.mobile),
    avatar:
      row.avatar === '' || /^https?:/u.test(row.avatar) ? row.avatar : `${context.baseUrl}${row.avatar}`,
    score: row.points,
    level: row.level,
    bio: row.bio,
    money: (row.balanceMinor / 100).toFixed(2),
    gender: row.gender,
    email: row.email ?? '',
    has_password: row.passwordHash === null ? 0 : 1,
    token: record.token,
    user_id: row.id,
    createtime: record.createdAt,
    expiretime: record.expiresAt,
    expires_in: record.expiresAt - context.now,
  };
}

/** A mobile number of China without its prefix, any other with it. */
function shownMobile(mobile: string | null): string {
  if (mobile === null) return '';
  return /^861[3-9]\d{9}$/u.test(mobile) ? mobile.slice(2) : `+${mobile}`;
}
