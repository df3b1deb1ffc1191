import type { FieldProblem } from '@pawlet/core/contract';
import { categoryCalls, type OperatorCategory, type ParsedOperatorInputOf } from '@pawlet/operator';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { categories, categoryAttributes } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { categoriesKind, type CategoryEntry, categorySchema } from '../transfer/catalogueKinds.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { blank } from '../transfer/values.ts';
import { refuseFields, toShop } from './editProduct.ts';
import { computeEntryVersion } from './entryVersion.ts';
import { fillName, findOriginal } from './localizedTexts.ts';
import { findKeyProblem } from './productProblems.ts';
import {
  chooseSlug,
  lockSlug,
  orderEntries,
  readEntries,
  refreshNames,
  removeUnused,
  writeEntries,
} from './structureEntries.ts';
import { findCategoryUses } from './uses.ts';

/** Categories of the shop. */
export const categoryArea: OperatorArea = (add) => {
  add(categoryCalls.listCategories, async (call) => done({ items: await readCategories(call) }));

  add(categoryCalls.createCategory, async (call, { fields }) => {
    const { slug: given, name, ...more } = fields;
    const known = await readEntries(call.db, categoriesKind, categorySchema);
    const filled = fillName(blank, name);
    if (filled.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    const text = filled[findOriginal(filled)];
    const slug = chooseSlug(given, text, { known, fallback: 'category', random: call.deps.random });
    if (typeof slug !== 'string') return slug;
    const entry = v.parse(categorySchema, { slug, name: filled });
    return saveCategory(call, toEdited(entry, more), known, undefined);
  });

  add(categoryCalls.editCategory, async (call, { params, fields }) => {
    const slug = await lockSlug(call.db, categories, params.id);
    const known = await readEntries(call.db, categoriesKind, categorySchema);
    const entry = known.get(slug ?? '');
    if (entry === undefined) return refuseWith('not-found');
    if (call.version !== (await computeEntryVersion(entry)))
      return refuseWith('changed', { current: await readCategory(call, params.id) });
    const { name, ...more } = fields;
    const edited = toEdited(
      { ...entry, name: name === undefined ? entry.name : fillName(entry.name, name) },
      more,
    );
    if (edited.name.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    return saveCategory(call, edited, known, entry);
  });

  add(categoryCalls.orderCategories, async (call, { fields }) => {
    const problem = await orderEntries(call.db, categories, fields.ids);
    if (problem !== null) return problem;
    return done({ items: await readCategories(call) });
  });

  add(categoryCalls.removeCategory, (call, { params: { id } }) =>
    removeUnused(call, categories, id, {
      findUses: findCategoryUses,
      removeParts: () => call.db.delete(categoryAttributes).where(eq(categoryAttributes.categoryId, id)),
    }),
  );
};

type CategoryChanges = Omit<ParsedOperatorInputOf<typeof categoryCalls.editCategory>, 'name'>;

function toEdited(
  entry: CategoryEntry,
  { parent, picture, label, isHidden, filters }: CategoryChanges,
): CategoryEntry {
  return {
    ...entry,
    parent: parent === undefined ? entry.parent : parent,
    image: picture ?? entry.image,
    flagText: label ?? entry.flagText,
    status: isHidden === undefined ? entry.status : isHidden ? 'hidden' : 'normal',
    filters:
      filters?.map(({ attribute, type, isRequired }, index) => ({
        attribute,
        type,
        isMust: isRequired,
        weigh: filters.length - index,
      })) ?? entry.filters,
  };
}

async function saveCategory(
  call: OperatorCall,
  entry: CategoryEntry,
  known: ReadonlyMap<string, CategoryEntry>,
  before: CategoryEntry | undefined,
): Promise<OperatorResult<OperatorCategory>> {
  const { db } = call;
  const shop = toShop(call);
  const attributes = await shop.references.attributes();
  const isNewPicture = entry.image !== '' && entry.image !== before?.image;
  const pictureProblem = isNewPicture
    ? await findKeyProblem(createShopPictures(call.deps), entry.image)
    : null;
  const names = entry.filters.map(({ attribute }) => attribute);
  const wrong: Record<string, FieldProblem> = {};
  for (const [index, attribute] of names.entries()) {
    if (!attributes.has(attribute)) wrong[`filters.${index}.attribute`] = 'exists';
    else if (names.indexOf(attribute) !== index) wrong[`filters.${index}.attribute`] = 'taken';
  }
  const problem =
    refuseFields({
      ...(entry.parent !== null && !known.has(entry.parent) ? { parent: 'exists' as const } : {}),
      ...(pictureProblem === null ? {} : { picture: pictureProblem }),
      ...wrong,
    }) ?? (await writeEntries(shop, categoriesKind, [entry], 'parent'));
  if (problem !== null) return problem;
  await refreshNames(call, shop, { categories: before === undefined ? [] : [entry.slug] });
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, entry.slug));
  const category = await readCategory(call, row?.id ?? 0);
  return done(category, { version: category.version, target: String(category.id) });
}

async function readCategory(
  call: Pick<OperatorCall, 'db' | 'baseUrl'>,
  id: number,
): Promise<OperatorCategory> {
  const category = (await readCategories(call)).find((one) => one.id === id);
  if (category === undefined) throw new Error('Pawlet: a category that was written must exist.');
  return category;
}

async function readCategories({
  db,
  baseUrl,
}: Pick<OperatorCall, 'db' | 'baseUrl'>): Promise<OperatorCategory[]> {
  const entries = await readEntries(db, categoriesKind, categorySchema);
  const rows = await db.select().from(categories).orderBy(desc(categories.weigh), asc(categories.id));
  const counts = await countProducts(
    db,
    rows.map(({ id }) => id),
  );
  const items: OperatorCategory[] = [];
  for (const { id, slug } of rows) {
    const entry = entries.get(slug);
    if (entry === undefined) continue;
    items.push({
      id,
      slug,
      version: await computeEntryVersion(entry),
      parent: entry.parent,
      name: entry.name,
      picture: entry.image,
      pictureUrl: pictureUrl(baseUrl, entry.image),
      label: entry.flagText,
      rank: entry.weigh,
      isHidden: entry.status === 'hidden',
      filters: entry.filters.map(({ attribute, type, isMust }) => ({ attribute, type, isRequired: isMust })),
      products: counts.get(id) ?? 0,
    });
  }
  return items;
}

async function countProducts(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, total: count() })
    .from(products)
    .where(inArray(products.categoryId, [...ids]))
    .groupBy(products.categoryId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
