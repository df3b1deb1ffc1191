import type { FieldProblem } from '@pawlet/core/contract';
import { offerCalls, type OperatorOffer, type ParsedOperatorInputOf, shopCurrencies } from '@pawlet/operator';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { categories } from '../../db/schema/category.ts';
import { discountRules } from '../../db/schema/discount.ts';
import { products, productTexts, skus } from '../../db/schema/products.ts';
import type { Language } from '../../i18n/language.ts';
import { toDiscountName } from '../discount/words.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { blank } from '../transfer/values.ts';
import { findAmountProblems, toAmountList, toAmounts } from './amounts.ts';
import { refuseFields } from './editProduct.ts';
import { fillName } from './localizedTexts.ts';
import { previewPage } from './previewPage.ts';

type Rule = Omit<typeof discountRules.$inferSelect, 'id'>;
type Kind = OperatorOffer['kind'];
type Changes = ParsedOperatorInputOf<typeof offerCalls.editOffer>;

const storedKinds = {
  order: 'order',
  product: 'goods',
  pair: 'buy_one_get_one',
  tiers: 'full_reduction',
  gift: 'gift',
} as const satisfies Record<Kind, Rule['kind']>;

const kinds = {
  order: 'order',
  goods: 'product',
  buy_one_get_one: 'pair',
  full_reduction: 'tiers',
  gift: 'gift',
} as const satisfies Record<Rule['kind'], Kind>;

const sort = 'offers';

/** Automatic discounts. */
export const offerArea: OperatorArea = (add) => {
  add(offerCalls.listOffers, async ({ db, now, language }, { fields }) => {
    const { cursor, limit, kind, state, product } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const where = and(
      after && lt(discountRules.id, after.id),
      kind === undefined ? undefined : eq(discountRules.kind, storedKinds[kind]),
      state === undefined ? undefined : whereState(state, now),
      product === undefined ? undefined : eq(discountRules.productId, product),
    );
    const found = await findOffers(db, where, limit + 1, { now, language });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const next = found.length > limit && last ? writeCursor({ sort, value: null, id: last.id }) : null;
    return done({ items, next });
  });

  add(offerCalls.readOffer, async (call, { params }) => {
    const offer = await findOffer(call, params.id);
    return offer ? done(offer, { version: offer.version }) : refuseWith('not-found');
  });

  add(offerCalls.previewOffer, async (call, { params: { id }, fields }) => {
    const offer = await findOffer(call, id);
    if (offer === undefined) return refuseWith('not-found');
    const { shownName: name, product, category } = offer;
    const path = product ? `/goods/${product.id}` : category ? `/category/${category.id}` : '/';
    const running = { isActive: true, begintime: null, endtime: null };
    const change = (db: Database) => db.update(discountRules).set(running).where(eq(discountRules.id, id));
    return previewPage(call, { path, name, change }, fields.language ?? call.language);
  });

  add(offerCalls.createOffer, async (call, { fields }) => {
    const { kind, ...changes } = fields;
    const rule = await toRule(call.db, { ...newRule, kind: storedKinds[kind] }, changes);
    if ('code' in rule) return rule;
    const [row] = await call.db.insert(discountRules).values(rule).returning({ id: discountRules.id });
    return returnOffer(call, row?.id ?? 0);
  });

  add(offerCalls.editOffer, (call, { params, fields }) =>
    onOffer(call, params.id, (rule) => toRule(call.db, rule, fields)),
  );

  add(offerCalls.endOffer, (call, { params }) =>
    onOffer(call, params.id, async (rule) => {
      const { now } = call;
      const state = toState(rule, now);
      if (state === 'ended' || state === 'off') return refuseWith('conflict', { reason: 'ended' });
      // One that has not begun never does.
      return state === 'scheduled' ? { ...rule, isActive: false } : { ...rule, endtime: now };
    }),
  );
};

const newRule: Omit<Rule, 'kind'> = {
  name: blank,
  terms: {},
  productId: null,
  skuId: null,
  categoryId: null,
  begintime: null,
  endtime: null,
  isActive: true,
};

