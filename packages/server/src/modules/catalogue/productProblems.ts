import type { FieldProblem } from '@pawlet/core/contract';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/products.ts';
import type { ShopReading } from '../transfer/kind.ts';
import type { ProductEntry } from '../transfer/productSchema.ts';
import type { Names } from '../transfer/references.ts';
import { hashOfKey, type ShopPictures } from '../transfer/shopPictures.ts';
import { picture, video } from '../transfer/values.ts';

type Problems = Record<string, FieldProblem>;

/** What is wrong with category, brand, attributes and other facts, by field of the API. */
export async function findFactProblems(
  { references }: ShopReading,
  product: ProductEntry,
): Promise<Problems> {
  const problems: Problems = {};
  const [categories, brands, guarantees, values] = [
    await references.categories(),
    await references.brands(),
    await references.guarantees(),
    await references.values(),
  ];
  if (!categories.has(product.category)) problems['category'] = 'exists';
  if (product.brand !== null && !brands.has(product.brand)) problems['brand'] = 'exists';
  if (!v.is(video, product.video)) problems['video'] = 'format';
  for (const [index, promise] of product.guarantees.entries())
    if (!guarantees.has(promise)) problems[`guarantees.${index}`] = 'exists';
  const seen = new Set<string>();
  for (const [index, { attribute, value }] of product.attributes.entries()) {
    const name = `${attribute}/${value}`;
    if (!values.has(name)) problems[`attributes.${index}.value`] = 'exists';
    else if (seen.has(name)) problems[`attributes.${index}.value`] = 'taken';
    seen.add(name);
  }
  return problems;
}

/** Slugs of the products to which SKU numbers belong. */
export async function findOwners(
  db: Database,
  list: readonly Pick<ProductEntry, 'skus'>[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = list.flatMap((product) => product.skus.map(({ sn }) => sn));
  const rows = await db
    .select({ sku: skus.skuCode, slug: products.slug })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.skuCode, numbers));
  return new Map(rows.map(({ sku, slug }) => [sku, slug]));
}

/**
 * What is wrong with options and variants, by field of the API; prices are checked beside their input.
 * @param owners slugs of products by SKU number
 */
export async function findVariantProblems(
  { references }: ShopReading,
  product: ProductEntry,
  owners: ReadonlyMap<string, string>,
): Promise<Problems> {
  const problems = findOptionProblems(product, await references.attributes(), await references.values());
  const taken = new Set<string>();
  const combinations = new Set<string>();
  for (const [index, { sn, values, image }] of product.skus.entries()) {
    const at = `variants.${index}`;
    const owner = owners.get(sn) ?? product.slug;
    if (taken.has(sn) || owner !== product.slug) problems[`${at}.sku`] = 'taken';
    taken.add(sn);
    const combination = values.join('/');
    const isKnown =
      values.length === product.specs.length &&
      values.every((value, place) => product.specs[place]?.values.includes(value));
    if (!isKnown) problems[`${at}.values`] = 'choice';
    else if (combinations.has(combination)) problems[`${at}.values`] = 'taken';
    combinations.add(combination);
    if (!v.is(picture, image)) problems[`${at}.picture`] = 'format';
  }
  return problems;
}

function findOptionProblems({ specs }: ProductEntry, attributes: Names, values: Names): Problems {
  const problems: Problems = {};
  const seen = new Set<string>();
  for (const [index, { attribute, values: own }] of specs.entries()) {
    if (!attributes.has(attribute)) problems[`options.${index}.attribute`] = 'exists';
    else if (seen.has(attribute)) problems[`options.${index}.attribute`] = 'taken';
    seen.add(attribute);
    for (const [place, value] of own.entries()) {
      if (!values.has(`${attribute}/${value}`)) problems[`options.${index}.values.${place}`] = 'exists';
      else if (own.indexOf(value) !== place) problems[`options.${index}.values.${place}`] = 'taken';
    }
  }
  return problems;
}

/** What is wrong with pictures that were not there before, by field of the API. */
export async function findPictureProblems(
  pictures: Pick<ShopPictures, 'has' | 'open'>,
  product: ProductEntry,
  known: ProductEntry | undefined,
): Promise<Problems> {
  const problems: Problems = {};
  const isNew = (key: string) =>
    key !== '' && !known?.images.includes(key) && !known?.skus.some(({ image }) => image === key);
  for (const [index, key] of product.images.entries()) {
    const at = `pictures.${index}.key`;
    if (product.images.indexOf(key) !== index) problems[at] = 'taken';
    else if (isNew(key)) {
      const problem = await findKeyProblem(pictures, key);
      if (problem !== null) problems[at] = problem;
    }
  }
  for (const [index, { image }] of product.skus.entries()) {
    const problem = isNew(image) ? await findKeyProblem(pictures, image) : null;
    if (problem !== null) problems[`variants.${index}.picture`] = problem;
  }
  return problems;
}

/** What is wrong with the key of a picture that was not there before; null without a problem. */
export async function findKeyProblem(
  pictures: Pick<ShopPictures, 'has' | 'open'>,
  key: string,
): Promise<FieldProblem | null> {
  if (!v.is(picture, key) || key === '') return 'format';
  // Pictures of other servers are shown as they are.
  if (key.startsWith('https://')) return null;
  const hash = hashOfKey(key);
  const exists = hash === undefined ? (await pictures.open(key)) !== undefined : await pictures.has(hash);
  return exists ? null : 'exists';
}
