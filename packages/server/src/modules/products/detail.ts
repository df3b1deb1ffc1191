import { cached } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { goodsV2detail, WireOutputOf } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { Serialized } from '../../http/serialized.ts';
import { getShopName } from '../config/shopName.ts';
import { type CouponOffer, findOffersFor, ownView } from '../coupon/service.ts';
import { type DiscountRuleRow, findFreightRules, getDiscountRules } from '../discount/service.ts';
import { toPromotion } from '../discount/words.ts';
import { freightRuleFor } from '../freight/rules.ts';
import { findBoughtProducts } from '../order/bought.ts';
import { readSettings } from '../settings/readSetting.ts';
import { pointsSetting, pointsShareSetting, pointsWorth, toTerms } from '../points/service.ts';
import type { CardRow } from './cardQuery.ts';
import { cheapestPiece, getPiece, toCard } from './cards.ts';
import { toCardRow, findGuarantees, findProduct, isMarked, type Product } from './detailQuery.ts';
import { findAverageStar, findNewestQuestions, findNewestReviews } from './digestQuery.ts';
import { type AskedQuestion, canAnswer, toReview, toQuestion } from './digests.ts';
import { groupBy } from './groupBy.ts';
import type { ViewCounter } from './viewCounter.ts';
import { money, pictureUrl, priceFields } from './wireValues.ts';

const maxComments = 10;
const maxQuestions = 2;

type Detail = WireOutputOf<typeof goodsV2detail>;

/** A product as visitors see it, the authors of its questions, and the targets of its coupons. */
interface SharedDetail {
  readonly detail: Serialized<Detail>;
  readonly offers: readonly CouponOffer[];
  readonly questions: readonly AskedQuestion[];
}

/**
 * Everything about one product; counts the view. Products no longer for sale are returned too, with their
 * status.
 */
export async function readDetail(
  context: RequestContext,
  views: ViewCounter,
  id: number,
): Promise<Result<Detail | Serialized<Detail>>> {
  const choice = {
    key: `detail ${id}`,
    topics: [topics.product(id), topics.stock(id), topics.reviews(id), topics.catalogue],
  };
  const shared = await cached(context, choice, (inner) => findDetail(inner, id));
  if (!shared) return refuse('NOT_FOUND');
  const { db, shopper } = context;
  await views.count(id, context);
  if (!shopper) return ok(shared.detail);
  const isBuyer = (await findBoughtProducts(db, shopper.id, [id])).has(id);
  const detail = shared.detail.read();
  return ok({
    ...detail,
    is_collect: await isMarked(db, shopper.id, id),
    coupon: await ownView({ ...context, shopper }, shared.offers),
    ask: detail.ask?.map((entry, index) => ({
      ...entry,
      can_answer: canAnswer(shared.questions[index], shopper, isBuyer),
    })),
  });
}