function toState(
  { isActive, begintime, endtime }: Pick<Rule, 'isActive' | 'begintime' | 'endtime'>,
  now: number,
): OperatorOffer['state'] {
  if (!isActive) return 'off';
  if (endtime !== null && endtime <= now) return 'ended';
  return begintime !== null && begintime > now ? 'scheduled' : 'running';
}

function whereState(state: OperatorOffer['state'], now: number): SQL | undefined {
  const { isActive, begintime, endtime } = discountRules;
  const isOpen = or(isNull(endtime), gt(endtime, now));
  switch (state) {
    case 'off':
      return eq(isActive, false);
    case 'ended':
      return and(eq(isActive, true), isNotNull(endtime), lte(endtime, now));
    case 'scheduled':
      return and(eq(isActive, true), isOpen, gt(begintime, now));
    case 'running':
      return and(eq(isActive, true), isOpen, or(isNull(begintime), lte(begintime, now)));
  }
}

/** A rule with changes, or what is wrong with them. */
async function toRule(db: Database, rule: Rule, changes: Changes): Promise<Rule | OperatorProblem> {
  const { name, percentOff, threshold, tiers, begin, end, isActive } = changes;
  const problems: Record<string, FieldProblem> = {
    ...findAmountProblems(threshold ?? [], 'threshold'),
    ...(tiers ?? []).reduce<Record<string, FieldProblem>>(
      (found, tier, index) => ({
        ...found,
        ...findAmountProblems(tier.threshold, `tiers.${index}.threshold`),
        ...findAmountProblems(tier.reduction, `tiers.${index}.reduction`),
      }),
      {},
    ),
  };
  const targets = await findTargets(db, rule, changes, problems);
  const next: Rule = {
    ...rule,
    ...targets,
    name: name === undefined ? rule.name : fillName(rule.name, name),
    terms: toTerms(rule, { percentOff, threshold, tiers }),
    begintime: begin === undefined ? rule.begintime : begin,
    endtime: end === undefined ? rule.endtime : end,
    isActive: isActive ?? rule.isActive,
  };
  if (next.name.en === '') problems['name.en'] = 'required';
  if (next.begintime !== null && next.endtime !== null && next.begintime >= next.endtime)
    problems['end'] = 'range';
  for (const field of listMissing(next)) problems[field] ??= 'required';
  return refuseFields(problems) ?? next;
}

function toTerms(
  { kind, terms }: Rule,
  { percentOff, threshold, tiers }: Pick<Changes, 'percentOff' | 'threshold' | 'tiers'>,
): Rule['terms'] {
  const hasPercent = kind === 'order' || kind === 'goods';
  return {
    ...(hasPercent ? { percentOff: percentOff ?? terms.percentOff } : {}),
    ...(kind === 'order'
      ? { threshold: threshold === undefined ? terms.threshold : toThreshold(threshold) }
      : {}),
    ...(kind === 'full_reduction'
      ? {
          tiers:
            tiers?.map((tier) => ({
              threshold: toAmounts(tier.threshold),
              reduction: toAmounts(tier.reduction),
            })) ?? terms.tiers,
        }
      : {}),
  };
}

function toThreshold(given: NonNullable<Changes['threshold']>) {
  return given.length === 0 ? null : toAmounts(given);
}

/** Fields that a kind cannot do without. */
function listMissing({ kind, terms, productId, skuId, categoryId }: Rule): readonly string[] {
  const missing: string[] = [];
  if ((kind === 'order' || kind === 'goods') && terms.percentOff === undefined) missing.push('percentOff');
  if ((kind === 'goods' || kind === 'buy_one_get_one') && productId === null) missing.push('product');
  if (kind === 'full_reduction' && (terms.tiers ?? []).length === 0) missing.push('tiers');
  if (kind === 'gift' && skuId === null) missing.push('gift');
  if (kind === 'gift' && categoryId === null) missing.push('category');
  return missing;
}

