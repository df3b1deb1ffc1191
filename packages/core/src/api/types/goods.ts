import type { Money } from '../../rules/money.ts';
import type { CategoryId, EpochMs, GoodsId, SkuId, SpecValueId } from './ids.ts';
import type { Question } from './question.ts';
import type { Page } from './results.ts';

/** A product in a list. */
export interface GoodsCard {
  readonly id: GoodsId;
  readonly title: string;
  readonly description: string;
  /** Absolute address, '' if there is none. */
  readonly imageUrl: string;
  /** Size in px of the picture, undefined if unknown. */
  readonly imageSize: { readonly width: number; readonly height: number } | undefined;
  /** Colour to show until the picture is there, '#rrggbb' or ''. */
  readonly placeholderColor: string;
  /** What a person pays now for the cheapest piece in stock, a running offer included. */
  readonly price: Money;
  /** What it costs again when the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  /** Struck price; undefined when it is not above the price. */
  readonly marketPrice: Money | undefined;
  /** Lowest price of the SKUs in stock, a running offer included; undefined if unknown. */
  readonly priceMin: Money | undefined;
  readonly priceMax: Money | undefined;
  /** True when the SKUs in stock differ in price: show "from". */
  readonly hasPriceRange: boolean;
  readonly soldCount: number;
  readonly viewCount: number;
  /** Pieces left of all SKUs; undefined if unknown. */
  readonly stock: number | undefined;
  readonly isSoldOut: boolean;
  /** True when there is something to choose: open the SKU sheet. */
  readonly hasVariants: boolean;
  readonly tags: readonly { readonly type: string; readonly text: string }[];
  readonly offer: Offer | undefined;
  /** Pictures of the variants, at most six. */
  readonly variantImageUrls: readonly string[];
  readonly createdAt: EpochMs | undefined;
}

/** A page of products. */
export interface GoodsPage extends Page<GoodsCard> {
  /** Where the keyword finds nothing in the whole shop: searches that may have been meant; undefined or empty otherwise. */
  readonly nearest?: readonly string[] | undefined;
}

/** A price that ends. */
export interface Offer {
  /** The product's `price` while the offer runs. */
  readonly price: Money;
  readonly endsAt: EpochMs | undefined;
}

/** A sellable variant. */
export interface Sku {
  readonly id: SkuId;
  readonly goodsId: GoodsId;
  /** The shop's own article number. */
  readonly code: string;
  /** One value of every spec group. */
  readonly valueIds: readonly SpecValueId[];
  /** '' when the product's own picture serves. */
  readonly imageUrl: string;
  /** What a person pays now for one piece, a running offer included. */
  readonly price: Money;
  /** What it costs again when the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  readonly marketPrice: Money | undefined;
  readonly stock: number;
  readonly soldCount: number;
}

/** One thing to choose (colour) with its values. */
export interface SpecGroup {
  readonly id: number;
  readonly title: string;
  readonly values: readonly { readonly id: SpecValueId; readonly title: string }[];
}

/** The product page. */
export interface GoodsDetail extends GoodsCard {
  readonly status: 'normal' | 'hidden' | 'soldout';
  readonly subtitle: string;
  readonly categoryId: CategoryId | undefined;
  readonly imageUrls: readonly string[];
  /** '' if there is none. */
  readonly videoUrl: string;
  /** HTML as the server sent it: sanitise before showing. */
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
  /** Most points that can pay for one piece. */
  readonly usablePoints: number;
  /** Least quantity of one purchase. @default 1 */
  readonly buyMin: number;
  /** Most pieces a person; undefined for no limit. */
  readonly buyLimit: number | undefined;
  readonly isFromAbroad: boolean;
  readonly freight: Freight | undefined;
  readonly comments: readonly Comment[];
  readonly commentCount: number;
  /** Average of the stars of all reviews, to a tenth; undefined where there are none. */
  readonly star: number | undefined;
  /** Percent of good reviews. */
  readonly favourablePercent: number;
  readonly questions: readonly Question[];
  readonly questionCount: number;
}

/** A discount that holds for a product now. */
export interface Promotion {
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly endsAt: EpochMs | undefined;
}

/** What sending costs. */
export interface Freight {
  readonly from: Money;
  /** Goods amount from which it is free; undefined if never. */
  readonly freeOver: Money | undefined;
  /** Days until delivery as text, "2-4"; '' if unknown. */
  readonly days: string;
}

/** A coupon that can be claimed. */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  /** Percent: `payTenths` 8 = pay 80 %. Minus: `off`. */
  readonly value:
    | { readonly kind: 'percent'; readonly payTenths: number }
    | { readonly kind: 'minus'; readonly off: Money };
  /** Goods amount from which it counts; undefined for none. */
  readonly threshold: Money | undefined;
  readonly conditionText: string;
  readonly validityText: string;
  readonly claimEndsAt: EpochMs | undefined;
  /** Most that one person may have; undefined for no limit. */
  readonly perPerson: number | undefined;
  /** How many the shopper has claimed, used ones too. */
  readonly ownCount: number;
  /** The shopper has as many as one person may have. */
  readonly isReceived: boolean;
  readonly isExpired: boolean;
  readonly isAllClaimed: boolean;
  /** Why it cannot be claimed or used, '' if it can. */
  readonly message: string;
}

