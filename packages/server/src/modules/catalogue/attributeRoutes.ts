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
import { readEntries, refreshNames, writeEntries } from './structureEntries.ts';
import { findAttributeUses, findValueUses } from './uses.ts';

/** Attributes of products with their values. */
export const attributeArea: OperatorArea = (add) => {
  add(attributeCalls.listAttributes, async (call) => done({ items: await readAttributes(call) }));

  add(attributeCalls.createAttribute, async (call, { fields }) => {
    const { slug, name, values } = fields;
    const { random } = call.deps;
    const known = await readEntries(call.db, attributesKind, attributeSchema);
    if (slug !== undefined && known.has(slug)) return refuseWith('invalid', { fields: { slug: 'taken' } });
    const filled = fillName(blank, name);
    if (filled.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    const isTaken = (one: string) => known.has(one);
    const text = filled[findOriginal(filled)];
    const named = slug ?? createSlug(text, { fallback: 'attribute', isTaken, random });
    const weigh = Math.min(0, ...[...known.values()].map((one) => one.weigh - 1));
    const edited = withValues({ slug: named, name: filled, weigh, values: [] }, values, random);
    return 'status' in edited ? edited : saveAttribute(call, edited);
  });

  add(attributeCalls.editAttribute, async (call, { params, fields }) => {
    const { db, version } = call;
    const [row] = await db.select().from(attributes).where(eq(attributes.id, params.id)).for('update');
    const entry = row && (await readEntries(db, attributesKind, attributeSchema)).get(row.slug);
    if (row === undefined || entry === undefined) return refuseWith('not-found');
    if (version !== (await computeEntryVersion(entry)))
      return refuseWith('changed', { current: await readAttribute(call, entry.slug) });
    const named = { ...entry, name: fillName(entry.name, fields.name ?? {}) };
    if (named.name.en === '') return refuseWith('invalid', { fields: { 'name.en': 'required' } });
    if (fields.values === undefined) return saveAttribute(call, named);
    const edited = withValues(named, fields.values, call.deps.random);
    if ('status' in edited) return edited;
    return (await removeMissing(call, row.id, edited)) ?? saveAttribute(call, edited);
  });

  add(attributeCalls.orderAttributes, async (call, { fields }) => {
    const { db } = call;
    const rows = await db
      .select()
      .from(attributes)
      .orderBy(desc(attributes.weigh), asc(attributes.id))
      .for('update');
    const unknown = fields.ids.findIndex((id) => !rows.some((row) => row.id === id));
    if (unknown >= 0) return refuseWith('invalid', { fields: { [`ids.${unknown}`]: 'exists' } });
    const ids = [...new Set([...fields.ids, ...rows.map(({ id }) => id)])];
    for (const [index, id] of ids.entries())
      await db
        .update(attributes)
        .set({ weigh: ids.length - index })
        .where(eq(attributes.id, id));
    return done({ items: await readAttributes(call) });
  });

  add(attributeCalls.removeAttribute, async ({ db, language }, { params }) => {
    const [row] = await db.select().from(attributes).where(eq(attributes.id, params.id)).for('update');
    if (row === undefined) return refuseWith('not-found');
    const uses = await findAttributeUses(db, row.id, language);
    if (uses.length > 0) return refuseWith('conflict', { reason: 'in-use', current: { uses } });
    await db.delete(attributeValues).where(eq(attributeValues.attributeId, row.id));
    await db.delete(attributes).where(eq(attributes.id, row.id));
    return done({});
  });
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