async function findTargets(
  db: Database,
  { kind, productId, skuId, categoryId }: Rule,
  { product, gift, category }: Changes,
  problems: Record<string, FieldProblem>,
): Promise<Pick<Rule, 'productId' | 'skuId' | 'categoryId'>> {
  if (kind === 'goods' || kind === 'buy_one_get_one') {
    if (product === undefined) return { productId, skuId, categoryId };
    const [row] = await db.select({ id: products.id }).from(products).where(eq(products.id, product));
    if (row === undefined) problems['product'] = 'exists';
    return { productId: row?.id ?? productId, skuId: null, categoryId: null };
  }
  if (kind !== 'gift') return { productId: null, skuId: null, categoryId: null };
  const [sku] =
    gift === undefined
      ? []
      : await db.select({ id: skus.id, productId: skus.productId }).from(skus).where(eq(skus.skuCode, gift));
  const [into] =
    category === undefined
      ? []
      : await db.select({ id: categories.id }).from(categories).where(eq(categories.id, category));
  if (gift !== undefined && sku === undefined) problems['gift'] = 'exists';
  if (category !== undefined && into === undefined) problems['category'] = 'exists';
  return {
    productId: sku?.productId ?? productId,
    skuId: sku?.id ?? skuId,
    categoryId: into?.id ?? categoryId,
  };
}

/** Works on a locked offer: whoever comes second gets what the first one wrote. */
async function onOffer(
  call: OperatorCall,
  id: number,
  edit: (rule: Rule) => Promise<Rule | OperatorProblem>,
): Promise<OperatorResult<OperatorOffer>> {
  const { db, version } = call;
  const [row] = await db.select().from(discountRules).where(eq(discountRules.id, id)).for('update');
  const current = await findOffer(call, id);
  if (row === undefined || current === undefined) return refuseWith('not-found');
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  const { id: _id, ...rule } = row;
  const edited = await edit(rule);
  if ('code' in edited) return edited.code === 'conflict' ? { ...edited, current } : edited;
  await db.update(discountRules).set(edited).where(eq(discountRules.id, id));
  return returnOffer(call, id);
}

async function returnOffer(call: OperatorCall, id: number): Promise<OperatorResult<OperatorOffer>> {
  const offer = await findOffer(call, id);
  if (offer === undefined) throw new Error('Pawlet: an offer that was written must exist.');
  return done(offer, { version: offer.version, target: String(id) });
}

async function findOffer(call: OperatorCall, id: number): Promise<OperatorOffer | undefined> {
  const [offer] = await findOffers(call.db, eq(discountRules.id, id), 1, call);
  return offer;
}

async function findOffers(
  db: Database,
  where: SQL | undefined,
  limit: number,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<OperatorOffer[]> {
  const rows = await db
    .select({
      rule: discountRules,
      version: rowVersion(discountRules),
      title: productTexts.title,
      sku: skus.skuCode,
      category: categories.name,
    })
    .from(discountRules)
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, discountRules.productId), eq(productTexts.language, language)),
    )
    .leftJoin(skus, eq(skus.id, discountRules.skuId))
    .leftJoin(categories, eq(categories.id, discountRules.categoryId))
    .where(where)
    .orderBy(desc(discountRules.id))
    .limit(limit);
  return rows.map(({ rule, version, title, sku, category }) => {
    const product = rule.productId === null ? null : { id: rule.productId, title: title ?? '' };
    const isGift = rule.kind === 'gift';
    return {
      id: rule.id,
      version,
      kind: kinds[rule.kind],
      state: toState(rule, now),
      name: rule.name,
      shownName: toDiscountName(rule, findMainCurrency(rule)),
      percentOff: rule.terms.percentOff ?? null,
      threshold: toAmountList(rule.terms.threshold ?? {}),
      tiers: (rule.terms.tiers ?? []).map((tier) => ({
        threshold: toAmountList(tier.threshold),
        reduction: toAmountList(tier.reduction),
      })),
      product: isGift ? null : product,
      gift: isGift && product ? { sku: sku ?? '', productId: product.id, title: product.title } : null,
      category: rule.categoryId === null ? null : { id: rule.categoryId, name: category?.[language] ?? '' },
      begin: rule.begintime,
      end: rule.endtime,
      isActive: rule.isActive,
    };
  });
}

/** The first currency of the shop that has a minimum amount. */
function findMainCurrency({ terms }: Rule): string {
  return shopCurrencies.find((one) => terms.threshold?.[one] !== undefined) ?? shopCurrencies[0];
}