/** A review. */
export interface Comment {
  readonly id: number;
  readonly star: number;
  readonly content: string;
  /** Language of the content, '' if unknown. */
  readonly language: string;
  readonly imageUrls: readonly string[];
  readonly videoUrl: string;
  readonly attributes: readonly AttributePair[];
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  readonly createdAt: EpochMs | undefined;
  readonly merchantReply: string;
  /** Id of that reply; undefined if there is none. */
  readonly merchantReplyId?: number | undefined;
}

/** A chosen attribute: "Colour", "White". */
export interface AttributePair {
  readonly name: string;
  readonly value: string;
}

/** What goods lists can be sorted by. */
export type GoodsOrder = 'weigh' | 'sales' | 'price' | 'views' | 'comments' | 'createtime';

/** What a goods list is asked for. */
export interface GoodsQuery {
  readonly keyword?: string | undefined;
  readonly categoryId?: CategoryId | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly attributes?:
    readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[] | undefined;
  readonly priceFrom?: Money | undefined;
  readonly priceTo?: Money | undefined;
  /** @default 'weigh' */
  readonly orderBy?: GoodsOrder | undefined;
  /** @default 'desc' */
  readonly direction?: 'asc' | 'desc' | undefined;
  /** `offer`: a discount with an end is running, the one that ends first comes first. */
  readonly flag?: 'hot' | 'new' | 'recommend' | 'offer' | undefined;
  readonly couponId?: string | undefined;
  /** Only these, in this order; missing ones are left out. At most 50. */
  readonly ids?: readonly GoodsId[] | undefined;
  /** Counted from 1. @default 1 */
  readonly page?: number | undefined;
  /** At most 50. @default 10 */
  readonly pageSize?: number | undefined;
}

/** Goods of the home page. */
export interface HomeGoods {
  readonly recommended: readonly GoodsCard[];
  readonly hot: readonly GoodsCard[];
  readonly fresh: readonly GoodsCard[];
}

/** A product that the shopper marked. */
export interface Favourite {
  readonly id: number;
  readonly goodsId: GoodsId;
  /** Undefined when the product is gone. */
  readonly goods:
    | {
        readonly title: string;
        readonly description: string;
        readonly imageUrl: string;
        readonly price: Money;
        readonly marketPrice: Money | undefined;
        /** `off-sale`: there is still its page, which cannot sell it any more. */
        readonly state: 'on-sale' | 'sold-out' | 'off-sale';
      }
    | undefined;
  readonly createdAt: EpochMs | undefined;
}

/** A category with its children. */
export interface Category {
  readonly id: CategoryId;
  readonly parentId: CategoryId | undefined;
  readonly name: string;
  readonly imageUrl: string;
  /** Word of praise shown at the name ("Hot"), '' for none. */
  readonly flagText: string;
  readonly children: readonly Category[];
  /** A few goods, where asked for. */
  readonly goods: readonly GoodsCard[];
}

/** An attribute by which goods of a category can be filtered. */
export interface Filter {
  readonly id: number;
  readonly name: string;
  readonly isSingleChoice: boolean;
  readonly values: readonly {
    readonly id: number;
    readonly name: string;
    /** How many products the list would have with it; undefined where the server does not count. */
    readonly count: number | undefined;
  }[];
}

/** The products for which filters are loaded. */
export interface FilterQuery extends Pick<
  GoodsQuery,
  'keyword' | 'brandIds' | 'attributes' | 'priceFrom' | 'priceTo' | 'flag' | 'couponId'
> {
  readonly categoryId: CategoryId;
}

/** Prices of products, from `from` to `to`, both included; undefined is open. */
export interface PriceBand {
  readonly from: Money | undefined;
  readonly to: Money | undefined;
  /** How many products the list would have within it. */
  readonly count: number;
}

/** What a shopper who filters a list wants to know before it is shown. */
export interface GoodsCounts {
  /** How many products the list has. */
  readonly total: number;
  /** Bands of prices to choose from, each product in one of them; empty where they would not tell products apart. */
  readonly priceBands: readonly PriceBand[];
  /** Where the list is empty: how many products it would have without one of its filters, or without all of them. */
  readonly without: readonly {
    readonly filter: 'price' | 'brand' | 'attribute' | 'all';
    /** Which attribute; undefined for the others. */
    readonly attributeId: number | undefined;
    readonly count: number;
  }[];
}
