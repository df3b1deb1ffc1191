import type { AddressWire, addressV2addedit, ParsedInputOf } from '@pawlet/core/contract';
import { addresses } from '../../db/schema/address.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { lockShopper } from '../user/accounts.ts';
import { toAddresses } from './present.ts';
import { clearDefault, findAddress, findAddresses, ownRow } from './repository.ts';
import { saveAddress } from './save.ts';
import { findRegions } from './regions.ts';

export { type AddressRow, countUse, findAddress } from './repository.ts';
export { correctOverseas, saveOverseas } from './overseas.ts';

/** All addresses of the shopper. */
export async function readAddresses(context: ShopperContext): Promise<AddressWire[]> {
  return toAddresses(context, await findAddresses(context.db, context.shopper.id));
}

/** One address of the shopper. */
export async function readAddress(context: ShopperContext, id: number): Promise<Result<AddressWire>> {
  const row = await findAddress(context.db, context.shopper.id, id);
  const [address] = row ? await toAddresses(context, [row]) : [];
  return address ? ok(address) : refuse('NOT_FOUND');
}

/** One overseas address of the shopper. */
export async function readOverseas(context: ShopperContext, id: number): Promise<Result<AddressWire>> {
  const row = await findAddress(context.db, context.shopper.id, id);
  const [address] = row?.type === 2 ? await toAddresses(context, [row]) : [];
  return address ? ok(address) : refuse('NOT_FOUND');
}

/** The shopper's default address. */
export async function readDefault(context: ShopperContext): Promise<Result<AddressWire>> {
  const [first] = await findAddresses(context.db, context.shopper.id);
  const [address] = first?.isdefault === 1 ? await toAddresses(context, [first]) : [];
  return address ? ok(address) : refuse('NOT_FOUND');
}

/** Adds or updates a domestic address. The first address becomes the default. */
export async function saveDomestic(
  context: ShopperContext,
  input: ParsedInputOf<typeof addressV2addedit>,
): Promise<Result<{ id: number }>> {
  const { db, language } = context;
  const region = (await findRegions(db, [input.area_id], language)).get(input.area_id);
  if (!region) return invalid({ area_id: 'exists' });
  return saveAddress(
    context,
    { id: input.id, isDefault: input.isdefault === 1 },
    {
      type: 1,
      countryCode: 'CHN',
      provinceId: region.provinceId,
      cityId: region.cityId,
      areaId: region.areaId,
      receiver: input.receiver,
      mobile: input.mobile,
      detail: input.address,
      zipcode: '',
      overseas: null,
      billing: null,
    },
  );
}

/** Removes an address; orders have their own copy. */
export async function removeAddress({ db, shopper, now }: ShopperContext, id: number): Promise<Result<null>> {
  const row = await findAddress(db, shopper.id, id);
  if (!row) return refuse('NOT_FOUND');
  await db.update(addresses).set({ deletetime: now, isdefault: 0 }).where(ownRow(shopper.id, id));
  return ok();
}

/** Makes an address the default. */
export async function setDefault({ db, shopper, now }: ShopperContext, id: number): Promise<Result<null>> {
  await lockShopper(db, shopper.id);
  const row = await findAddress(db, shopper.id, id);
  if (!row) return refuse('NOT_FOUND');
  await clearDefault(db, shopper.id, id);
  await db.update(addresses).set({ isdefault: 1, updatetime: now }).where(ownRow(shopper.id, id));
  return ok();
}
