import type { Money } from '../../rules/money.ts';
import type { CategoryId, EpochMs, ProductId, SkuId, SpecValueId } from './ids.ts';
import type { Page } from './results.ts';

/** A product in a list. */
export interface ProductSummary {
  readonly id: ProductId;
  readonly title: string;
  readonly description: string;
  /** Absolute URL, '' if there is none. */
  readonly imageUrl: string;
  /** What the picture shows, '' if the shop has not described it. */
  readonly imageAlt: string;
  /** Size of the picture in px, undefined if unknown. */
  readonly imageSize: { readonly width: number; readonly height: number } | undefined;
  /** Colour shown until the picture has loaded, '#rrggbb' or ''. */
  readonly placeholderColor: string;
  /** Current price of the cheapest variant in stock, including a running offer. */
  readonly price: Money;
  /** Price after the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  /** Market price; undefined when it is not above the price. */
  readonly marketPrice: Money | undefined;
  /** Lowest price of the SKUs in stock, including a running offer; undefined if unknown. */
  readonly priceMin: Money | undefined;
  readonly priceMax: Money | undefined;
  /** True when the prices of the SKUs in stock differ: show "from". */
  readonly hasPriceRange: boolean;
  readonly soldCount: number;
  readonly viewCount: number;
  /** Units left over all SKUs; undefined if unknown. */
  readonly stock: number | undefined;
  readonly isSoldOut: boolean;
  /** True when there is a variant to choose: open the SKU sheet. */
  readonly hasVariants: boolean;
  readonly tags: readonly { readonly type: string; readonly text: string }[];
  readonly offer: Offer | undefined;
  /** Pictures of the variants, at most six. */
  readonly variantImageUrls: readonly string[];
  readonly createdAt: EpochMs | undefined;
}

/** A page of products. */
export interface ProductPage extends Page<ProductSummary> {
  /** Suggestions where the keyword finds nothing in the whole shop; undefined or empty otherwise. */
  readonly nearest?: readonly string[] | undefined;
}

/** A limited-time price. */
export interface Offer {
  /** The product's `price` while the offer runs. */
  readonly price: Money;
  readonly endsAt: EpochMs | undefined;
}

/** A sellable variant. */
export interface Sku {
  readonly id: SkuId;
  readonly goodsId: ProductId;
  /** The shop's article number. */
  readonly code: string;
  /** One value of each spec group. */
  readonly valueIds: readonly SpecValueId[];
  /** '' to use the product's picture. */
  readonly imageUrl: string;
  /** Current price of one unit, including a running offer. */
  readonly price: Money;
  /** Price after the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  readonly marketPrice: Money | undefined;
  readonly stock: number;
  readonly soldCount: number;
}

/** A variant dimension (colour) with its values. */
export interface SpecGroup {
  readonly id: number;
  readonly title: string;
  readonly values: readonly { readonly id: SpecValueId; readonly title: string }[];
}

/** A running discount of a product. */
export interface Promotion {
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly endsAt: EpochMs | undefined;
}

/** Shipping costs. */
export interface Freight {
  readonly from: Money;
  /** Products' amount from which shipping is free; undefined if never. */
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
  /** Minimum products' amount; undefined for none. */
  readonly threshold: Money | undefined;
  readonly conditionText: string;
  readonly validityText: string;
  readonly claimEndsAt: EpochMs | undefined;
  /** Maximum per person; undefined for no limit. */
  readonly perPerson: number | undefined;
  /** Number claimed by the shopper, including used ones. */
  readonly ownCount: number;
  /** The shopper has reached the maximum per person. */
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
  /** Id of the shop's reply; undefined if there is none. */
  readonly merchantReplyId?: number | undefined;
}

/** A chosen attribute, such as "Colour": "White". */
export interface AttributePair {
  readonly name: string;
  readonly value: string;
}

/** Sort orders of product lists. */
export type ProductOrder = 'weigh' | 'sales' | 'price' | 'views' | 'comments' | 'createtime';

/** Query of a product list. */
export interface ProductQuery {
  readonly keyword?: string | undefined;
  readonly categoryId?: CategoryId | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly attributes?:
    | readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[]
    | undefined;
  readonly priceFrom?: Money | undefined;
  readonly priceTo?: Money | undefined;
  /** @default 'weigh' */
  readonly orderBy?: ProductOrder | undefined;
  /** @default 'desc' */
  readonly direction?: 'asc' | 'desc' | undefined;
  /** `offer`: products with a running, ending discount, the earliest end first. */
  readonly flag?: 'hot' | 'new' | 'recommend' | 'offer' | undefined;
  readonly couponId?: string | undefined;
  /** Only these, in this order; missing ones are skipped. At most 50. */
  readonly ids?: readonly ProductId[] | undefined;
  /** 1-based. @default 1 */
  readonly page?: number | undefined;
  /** At most 50. @default 10 */
  readonly pageSize?: number | undefined;
}

/** Products of the home page. */
export interface HomeProducts {
  readonly recommended: readonly ProductSummary[];
  readonly hot: readonly ProductSummary[];
  readonly fresh: readonly ProductSummary[];
}

/** A favourite of the shopper. */
export interface Favourite {
  readonly id: number;
  readonly goodsId: ProductId;
  /** Undefined when the product no longer exists. */
  readonly goods:
    | {
        readonly title: string;
        readonly description: string;
        readonly imageUrl: string;
        readonly price: Money;
        readonly marketPrice: Money | undefined;
        /** `off-sale`: the page still exists, but the product cannot be bought. */
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
  /** Badge at the name ("Hot"), '' for none. */
  readonly flagText: string;
  readonly children: readonly Category[];
  /** Some products, if requested. */
  readonly goods: readonly ProductSummary[];
}

/** An attribute for filtering the products of a category. */
export interface Filter {
  readonly id: number;
  readonly name: string;
  readonly isSingleChoice: boolean;
  readonly values: readonly {
    readonly id: number;
    readonly name: string;
    /** Number of products with this filter; undefined where the server does not count. */
    readonly count: number | undefined;
  }[];
}

/** The products to load filters for. */
export interface FilterQuery extends Pick<
  ProductQuery,
  'keyword' | 'brandIds' | 'attributes' | 'priceFrom' | 'priceTo' | 'flag' | 'couponId'
> {
  readonly categoryId: CategoryId;
}

/** A price range from `from` to `to`, inclusive; undefined is open. */
export interface PriceBand {
  readonly from: Money | undefined;
  readonly to: Money | undefined;
  /** Number of products in it. */
  readonly count: number;
}

/** Counts of a filtered list. */
export interface ProductCounts {
  /** Number of products in the list. */
  readonly total: number;
  /** Price ranges, each product in exactly one; empty where they would not separate products. */
  readonly priceBands: readonly PriceBand[];
  /** For an empty list: the number of products without one of its filters, or without all of them. */
  readonly without: readonly {
    readonly filter: 'price' | 'brand' | 'attribute' | 'all';
    /** The attribute; undefined for other filters. */
    readonly attributeId: number | undefined;
    readonly count: number;
  }[];
}
