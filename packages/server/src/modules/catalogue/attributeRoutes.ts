import { attributeCalls, type OperatorAttribute, type ParsedOperatorInputOf } from '@pawlet/operator';
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { attributes, attributeValues } from '../../db/schema/category.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import type { Random } from '../../ports/random.ts';
import { type AttributeEntry, attributesKind, attributeSchema } from '../transfer/catalogueKinds.ts';
import { blank } from '../transfer/values.ts';
import { refuseFields, toShop } from './editProduct.ts';
import { computeEntryVersion } from './entryVersion.ts';
import { fillName, findOriginal } from './localizedTexts.ts';
import { createSlug } from './slug.ts';
import {
  chooseSlug,
  lockSlug,
  orderEntries,
  readEntries,
  refreshNames,
  removeUnused,
  writeEntries,
} from './structureEntries.ts';
import { findAttributeUses, findValueUses } from './uses.ts';

/** Attributes of products with their values. */
export const attributeArea: OperatorArea = (add) => {
  add(attributeCalls.listAttributes, async (call) => done({ items: await readAttributes(call) }));

  add(attributeCalls.createAttribute, async (call, { fields }) => {
    const { slug: given, name, values } = fields;
    const { random } = call.deps;
    const known = await readEntries(call.db, attributesKind, attributeSchema);
    const filled = fillName(blank, name);
    if (filled.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    const text = filled[findOriginal(filled)];
    const slug = chooseSlug(given, text, { known, fallback: 'attribute', random });
    if (typeof slug !== 'string') return slug;
    const weigh = Math.min(0, ...[...known.values()].map((one) => one.weigh - 1));
    const edited = withValues({ slug, name: filled, weigh, values: [] }, values, random);
    return 'status' in edited ? edited : saveAttribute(call, edited);
  });

  add(attributeCalls.editAttribute, async (call, { params, fields }) => {
    const { db, version } = call;
    const slug = await lockSlug(db, attributes, params.id);
    const entry = (await readEntries(db, attributesKind, attributeSchema)).get(slug ?? '');
    if (entry === undefined) return refuseWith('not-found');
    if (version !== (await computeEntryVersion(entry)))
      return refuseWith('changed', { current: await readAttribute(call, entry.slug) });
    const named = { ...entry, name: fillName(entry.name, fields.name ?? {}) };
    if (named.name.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    if (fields.values === undefined) return saveAttribute(call, named);
    const edited = withValues(named, fields.values, call.deps.random);
    if ('status' in edited) return edited;
    return (await removeMissing(call, params.id, edited)) ?? saveAttribute(call, edited);
  });

  add(attributeCalls.orderAttributes, async (call, { fields }) => {
    const problem = await orderEntries(call.db, attributes, fields.ids);
    if (problem !== null) return problem;
    return done({ items: await readAttributes(call) });
  });

  add(attributeCalls.removeAttribute, (call, { params: { id } }) =>
    removeUnused(call, attributes, id, {
      findUses: findAttributeUses,
      removeParts: () => call.db.delete(attributeValues).where(eq(attributeValues.attributeId, id)),
    }),
  );
};

type GivenValues = ParsedOperatorInputOf<typeof attributeCalls.createAttribute>['values'];

/** An attribute with these values in this order; refuses those without a name, or twice. */
function withValues(
  entry: AttributeEntry,
  given: GivenValues,
  random: Random,
): AttributeEntry | OperatorProblem {
  const known = new Map(entry.values.map((value) => [value.slug, value]));
  const taken = new Set<string>([...known.keys(), ...given.flatMap(({ slug }) => slug ?? [])]);
  const wrong: Record<string, 'required' | 'taken'> = {};
  const seen = new Set<string>();
  const values = given.map(({ slug, name }, index) => {
    const filled = fillName(known.get(slug ?? '')?.name ?? blank, name);
    if (filled.en === '') wrong[`values.${index}.name.en`] = 'required';
    const text = filled[findOriginal(filled)];
    const isTaken = (one: string) => taken.has(one);
    const named = slug ?? createSlug(text, { fallback: 'value', isTaken, random });
    taken.add(named);
    if (seen.has(named)) wrong[`values.${index}.slug`] = 'taken';
    seen.add(named);
    return { slug: named, name: filled, weigh: given.length - index };
  });
  return refuseFields(wrong) ?? { ...entry, values };
}

/** Removes values that are not in the list any more; refuses where products have them. */
async function removeMissing(
  { db, language }: OperatorCall,
  attributeId: number,
  { values }: AttributeEntry,
): Promise<OperatorProblem | null> {
  const slugs = values.map(({ slug }) => slug);
  const rows = await db
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(and(eq(attributeValues.attributeId, attributeId), notInArray(attributeValues.slug, slugs)))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return null;
  const uses = await findValueUses(db, ids, language);
  if (uses.length > 0) return refuseWith('conflict', { reason: 'in-use', current: { uses } });
  await db.delete(attributeValues).where(inArray(attributeValues.id, ids));
  return null;
}

async function saveAttribute(
  call: OperatorCall,
  entry: AttributeEntry,
): Promise<OperatorResult<OperatorAttribute>> {
  const shop = toShop(call);
  const problem = await writeEntries(shop, attributesKind, [entry], 'values');
  if (problem !== null) return problem;
  await refreshNames(call, shop, {});
  const attribute = await readAttribute(call, entry.slug);
  return done(attribute, { version: attribute.version, target: String(attribute.id) });
}

async function readAttribute(call: Pick<OperatorCall, 'db'>, slug: string): Promise<OperatorAttribute> {
  const attribute = (await readAttributes(call)).find((one) => one.slug === slug);
  if (attribute === undefined) throw new Error('Pawlet: an attribute that was written must exist.');
  return attribute;
}

async function readAttributes({ db }: Pick<OperatorCall, 'db'>): Promise<OperatorAttribute[]> {
  const entries = await readEntries(db, attributesKind, attributeSchema);
  const rows = await db.select().from(attributes).orderBy(desc(attributes.weigh), asc(attributes.id));
  const items: OperatorAttribute[] = [];
  for (const { id, slug } of rows) {
    const entry = entries.get(slug);
    if (entry === undefined) continue;
    items.push({
      id,
      slug,
      version: await computeEntryVersion(entry),
      name: entry.name,
      rank: entry.weigh,
      values: entry.values.map(({ slug: value, name }) => ({ slug: value, name })),
    });
  }
  return items;
}
