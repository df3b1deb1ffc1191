import { asc, inArray } from 'drizzle-orm';
import { goods, skus } from '../../db/schema/goods.ts';
import { type Good, goodSchema } from './goodSchema.ts';
import { defineKind, hide, type ShopReading, type ShopWriting } from './kind.ts';
import { sortByWeigh } from './order.ts';
import { readGoods } from './readGoods.ts';
import { writeGoods } from './writeGoods.ts';

const batchSize = 200;
export const goodsKind = defineKind({
  name: 'goods',
  schema: goodSchema,
  keyOf: ({ slug: name }) => name,
  uniqueNames: (good) => good.skus.map(({ sn }) => sn),
  async read(shop, keys) {
    const isWanted = keys === undefined ? undefined : inArray(goods.slug, [...keys]);
    return readGoods(shop, await shop.db.select().from(goods).where(isWanted).orderBy(asc(goods.id)));
  },
  async *readBatches(shop) {
    const ids = await shop.db.select({ id: goods.id }).from(goods).orderBy(asc(goods.id));
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize).map(({ id }) => id);
      yield await readGoods(
        shop,
        await shop.db.select().from(goods).where(inArray(goods.id, batch)).orderBy(asc(goods.id)),
      );
    }
  },
  settle,
  async lock({ db }: ShopReading, keys) {
    const wanted = db
      .select({ id: goods.id })
      .from(goods)
      .where(inArray(goods.slug, [...keys]));
    await db
      .select({ id: skus.id })
      .from(skus)
      .where(inArray(skus.goodsId, wanted))
      .orderBy(asc(skus.id))
      .for('update');
  },
  write: writeGoods,
  offSale: hide,
});

async function settle(good: Good, known: Good | undefined, shop: ShopWriting): Promise<Good> {
  return {
    ...good,
    ...(await pictureOf(good, known, shop)),
    sales: known?.sales ?? good.sales,
    createtime: good.createtime ?? known?.createtime ?? shop.now,
    skus: settleSkus(good, known, shop),
    attributes: [...good.attributes].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  };
}

const keyOf = ({ attribute, value }: Good['attributes'][number]) => `${attribute}/${value}`;

async function pictureOf(good: Good, known: Good | undefined, { measure }: ShopWriting) {
  const { imageWidth, imageHeight, color, images } = good;
  if (imageWidth !== undefined && imageHeight !== undefined && color !== undefined) return {};
  const [main = ''] = images;
  const isSame = known !== undefined && known.images[0] === main;
  const measured = isSame ? null : await measure(main);
  return {
    imageWidth: imageWidth ?? (isSame ? known.imageWidth : measured?.width) ?? 800,
    imageHeight: imageHeight ?? (isSame ? known.imageHeight : measured?.height) ?? 800,
    color: color ?? (isSame ? known.color : measured?.color) ?? '#eeeeee',
  };
}

function settleSkus(good: Good, known: Good | undefined, { setsStock }: ShopWriting): Good['skus'] {
  const knownSkus = new Map(known?.skus.map((sku) => [sku.sn, sku]));
  const given = good.skus.map((sku, index) => {
    const old = knownSkus.get(sku.sn);
    return {
      ...sku,
      stock: setsStock ? sku.stock : (old?.stock ?? sku.stock),
      weigh: sku.weigh ?? old?.weigh ?? 100 - index,
      marketPrices: fillIn(sku.marketPrices, sku.prices),
    };
  });
  const named = new Set(good.skus.map(({ sn }) => sn));
  // A missing SKU that is already withdrawn is no change.
  const retired = (known?.skus ?? []).filter(
    (sku) =>
      !named.has(sku.sn) &&
      !sku.isActive &&
      sku.values.length === good.specs.length &&
      sku.values.every((value, index) => good.specs[index]?.values.includes(value)),
  );
  return sortByWeigh([...given, ...retired], ({ sn }) => sn);
}

/** A market price for every price, and none without. */
function fillIn(market: Good['skus'][number]['prices'], prices: Good['skus'][number]['prices']) {
  return Object.fromEntries(
    Object.entries(prices).map(([currency, price]) => [currency, market[currency] ?? price]),
  );
}
