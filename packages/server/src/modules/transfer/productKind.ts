import { asc, inArray } from 'drizzle-orm';
import { products, skus } from '../../db/schema/products.ts';
import { canonicalJson } from '../../http/digest.ts';
import { type ProductEntry, productSchema } from './productSchema.ts';
import { productsSheet, skusSheet } from './productSheets.ts';
import { defineKind, hide, type ShopReading, type ShopWriting } from './kind.ts';
import { sortByWeigh } from './order.ts';
import { readProducts } from './readProducts.ts';
import { blank } from './values.ts';
import { writeProducts } from './writeProducts.ts';

const batchSize = 200;
export const productsKind = defineKind({
  name: 'goods',
  schema: productSchema,
  sheets: [productsSheet, skusSheet],
  toKey: ({ slug: name }) => name,
  uniqueNames: (product) => product.skus.map(({ sn }) => sn),
  async read(shop, keys) {
    const isWanted = keys === undefined ? undefined : inArray(products.slug, [...keys]);
    return readProducts(
      shop,
      await shop.db.select().from(products).where(isWanted).orderBy(asc(products.id)),
    );
  },
  async *readBatches(shop) {
    const ids = await shop.db.select({ id: products.id }).from(products).orderBy(asc(products.id));
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize).map(({ id }) => id);
      yield await readProducts(
        shop,
        await shop.db.select().from(products).where(inArray(products.id, batch)).orderBy(asc(products.id)),
      );
    }
  },
  settle: settleProduct,
  lock: lockProducts,
  write: writeProducts,
  offSale: hide,
});

/** Locks the variants of products, in the same order as orders do. */
export async function lockProducts({ db }: ShopReading, slugs: readonly string[]): Promise<void> {
  const wanted = db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  await db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.productId, wanted))
    .orderBy(asc(skus.id))
    .for('update');
}

/** The product with what follows from others of its fields, and with what only the shop changes, such as stock. */
export async function settleProduct(
  product: ProductEntry,
  known: ProductEntry | undefined,
  shop: ShopWriting,
): Promise<ProductEntry> {
  return {
    ...product,
    ...(await getPicture(product, known, shop)),
    imageAlts: alignAlts(product, known),
    isDraft: product.isDraft && product.status === 'hidden',
    sales: known?.sales ?? product.sales,
    createtime: product.createtime ?? known?.createtime ?? shop.now,
    skus: settleSkus(product, known, shop),
    attributes: [...product.attributes].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1)),
  };
}

const toKey = ({ attribute, value }: ProductEntry['attributes'][number]) => `${attribute}/${value}`;

async function getPicture(product: ProductEntry, known: ProductEntry | undefined, { measure }: ShopWriting) {
  const { imageWidth, imageHeight, color, images } = product;
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

/** Sheets have pictures without these texts: a picture that stays keeps its own. */
function alignAlts({ images, imageAlts }: ProductEntry, known: ProductEntry | undefined) {
  if (known === undefined || canonicalJson(imageAlts) !== canonicalJson(known.imageAlts)) return imageAlts;
  if (known.imageAlts.length === 0) return imageAlts;
  return images.map((key) => known.imageAlts[known.images.indexOf(key)] ?? blank);
}

function settleSkus(
  product: ProductEntry,
  known: ProductEntry | undefined,
  { setsStock }: ShopWriting,
): ProductEntry['skus'] {
  const knownSkus = new Map(known?.skus.map((sku) => [sku.sn, sku]));
  const given = product.skus.map((sku, index) => {
    const old = knownSkus.get(sku.sn);
    return {
      ...sku,
      stock: setsStock ? sku.stock : (old?.stock ?? sku.stock),
      weigh: sku.weigh ?? old?.weigh ?? 100 - index,
      marketPrices: fillIn(sku.marketPrices, sku.prices),
    };
  });
  const named = new Set(product.skus.map(({ sn }) => sn));
  // A missing SKU that is already withdrawn is no change.
  const retired = (known?.skus ?? []).filter(
    (sku) =>
      !named.has(sku.sn) &&
      !sku.isActive &&
      sku.values.length === product.specs.length &&
      sku.values.every((value, index) => product.specs[index]?.values.includes(value)),
  );
  return sortByWeigh([...given, ...retired], ({ sn }) => sn);
}

/** A market price for every price, and none without. */
function fillIn(
  market: ProductEntry['skus'][number]['prices'],
  prices: ProductEntry['skus'][number]['prices'],
) {
  return Object.fromEntries(
    Object.entries(prices).map(([currency, price]) => [currency, market[currency] ?? price]),
  );
}
