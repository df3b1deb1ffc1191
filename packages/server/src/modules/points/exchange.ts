import type { AddressWire, ParsedInputOf, scoreExchange } from '@pawlet/core/contract';
import { addressLines } from '@pawlet/core/rules';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import type { Localized } from '../../i18n/language.ts';
import type { Random } from '../../ports/random.ts';
import { toAddresses } from '../address/present.ts';
import { findAddress } from '../address/service.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { arePointsOn } from './settings.ts';
import { lockShopper } from '../user/accounts.ts';
import { findPoints, spendPoints } from './ledger.ts';
import { countPieces, findProduct, insertExchange, type ProductRow, takePieces } from './repository.ts';

type ExchangeInput = ParsedInputOf<typeof scoreExchange>;

/** Exchanges points for a product: points, stock and the exchange atomically in the call's transaction. */
export async function exchangePoints(
  random: Random,
  context: ShopperContext,
  input: ExchangeInput,
): Promise<Result<{ id: number; orderid: string; score: number }>> {
  const { db, shopper, now } = context;
  const { exchange_id: productId, nums: quantity } = input;
  const product = await findProduct(db, productId);
  if (!product) return refuse('NOT_FOUND');
  if (!(await arePointsOn(db))) return invalid({ exchange_id: 'choice' }, 'points.off');
  if (!product.isActive) return refuse('OFF_SHELF', { data: { lines: [{ id: productId }] } });
  const model = chosenModel(product, input.model);
  if (model === 'missing')
    return invalid({ model: input.model === '' ? 'required' : 'choice' }, 'exchange.modelNeeded');
  const target = await findTarget(context, product, input.address_id);
  if ('code' in target) return target;

  // A concurrent exchange of the same shopper waits here, so that the limit is counted correctly.
  await lockShopper(db, shopper.id);
  const { personLimit: limit } = product;
  if (limit > 0 && (await countPieces(db, shopper.id, productId)) + quantity > limit)
    return refuse('LIMIT_REACHED', { data: { limit }, messageKey: 'exchange.limit' });
  const points = product.points * quantity;
  const have = await findPoints(db, shopper.id);
  if (have < points) return refuse('POINTS_SHORT', { data: { need: points, have } });
  if (!(await takePieces(db, productId, quantity))) {
    const left = (await findProduct(db, productId))?.stock ?? 0;
    return refuse('OUT_OF_STOCK', { data: { lines: [{ id: productId, left }] } });
  }
  const exchange = await insertExchange(db, {
    ...target,
    exchangeSn: createOrderNumber(now, random),
    userId: shopper.id,
    productId,
    type: product.type,
    title: product.title,
    image: product.images[0] ?? '',
    model,
    quantity,
    points,
    memo: input.memo,
    createtime: now,
    updatetime: now,
  });
  const spent = { userId: shopper.id, points, kind: 'exchange', ref: exchange.id, now } as const;
  const balance = await spendPoints(db, spent);
  if (balance === null) return refuse('POINTS_SHORT', { data: { need: points, have } });
  return ok({ id: exchange.id, orderid: exchange.exchangeSn, score: balance });
}

/** The model by its name in any language; null for a product without models. */
function chosenModel({ models }: ProductRow, name: string): Localized | null | 'missing' {
  if (models.length === 0) return null;
  return models.find((model) => Object.values(model).includes(name)) ?? 'missing';
}

interface Target {
  readonly receiver: string;
  readonly mobile: string;
  readonly address: string;
}

async function findTarget(
  context: ShopperContext,
  { type }: ProductRow,
  addressId: number,
): Promise<Target | Refusal> {
  if (type === 'virtual') return { receiver: '', mobile: '', address: '' };
  if (addressId === 0) return invalid({ address_id: 'required' }, 'exchange.addressNeeded');
  const row = await findAddress(context.db, context.shopper.id, addressId);
  const [address] = row ? await toAddresses(context, [row]) : [];
  if (!row || !address) return refuse('NOT_FOUND');
  if (address.type === 2) return toOverseasTarget(address);
  return { receiver: row.receiver, mobile: row.mobile, address: address.address ?? row.detail };
}

/** An exchange stores its address as one text: abroad with town, postcode and country. */
function toOverseasTarget(address: AddressWire): Target {
  const lines = addressLines({
    countryCode: address.country_code ?? '',
    detail: address.address ?? '',
    city: address.city_name ?? '',
    province: address.province_name ?? '',
    zipcode: address.zipcode ?? '',
  });
  return {
    receiver: address.receiver ?? '',
    mobile: `+${address.area_code ?? ''} ${address.mobile ?? ''}`,
    address: [...lines, address.country_name].filter((part) => (part ?? '') !== '').join(', '),
  };
}
