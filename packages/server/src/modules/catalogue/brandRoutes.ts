import { brandCalls, type OperatorBrand } from '@pawlet/operator';
import { asc, count, eq } from 'drizzle-orm';
import { brands } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { type BrandEntry, brandsKind, brandSchema } from '../transfer/catalogueKinds.ts';
import { blank } from '../transfer/values.ts';
import { toShop } from './editProduct.ts';
import { computeEntryVersion } from './entryVersion.ts';
import { fillName } from './localizedTexts.ts';
import {
  chooseSlug,
  lockSlug,
  readEntries,
  refreshNames,
  removeUnused,
  writeEntries,
} from './structureEntries.ts';
import { findBrandUses } from './uses.ts';

/** Brands of the shop. */
export const brandArea: OperatorArea = (add) => {
  add(brandCalls.listBrands, async (call) => done({ items: await readBrands(call) }));

  add(brandCalls.createBrand, async (call, { fields }) => {
    const { slug: given, name, intro } = fields;
    const known = await readEntries(call.db, brandsKind, brandSchema);
    const slug = chooseSlug(given, name, { known, fallback: 'brand', random: call.deps.random });
    if (typeof slug !== 'string') return slug;
    return saveBrand(call, { slug, name, intro: fillName(blank, intro) }, false);
  });

  add(brandCalls.editBrand, async (call, { params, fields }) => {
    const { db, version } = call;
    const slug = await lockSlug(db, brands, params.id);
    const entry = (await readEntries(db, brandsKind, brandSchema)).get(slug ?? '');
    if (entry === undefined) return refuseWith('not-found');
    if (version !== (await computeEntryVersion(entry)))
      return refuseWith('changed', { current: await readBrand(call, entry.slug) });
    const { name = entry.name, intro } = fields;
    return saveBrand(
      call,
      { ...entry, name, intro: intro === undefined ? entry.intro : fillName(entry.intro, intro) },
      true,
    );
  });

  add(brandCalls.removeBrand, (call, { params: { id } }) =>
    removeUnused(call, brands, id, { findUses: findBrandUses }),
  );
};

async function saveBrand(
  call: OperatorCall,
  entry: BrandEntry,
  isKnown: boolean,
): Promise<OperatorResult<OperatorBrand>> {
  const shop = toShop(call);
  const problem = await writeEntries(shop, brandsKind, [entry], 'name');
  if (problem !== null) return problem;
  await refreshNames(call, shop, { brands: isKnown ? [entry.slug] : [] });
  const brand = await readBrand(call, entry.slug);
  return done(brand, { version: brand.version, target: String(brand.id) });
}

async function readBrand(call: Pick<OperatorCall, 'db'>, slug: string): Promise<OperatorBrand> {
  const brand = (await readBrands(call)).find((one) => one.slug === slug);
  if (brand === undefined) throw new Error('Pawlet: a brand that was written must exist.');
  return brand;
}

async function readBrands({ db }: Pick<OperatorCall, 'db'>): Promise<OperatorBrand[]> {
  const entries = await readEntries(db, brandsKind, brandSchema);
  const rows = await db
    .select({ id: brands.id, slug: brands.slug, products: count(products.id) })
    .from(brands)
    .leftJoin(products, eq(products.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(asc(brands.name), asc(brands.id));
  const items: OperatorBrand[] = [];
  for (const row of rows) {
    const entry = entries.get(row.slug);
    if (entry !== undefined)
      items.push({ ...row, version: await computeEntryVersion(entry), name: entry.name, intro: entry.intro });
  }
  return items;
}
