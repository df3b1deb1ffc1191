import { productCalls, shopCurrencies } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';
import { readShopCurrencies } from '../config/shopCurrencies.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readSetting } from '../settings/readSetting.ts';
import { lowStockSetting } from '../stock/settings.ts';
import type { ProductEntry } from '../transfer/productSchema.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { blank } from '../transfer/values.ts';
import { onProduct, refuseFields, returnProduct, saveProduct, toShop } from './editProduct.ts';
import { readOperatorProduct } from './operatorProduct.ts';
import { changeFacts, changePictures, changeTexts, changeVariants } from './productChanges.ts';
import { countProducts, findProductPage, toProductCondition } from './productPage.ts';
import { findPriceProblems, mergePrices } from './productPrices.ts';
import { findFactProblems, findOwners, findPictureProblems, findVariantProblems } from './productProblems.ts';
import { createSlug, toSlug } from './slug.ts';
import { findGaps } from './productState.ts';

const newProduct: Omit<ProductEntry, 'slug' | 'category'> = {
  brand: null,
  status: 'hidden',
  isDraft: true,
  isRecommended: false,
  isHot: false,
  isNew: false,
  isBest: false,
  isIndex: false,
  images: [],
  imageAlts: [],
  video: '',
  params: [],
  guarantees: [],
  weightGrams: 0,
  buyMin: 1,
  buyLimit: 0,
  isAbroad: true,
  sales: 0,
  weigh: 0,
  originalLanguage: 'en',
  title: blank,
  subtitle: blank,
  content: blank,
  specs: [],
  skus: [],
  attributes: [],
};

/** Products: list, editing, publishing. */
export const productArea: OperatorArea = (add) => {
  add(productCalls.listCurrencies, async ({ db }) => {
    const offered = await readShopCurrencies(db);
    return done({
      items: [...offered].flatMap((one) => shopCurrencies.find((known) => known === one) ?? []),
    });
  });

  add(productCalls.listProducts, async ({ db, language, baseUrl }, { fields }) => {
    const { cursor, limit, sort, withTotal, isLow, ...filter } = fields;
    const context = { language, baseUrl, lowLevel: await readSetting({ db }, lowStockSetting) };
    const where = await toProductCondition(db, { ...filter, isLow: isLow === 'true' }, context);
    const page = await findProductPage(db, where, { sort, cursor, limit }, context);
    if (page === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    return done({ ...page, total: withTotal === undefined ? null : await countProducts(db, where) });
  });

  add(productCalls.readProduct, async ({ db, baseUrl }, { params }) => {
    const product = await readOperatorProduct(db, params.id, baseUrl);
    return product ? done(product, { version: product.version }) : refuseWith('not-found');
  });

  add(productCalls.createProduct, async (call, { fields }) => {
    const { db, deps } = call;
    const {
      slug,
      originalLanguage,
      title,
      subtitle,
      content,
      parameters,
      options,
      variants,
      pictures,
      ...facts
    } = fields;
    const texts = { originalLanguage, title, subtitle, content, parameters };
    const named = await changeTexts(
      changeFacts({ ...newProduct, slug: '', category: facts.category }, facts),
      texts,
      getSanitiser(call),
    );
    if (named.title[named.originalLanguage] === '')
      return refuseWith('invalid', { fields: { [`title.${named.originalLanguage}`]: 'required' } });
    const original = named.title[named.originalLanguage];
    const slugs = await db
      .select({ slug: products.slug })
      .from(products)
      .where(eq(products.slug, slug ?? toSlug(original)));
    const isTaken = (one: string) => slugs.some((row) => row.slug === one);
    if (slug !== undefined && isTaken(slug)) return refuseWith('invalid', { fields: { slug: 'taken' } });
    const withVariants = changeVariants(named, { options, variants });
    const stocks = variants.map(({ stock }) => stock);
    const product = changePictures(
      {
        ...withVariants,
        slug: slug ?? createSlug(original, { fallback: 'product', isTaken, random: deps.random }),
        skus: withVariants.skus.map((sku, index) => ({ ...sku, stock: stocks[index] ?? 0 })),
      },
      pictures,
    );
    const shop = toShop(call);
    const problem =
      refuseFields({
        ...(await findFactProblems(shop, product)),
        ...(await findVariantProblems(shop, product, await findOwners(db, [product]))),
        ...(await findPictureProblems(createShopPictures(deps), product, undefined)),
        ...findAllPriceProblems(variants),
      }) ?? (await saveProduct(shop, product, undefined));
    if (problem !== null) return problem;
    const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, product.slug));
    return returnProduct(call, row?.id ?? 0);
  });

  add(productCalls.editProduct, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }, shop) => {
      const product = changeFacts(entry, fields);
      return refuseFields(await findFactProblems(shop, product)) ?? product;
    }),
  );

  add(productCalls.editProductTexts, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }) => {
      const product = await changeTexts(entry, fields, getSanitiser(call));
      const { originalLanguage: original } = product;
      return product.title[original] === ''
        ? refuseWith('invalid', { fields: { [`title.${original}`]: 'required' } })
        : product;
    }),
  );

  add(productCalls.editProductPrices, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }) => {
      const given = new Map(fields.variants.map(({ sku, prices }) => [sku, prices]));
      const known = new Set(entry.skus.map(({ sn }) => sn));
      const unknown = fields.variants.flatMap(({ sku }, index) =>
        known.has(sku) ? [] : [[`variants.${index}.sku`, 'exists'] as const],
      );
      const product = {
        ...entry,
        skus: entry.skus.map((sku) => ({ ...sku, ...mergePrices(sku, given.get(sku.sn) ?? []) })),
      };
      return (
        refuseFields({ ...findAllPriceProblems(fields.variants), ...Object.fromEntries(unknown) }) ?? product
      );
    }),
  );

  add(productCalls.editProductVariants, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }, shop) => {
      const product = changeVariants(entry, fields);
      const problems = {
        ...(await findVariantProblems(shop, product, await findOwners(call.db, [product]))),
        ...(await findPictureProblems(createShopPictures(call.deps), product, entry)),
        ...findAllPriceProblems(fields.variants),
      };
      return refuseFields(problems) ?? product;
    }),
  );

  add(productCalls.editProductPictures, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }) => {
      const product = changePictures(entry, fields.pictures);
      const pictures = createShopPictures(call.deps);
      return refuseFields(await findPictureProblems(pictures, product, entry)) ?? product;
    }),
  );

  add(productCalls.publishProduct, (call, { params, fields }) =>
    onProduct(call, params.id, async ({ entry }) =>
      findGaps(entry).length > 0
        ? refuseWith('conflict', { reason: 'incomplete' })
        : { ...entry, isDraft: false, status: fields.isSoldOut ? 'soldout' : 'normal' },
    ),
  );

  add(productCalls.unpublishProduct, (call, { params }) =>
    onProduct(call, params.id, async ({ entry }) => ({ ...entry, status: 'hidden' })),
  );
};

/** The storefront sanitises what it shows too: a shop whose storefront is elsewhere stores HTML as it is given. */
function getSanitiser({ deps }: OperatorCall) {
  return deps.toSafeHtml ?? ((html: string) => Promise.resolve(html));
}

function findAllPriceProblems(
  variants: readonly { readonly prices: Parameters<typeof findPriceProblems>[0] }[],
) {
  return Object.assign(
    {},
    ...variants.map(({ prices }, index) => findPriceProblems(prices, `variants.${index}.prices`)),
  ) as ReturnType<typeof findPriceProblems>;
}