async function findDetail(context: RequestContext, id: number): Promise<SharedDetail | null> {
  const { db, language, currency, baseUrl } = context;
  const product = await findProduct(db, id, language, currency);
  if (!product) return null;
  const { product: products } = product;
  const cardRow = toCardRow(product);
  const rules = await getDiscountRules(context, [id]);
  const comments = product.isReviewed ? await findNewestReviews(db, id, language, maxComments) : [];
  const asked = product.isAsked
    ? await findNewestQuestions(db, id, language, maxQuestions)
    : { total: 0, questions: [] };
  const guarantees = await cached(
    context,
    {
      key: `guarantees ${products.guarantees.join()}`,
      topics: [topics.catalogue],
      audience: 'everybody',
    },
    (inner) => findGuarantees(inner.db, products.guarantees),
  );
  const offers = await findOffersFor(context, {
    id,
    categoryIds: [products.categoryId, cardRow.parentCategoryId],
    brandId: products.brandId,
  });
  const shopName = await getShopName(context);
  const { points, share } = await readSettings(context, { points: pointsSetting, share: pointsShareSetting });
  const detail: Detail = {
    ...toCard(cardRow, rules, context),
    subtitle: cardRow.subtitle,
    category_id: products.categoryId,
    images: products.images.map((key) => pictureUrl(baseUrl, key)),
    image_alts: products.imageAlts.map((alt) => context.pick(alt)),
    content: (product.content ?? '').replaceAll('src="/media/', `src="${baseUrl}/media/`),
    ...getChoices(product, context, rules),
    attributes: getAttributes(product),
    comment: comments.map((row) => toReview(row, context, shopName)),
    is_collect: false,
    guarantee: guarantees.map((row) => ({
      id: row.id,
      name: context.pick(row.name),
      intro: context.pick(row.intro),
    })),
    favor_rate: products.favorRate,
    star: product.isReviewed ? await findAverageStar(db, id) : null,
    coupon: offers.map(({ coupon }) => coupon),
    status: products.status,
    video: pictureUrl(baseUrl, products.video),
    params: products.params.map((row) => ({ name: context.pick(row.name), value: context.pick(row.value) })),
    score: pointsWorth(
      cheapestPiece(cardRow, rules, context).price * (share / 100),
      toTerms(points, currency),
    ),
    discount_list: getDiscounts(cardRow, rules, context),
    ask: asked.questions.map((row) => toQuestion(row, context, shopName)),
    ask_nums: asked.total,
    comment_nums: products.comments,
    buy_min: products.buyMin,
    buy_limit: products.buyLimit,
    is_abroad: products.isAbroad ? 1 : 0,
    freight: await readFreight(context),
  };
  return {
    detail: Serialized.from(detail),
    offers,
    questions: asked.questions.map(({ question }) => question),
  };
}

function getChoices(
  { product: products, skus, specs }: Product,
  context: RequestContext,
  rules: readonly DiscountRuleRow[],
) {
  const { baseUrl } = context;
  return {
    sku: skus.map((sku) => ({
      id: sku.id,
      goods_id: products.id,
      goods_sn: sku.skuCode,
      sku_id: sku.specIds,
      image: pictureUrl(baseUrl, sku.image),
      ...priceFields(getPiece(products.id, sku.price, rules, context)),
      marketprice: money(sku.marketprice),
      stocks: sku.stock,
      sales: sku.sales,
      weigh: sku.weigh,
      createtime: sku.createtime,
      updatetime: sku.updatetime,
    })),
    sku_spec: [...groupBy(specs, ({ specRowId }) => specRowId)].flatMap(([id, rows]) => {
      const [first] = rows;
      if (!first) return [];
      return [
        {
          id,
          goods_id: products.id,
          spec_id: first.attributeId,
          title: first.attributeName,
          sku_value: rows.map((row) => ({
            id: row.id,
            goods_id: products.id,
            spec_id: row.attributeId,
            spec_value_id: row.valueId,
            title: row.valueName,
          })),
        },
      ];
    }),
  };
}

function getAttributes({ attributes }: Product) {
  return [...groupBy(attributes, ({ attributeId }) => attributeId)].flatMap(([id, values]) => {
    const [first] = values;
    if (!first) return [];
    return [
      {
        id,
        attribute_id: id,
        name: first.attributeName,
        attribute_value: values.map((row) => ({ id: row.valueId, attribute_id: id, name: row.valueName })),
      },
    ];
  });
}

function getDiscounts(row: CardRow, rules: readonly DiscountRuleRow[], context: RequestContext) {
  return rules
    .filter(
      ({ kind, categoryId }) =>
        kind !== 'gift' || [row.categoryId, row.parentCategoryId].includes(categoryId ?? 0),
    )
    .map((rule) => toPromotion(rule, context));
}

async function readFreight(context: RequestContext) {
  const { country, currency } = context;
  const choice = { key: 'freight', topics: [topics.offers], audience: 'everybody' } as const;
  const rules = await cached(context, choice, ({ db }) => findFreightRules(db));
  const rule = freightRuleFor(rules, country.code);
  const from = rule?.firstFee[currency];
  if (!rule || from === undefined) return null;
  const freeOver = rule.freeOver?.[currency];
  return {
    from: money(from),
    free_over: freeOver === undefined ? null : money(freeOver),
    days: rule.days,
  };
}
