import { and, eq } from 'drizzle-orm';
import type { AddressWire, addressV2addedit, ParsedInputOf } from '@pawlet/core/contract';
import { addresses } from '../../db/schema/address.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { lockShopper } from '../cart/lockShopper.ts';
import { toAddresses } from './present.ts';
import { clearDefault, findAddress, findAddresses } from './repository.ts';
import { findRegions } from './regions.ts';

export { type AddressRow, countUse, findAddress } from './repository.ts';

const mostAddresses = 50;

/** Every address of the shopper. */
export async function readAddresses(context: ShopperContext): Promise<AddressWire[]> {
  return toAddresses(context, await findAddresses(context.db, context.shopper.id));
}

/** One address of the shopper. */
export async function readAddress(context: ShopperContext, id: number): Promise<Result<AddressWire>> {
  const row = await findAddress(context.db, context.shopper.id, id);
  const [address] = row ? await toAddresses(context, [row]) : [];
  return address ? ok(address) : refuse('NOT_FOUND');
}

/** The default address of the shopper. */
export async function readDefault(context: ShopperContext): Promise<Result<AddressWire>> {
  const [first] = await findAddresses(context.db, context.shopper.id);
  const [address] = first?.isdefault === 1 ? await toAddresses(context, [first]) : [];
  return address ? ok(address) : refuse('NOT_FOUND');
}

/** Adds a domestic address, or changes one. The first address becomes the default one. */
export async function saveDomestic(
  context: ShopperContext,
  input: ParsedInputOf<typeof addressV2addedit>,
): Promise<Result<{ id: number }>> {
  const { db, shopper, now, language } = context;
  const region = (await findRegions(db, [input.area_id], language)).get(input.area_id);
  if (!region) return invalid({ area_id: 'exists' });
  await lockShopper(db, shopper.id);
  const known = await findAddresses(db, shopper.id);
  const old = known.find(({ id }) => id === input.id);
  if (input.id !== null && !old) return refuse('NOT_FOUND');
  if (!old && known.length >= mostAddresses)
    return refuse('LIMIT_REACHED', { data: { limit: mostAddresses } });
  const isDefault = input.isdefault === 1 || known.length === 0;
  const values = {
    type: 1,
    countryCode: 'CHN',
    provinceId: region.provinceId,
    cityId: region.cityId,
    areaId: region.areaId,
    receiver: input.receiver,
    mobile: input.mobile,
    detail: input.address,
    overseas: null,
    billing: null,
    isdefault: isDefault ? 1 : 0,
    updatetime: now,
  };
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

/** Removes an address; orders keep their own copy. */
export async function removeAddress({ db, shopper, now }: ShopperContext, id: number): Promise<Result<null>> {
  const row = await findAddress(db, shopper.id, id);
  if (!row) return refuse('NOT_FOUND');
  await db.update(addresses).set({ deletetime: now, isdefault: 0 }).where(ownRow(shopper.id, id));
  return ok();
}

/** Makes an address the default one. */
export async function setDefault({ db, shopper, now }: ShopperContext, id: number): Promise<Result<null>> {
  await lockShopper(db, shopper.id);
  const row = await findAddress(db, shopper.id, id);
  if (!row) return refuse('NOT_FOUND');
  await clearDefault(db, shopper.id, id);
  await db.update(addresses).set({ isdefault: 1, updatetime: now }).where(ownRow(shopper.id, id));
  return ok();
}

function ownRow(userId: number, id: number) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId));
}
