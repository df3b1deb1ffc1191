import { surveyTypes } from '@pawlet/core/contract';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cloudPlanPrices, cloudPlans } from '../../db/schema/cloud.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import { surveys } from '../../db/schema/survey.ts';
import { taskKinds, tasks } from '../../db/schema/task.ts';
import { writePlanPrices } from '../cloud/planPrices.ts';
import { groupBy } from '../products/groupBy.ts';
import { deactivate, defineKind, hide, without } from './kind.ts';
import { pathWithIds, pathWithNames } from './references.ts';
import {
  amounts,
  blank,
  count,
  flag,
  localized,
  moment,
  oneOf,
  picture,
  positive,
  slug,
  text,
  visibility,
  whole,
} from './values.ts';

const isActive = v.optional(flag, true);
const weigh = v.optional(whole, 0);

/** A row with the names of the files, which call points `score`. */
const withFileNames = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name === 'points' ? 'score' : name,
      value,
    ]),
  );

/** Products of the points mall. */
export const pointsProductsKind = defineKind({
  name: 'points-goods',
  schema: v.strictObject({
    slug,
    type: oneOf(['virtual', 'reality']),
    title: localized,
    description: v.optional(localized, blank),
    /** HTML. */
    content: v.optional(localized, blank),
    images: v.optional(v.array(picture, 'a list of pictures'), []),
    /** Models to select from. */
    models: v.optional(v.array(localized, 'a list of texts'), []),
    /** Points per piece. */
    score: positive,
    /** Used for new ones; for others only when the import sets stock. */
    stock: v.optional(count, 0),
    /** Used for new ones only. */
    sales: v.optional(count, 0),
    /** Maximum pieces per person, 0 for no limit. */
    personLimit: v.optional(count, 0),
    /** Coupon granted by a virtual product; null when it grants a code. */
    coupon: v.optional(v.nullable(slug), null),
    weigh,
    isActive,
    createtime: v.optional(moment),
  }),
  toKey: ({ slug: name }) => name,
  async read({ db, references }) {
    const coupons = await references.coupons();
    const rows = await db.select().from(pointsProducts).orderBy(asc(pointsProducts.id));
    return rows.map(({ couponId, ...row }) => ({
      ...withFileNames(without(row, 'id', 'updatetime')),
      coupon: coupons.readName(couponId),
    }));
  },
  settle: async (entry, known, { setsStock, now }) => ({
    ...entry,
    stock: setsStock ? entry.stock : (known?.stock ?? entry.stock),
    sales: known?.sales ?? entry.sales,
    createtime: entry.createtime ?? known?.createtime ?? now,
  }),
  async write({ db, references, now, setsStock }, entries) {
    const coupons = await references.coupons();
    for (const { coupon, score: points, stock, sales, createtime = now, ...entry } of entries) {
      const couponId = coupon === null ? null : coupons.getId(coupon);
      const row = { ...entry, points, couponId, createtime, updatetime: now };
      await db
        .insert(pointsProducts)
        .values({ ...row, stock, sales })
        .onConflictDoUpdate({ target: pointsProducts.slug, set: setsStock ? { ...row, stock } : row });
    }
  },
  offSale: deactivate,
});

/** Tasks that earn points. */
export const tasksKind = defineKind({
  name: 'tasks',
  schema: v.strictObject({
    slug,
    kind: oneOf(taskKinds),
    name: localized,
    /** '' where the client draws its own icon. */
    image: v.optional(picture, ''),
    score: count,
    /** How often it has to be done. */
    target: v.optional(positive, 1),
    period: v.optional(oneOf(['daily', 'once']), 'once'),
    /** Where it is done: a route of the storefront, `good:<slug>` or `category:<slug>`. */
    path: text,
    weigh,
    isActive,
  }),
  toKey: ({ slug: name }) => name,
  async read({ db, references }) {
    const rows = await db.select().from(tasks).orderBy(asc(tasks.id));
    return Promise.all(
      rows.map(async (row) => ({
        ...withFileNames(without(row, 'id')),
        path: await pathWithNames(row.path, references),
      })),
    );
  },
  async write({ db, references }, entries) {
    for (const { score: points, ...entry } of entries) {
      const row = { ...entry, points, path: await pathWithIds(entry.path, references) };
      await db.insert(tasks).values(row).onConflictDoUpdate({ target: tasks.slug, set: row });
    }
  },
  offSale: deactivate,
});

const option = v.strictObject({ value: text, text: localized });

/** Surveys about devices. */
export const surveysKind = defineKind({
  name: 'surveys',
  schema: v.strictObject({
    /** The storefront has a page for each of these only. */
    type: oneOf(surveyTypes),
    title: localized,
    questions: v.array(
      v.strictObject({
        /** Answers are stored under this id. */
        id: positive,
        title: localized,
        type: oneOf(['single', 'multi', 'text', 'scale']),
        required: v.optional(flag, false),
        options: v.optional(v.array(option, 'a list of options'), []),
      }),
      'a list of questions',
    ),
    /** Points earned by answering it. */
    score: v.optional(count, 0),
    isActive,
  }),
  toKey: ({ type }) => type,
  read: async ({ db }) => (await db.select().from(surveys).orderBy(asc(surveys.type))).map(withFileNames),
  async write({ db }, entries) {
    for (const { score: points, ...entry } of entries) {
      const row = { ...entry, points };
      await db.insert(surveys).values(row).onConflictDoUpdate({ target: surveys.type, set: row });
    }
  },
  offSale: deactivate,
});

const planKey = ({ type, days }: { readonly type: string; readonly days: number }) => `${type} ${days}`;

/** Cloud-storage plans, identified by kind and days. */
export const plansKind = defineKind({
  name: 'plans',
  schema: v.strictObject({
    type: oneOf(['month', 'year']),
    /** Days of storage that one purchase adds. */
    days: positive,
    name: localized,
    description: v.optional(localized, blank),
    prices: amounts,
    /** Strike-through prices; the price itself where there is none. */
    marketPrices: v.optional(amounts, {}),
    weigh,
    status: visibility,
  }),
  toKey: planKey,
  async read({ db }) {
    const prices = groupBy(await db.select().from(cloudPlanPrices), ({ planId }) => planId);
    const rows = await db.select().from(cloudPlans).orderBy(asc(cloudPlans.id));
    return rows.map(({ id, ...row }) => {
      const own = prices.get(id) ?? [];
      return {
        ...row,
        prices: Object.fromEntries(own.map(({ currency, price }) => [currency, price])),
        marketPrices: Object.fromEntries(own.map(({ currency, marketprice }) => [currency, marketprice])),
      };
    });
  },
  settle: async (entry) => ({
    ...entry,
    marketPrices: Object.fromEntries(
      Object.entries(entry.prices).map(([currency, price]) => [
        currency,
        Math.max(price, entry.marketPrices[currency] ?? price),
      ]),
    ),
  }),
  async write({ db }, entries) {
    const known = await db.select().from(cloudPlans);
    for (const { prices, marketPrices, ...row } of entries) {
      const old = known.find((plan) => planKey(plan) === planKey(row));
      const [written] =
        old === undefined
          ? await db.insert(cloudPlans).values(row).returning({ id: cloudPlans.id })
          : await db
              .update(cloudPlans)
              .set(row)
              .where(eq(cloudPlans.id, old.id))
              .returning({ id: cloudPlans.id });
      const planId = written?.id ?? 0;
      await writePlanPrices(db, planId, prices, marketPrices);
    }
  },
  offSale: hide,
});
