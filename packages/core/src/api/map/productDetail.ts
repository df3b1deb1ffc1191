import type { InferOutput } from 'valibot';
import type { goodsV2detail } from '../../contract/goods.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { skuShape, specGroupShape } from '../../contract/shapes/goods.ts';
import { fromWire } from '../../rules/money.ts';
import type {
  Comment,
  Coupon,
  Freight,
  ProductSummary,
  Promotion,
  Sku,
  SpecGroup,
} from '../types/product.ts';
import type { CategoryId, ProductId, SkuId, SpecValueId } from '../types/ids.ts';
import type { Question } from '../types/question.ts';
import { toComment, toQuestion } from './productReviews.ts';
import { toCoupon } from './coupons.ts';
import { toProductSummary } from './productSummary.ts';
import { toPromotion } from './promotion.ts';
import { toBranded, toBrandedOrUndefined, toMarketPrice, toMoney, toPrices } from './values.ts';

/** A product with all details. */
export interface ProductDetail extends ProductSummary {
  readonly status: 'normal' | 'hidden' | 'soldout';
  readonly subtitle: string;
  readonly categoryId: CategoryId | undefined;
  readonly imageUrls: readonly string[];
  /** What each of these pictures shows; '' or missing where the shop has not described it. */
  readonly imageAlts: readonly string[];
  /** '' if there is none. */
  readonly videoUrl: string;
  /** HTML as sent by the server: sanitise before rendering. */
  readonly contentHtml: string;
  /** Empty for a single-spec product. */
  readonly skus: readonly Sku[];
  /** Empty for a single-spec product. */
  readonly specs: readonly SpecGroup[];
  readonly isFavourite: boolean;
  readonly promises: readonly { readonly id: number; readonly name: string; readonly text: string }[];
  readonly attributes: readonly {
    readonly id: number;
    readonly name: string;
    readonly values: readonly string[];
  }[];
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly coupons: readonly Coupon[];
  readonly promotions: readonly Promotion[];
  /** Maximum points usable for one unit. */
  readonly usablePoints: number;
  /** Minimum quantity of a purchase. @default 1 */
  readonly buyMin: number;
  /** Maximum quantity per person; undefined for no limit. */
  readonly buyLimit: number | undefined;
  readonly isFromAbroad: boolean;
  readonly freight: Freight | undefined;
  readonly comments: readonly Comment[];
  readonly commentCount: number;
  /** Average stars of all reviews, to a tenth; undefined without reviews. */
  readonly star: number | undefined;
  /** Percent of good reviews. */
  readonly favourablePercent: number;
  readonly questions: readonly Question[];
  readonly questionCount: number;
}

type DetailData = OutputOf<typeof goodsV2detail>;

function toSku(data: InferOutput<typeof skuShape>, currency: string): Sku {
  const { price, regularPrice } = toPrices(data, data.offer_price, currency);
  return {
    id: toBranded<SkuId>(data.id),
    goodsId: toBranded<ProductId>(data.goods_id),
    code: data.goods_sn,
    valueIds: data.sku_id
      .split(',')
      .filter((part) => part !== '')
      .map((part) => toBranded<SpecValueId>(Number(part))),
    imageUrl: data.image,
    price,
    regularPrice,
    marketPrice: toMarketPrice(data.marketprice, price),
    stock: data.stocks,
    soldCount: data.sales,
  };
}

function toSpecGroup(data: InferOutput<typeof specGroupShape>): SpecGroup {
  return {
    id: data.id,
    title: data.title,
    values: data.sku_value.map((value) => ({ id: toBranded<SpecValueId>(value.id), title: value.title })),
  };
}

export function toProductDetail(data: DetailData, currency: string): ProductDetail {
  const card = toProductSummary(data, currency);
  const status = data.status === 'hidden' || data.status === 'soldout' ? data.status : 'normal';
  const specs = data.sku_spec.map((group) => toSpecGroup(group));
  return {
    ...card,
    hasVariants: card.hasVariants || specs.length > 0,
    isSoldOut: card.isSoldOut || status === 'soldout',
    status,
    subtitle: data.subtitle,
    categoryId: toBrandedOrUndefined<CategoryId>(data.category_id),
    imageUrls: data.images.length > 0 || data.image === '' ? data.images : [data.image],
    imageAlts: data.image_alts,
    videoUrl: data.video,
    contentHtml: data.content,
    skus: specs.length === 0 ? [] : data.sku.map((sku) => toSku(sku, currency)),
    specs,
    isFavourite: data.is_collect,
    promises: data.guarantee.map(({ id, name, intro }) => ({ id, name, text: intro })),
    attributes: data.attributes.map(({ id, name, attribute_value }) => ({
      id,
      name,
      values: attribute_value.map((value) => value.name),
    })),
    parameters: data.params,
    coupons: data.coupon.map((coupon) => toCoupon(coupon, currency)),
    promotions: data.discount_list.map(toPromotion),
    usablePoints: data.score,
    buyMin: Math.max(1, data.buy_min),
    buyLimit: data.buy_limit > 0 ? data.buy_limit : undefined,
    isFromAbroad: data.is_abroad,
    freight:
      data.freight === null
        ? undefined
        : {
            from: fromWire(data.freight.from, currency),
            freeOver: toMoney(data.freight.free_over, currency),
            days: String(data.freight.days),
          },
    comments: data.comment.map((comment) => toComment(comment)),
    commentCount: Math.max(data.comment_nums, data.comment.length),
    star: data.star ?? undefined,
    favourablePercent: data.favor_rate,
    questions: data.ask.map((question) => toQuestion(question)),
    questionCount: Math.max(data.ask_nums, data.ask.length),
  };
}
