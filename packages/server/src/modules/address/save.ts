import { addresses } from '../../db/schema/address.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { lockShopper } from '../user/accounts.ts';
import { type AddressRow, clearDefault, findAddresses, ownRow } from './repository.ts';

const maxAddresses = 50;

/** The fields that both kinds of addresses share. */
export type AddressValues = Pick<
  AddressRow,
  | 'type'
  | 'countryCode'
  | 'provinceId'
  | 'cityId'
  | 'areaId'
  | 'receiver'
  | 'mobile'
  | 'detail'
  | 'zipcode'
  | 'overseas'
  | 'billing'
>;

export interface SaveChoice {
  /** The address to update; null adds one. */
  readonly id: number | null;
  readonly isDefault: boolean;
}

/** Adds an address, or updates one of the same kind. The first address becomes the default. */
export async function saveAddress(
  { db, shopper, now }: ShopperContext,
  choice: SaveChoice,
  given: AddressValues,
): Promise<Result<{ id: number }>> {
  await lockShopper(db, shopper.id);
  const known = await findAddresses(db, shopper.id);
  const old = known.find(({ id, type }) => id === choice.id && type === given.type);
  if (choice.id !== null && !old) return refuse('NOT_FOUND');
  if (!old && known.length >= maxAddresses) return refuse('LIMIT_REACHED', { data: { limit: maxAddresses } });
  const isDefault = choice.isDefault || known.length === 0;
  const values = { ...given, isdefault: isDefault ? 1 : 0, updatetime: now };
  if (isDefault) await clearDefault(db, shopper.id, old?.id);
  if (old) {
    await db.update(addresses).set(values).where(ownRow(shopper.id, old.id));
    return ok({ id: old.id });
  }
  const [row] = await db
    .insert(addresses)
    .values({ ...values, userId: shopper.id, createtime: now })
    .returning({ id: addresses.id });
  return row ? ok({ id: row.id }) : refuse('NOT_FOUND');
}
