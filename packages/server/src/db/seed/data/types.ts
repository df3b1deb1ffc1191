/** The eight languages of the shop. */
export type Language = 'zh' | 'en' | 'ja' | 'fr' | 'de' | 'it' | 'es' | 'ko';

/** One text in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** One list of texts in every language. */
export type LocalizedList = Readonly<Record<Language, readonly string[]>>;

/** The eight currencies of the shop. */
export type Currency = 'CNY' | 'USD' | 'JPY' | 'EUR' | 'KRW' | 'GBP' | 'CHF' | 'CAD';

/** One amount per currency, in hundredths (JPY and KRW too, always whole yen and won). */
export type Prices = Readonly<Record<Currency, number>>;

/** Top-level category. */
type CategorySlug =
  | 'fountains'
  | 'feeders'
  | 'cameras'
  | 'trackers'
  | 'consumables'
  | 'spare-parts';

/** A category; `parent` is null for a top-level one. */
export interface SeedCategory {
  readonly slug: string;
  readonly parent: CategorySlug | null;
  readonly name: Localized;
  /** Picture key, such as `goods/fountain-aura/white-front`. */
  readonly image: string;
}

/** A brand; names are not translated. */
export interface SeedBrand {
  readonly slug: BrandSlug;
  readonly name: string;
  readonly intro: Localized;
}

/** Slug of a brand. */
type BrandSlug = 'pawlet' | 'whiskr' | 'trailtail';

/** A service promise shown on the product page. */
export interface SeedGuarantee {
  readonly slug: GuaranteeSlug;
  readonly name: Localized;
  readonly intro: Localized;
}

/** Slug of a service promise. */
export type GuaranteeSlug = 'returns-7' | 'warranty-2' | 'invoice' | 'fast-delivery';

/** Slug of an attribute. The first eight build SKUs, the last two are only filtered by. */
type AttributeSlug =
  | 'colour'
  | 'capacity'
  | 'size'
  | 'resolution'
  | 'bowl'
  | 'pack'
  | 'plug'
  | 'length'
  | 'pet'
  | 'power';

/** One value of an attribute. */
interface SeedAttributeValue {
  readonly slug: string;
  readonly name: Localized;
}

/** An attribute with all its values, in display order. */
export interface SeedAttribute {
  readonly slug: AttributeSlug;
  readonly name: Localized;
  readonly values: readonly SeedAttributeValue[];
}

/** The attributes a category can be filtered by; the values offered are those its goods have. */
export interface SeedFilter {
  readonly category: CategorySlug;
  readonly attributes: readonly AttributeSlug[];
}

/** Home and list marks of a good. */
type GoodFlag = 'recommend' | 'hot' | 'new' | 'best' | 'index';

/** Attribute slug to value slug; empty for a good without choice. */
export type SkuValues = Readonly<Partial<Record<AttributeSlug, string>>>;

/** One sellable combination. Combinations that are not listed do not exist. */
export interface SeedSku {
  readonly values: SkuValues;
  /** Article number, unique in the shop. */
  readonly code: string;
  /** Selling price before any discount. */
  readonly prices: Prices;
  /** Struck-through price, never below `prices`. */
  readonly marketPrices: Prices;
  /** Pieces in stock; 0 is sold out. */
  readonly stock: number;
  /** Picture key. */
  readonly image: string;
}

/** One row of the parameter table. */
export interface SeedParam {
  readonly name: Localized;
  readonly value: Localized;
}

/** A running item discount. */
interface SeedOffer {
  /** Percent taken off the price. */
  readonly percentOff: number;
  /** Days from seeding until the offer ends. */
  readonly daysLeft: number;
}

/** A card of cloud storage. */
export interface SeedCloudPlan {
  readonly type: 'month' | 'year';
  /** Days that it adds. */
  readonly days: number;
  readonly prices: Prices;
  /** Struck-through price, never below `prices`. */
  readonly marketPrices: Prices;
  readonly name: Localized;
  readonly description: Localized;
}

/** A camera of the demo account. */
export interface SeedCloudDevice {
  /** Serial number. */
  readonly deviceId: string;
  /** Article number. */
  readonly model: string;
  /** Days of storage left; null when none was ever bought. */
  readonly daysLeft: number | null;
  readonly boughtDaysAgo: number;
  readonly name: Localized;
}

/** A product. */
export interface SeedGood {
  readonly slug: string;
  readonly category: CategorySlug;
  /** Slug of a child of `category`. */
  readonly subcategory: string;
  readonly brand: BrandSlug;
  readonly title: Localized;
  readonly subtitle: Localized;
  /** HTML of h3, p, ul, li and img only. */
  readonly description: Localized;
  readonly params: readonly SeedParam[];
  readonly flags: readonly GoodFlag[];
  /** Shipping weight of one piece. */
  readonly weightGrams: number;
  /** Least quantity of an order line. */
  readonly buyMin: number;
  /** Most pieces per person; 0 is no limit. */
  readonly buyLimit: number;
  readonly guarantees: readonly GuaranteeSlug[];
  /** Filter values that do not build SKUs. */
  readonly features: Readonly<Partial<Record<AttributeSlug, readonly string[]>>>;
  /** Attributes that build the SKUs, in display order; empty for a single-SKU good. */
  readonly attributes: readonly AttributeSlug[];
  readonly skus: readonly SeedSku[];
  readonly offer?: SeedOffer | undefined;
  /** Sales shown before the first demo order. */
  readonly salesBase: number;
  /** Picture keys of the gallery, main picture first. */
  readonly images: readonly string[];
}

/** Where a tile, a banner or a shortcut leads. */
export type SeedTarget =
  | { readonly kind: 'good'; readonly slug: string }
  | { readonly kind: 'category'; readonly slug: CategorySlug }
  | { readonly kind: 'page'; readonly path: string };

/** A banner of the home carousel. */
export interface SeedBanner {
  readonly slug: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly image: string;
  readonly target: SeedTarget;
}

/** An entry of the home icon grid; `image` is null where the client draws its own icon. */
export interface SeedShortcut {
  readonly slug: string;
  readonly name: Localized;
  readonly image: string | null;
  readonly target: SeedTarget;
}

/** An announcement, an agreement or a help page. */
export interface SeedPage {
  readonly diyname: string;
  readonly kind: 'notice' | 'agreement' | 'help';
  readonly title: Localized;
  /** One plain sentence for lists. */
  readonly description: Localized;
  /** HTML of h3, p, ul and li only. */
  readonly body: Localized;
  /** Age in days at seeding. */
  readonly daysAgo: number;
}

/** An address in mainland China. */
export interface SeedDomesticAddress {
  readonly kind: 'domestic';
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** Six-digit division code of the district. */
  readonly districtCode: string;
  readonly detail: string;
  readonly postcode: string;
}

/** An address elsewhere. */
export interface SeedOverseasAddress {
  readonly kind: 'overseas';
  /** ISO 3166 alpha-3, as in the `country-code` header. */
  readonly country: 'USA' | 'JPN' | 'FRA' | 'DEU' | 'ITA' | 'ESP' | 'KOR' | 'GBR' | 'CHE' | 'CAN';
  readonly province: string;
  readonly city: string;
  readonly detail: string;
  readonly postcode: string;
}

/** A demo shopper. */
export interface SeedPerson {
  /** Unique, also the user name: `zh-1`, `en-3`. */
  readonly key: string;
  readonly language: Language;
  readonly nickname: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  /** Country calling code without plus. */
  readonly areaCode: string;
  /** Fictitious number without area code, digits only. */
  readonly mobile: string;
  readonly address: SeedDomesticAddress | SeedOverseasAddress;
}

/** A review, with the shop's reply where there is one. */
export interface SeedReview {
  readonly good: string;
  readonly values: SkuValues;
  /** Key of the person. */
  readonly person: string;
  readonly star: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly daysAgo: number;
  readonly reply?: string | undefined;
  /** Picture keys; none by default. */
  readonly images?: readonly string[] | undefined;
}

/** An answer to a question. */
export interface SeedAnswer {
  readonly person: string;
  readonly text: string;
  /** Whether the person bought the product. */
  readonly isBuyer: boolean;
}

/** A question about a product. */
export interface SeedQuestion {
  readonly good: string;
  readonly person: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly answers: readonly SeedAnswer[];
}

/** A carrier. */
export interface SeedCarrier {
  readonly code: string;
  readonly name: Localized;
}

/** A payment method of the cashier. */
export interface SeedPayMethod {
  readonly paytype: 'wechat' | 'alipay' | 'pingpong';
  readonly name: Localized;
  readonly hint: Localized;
}

/** What a coupon or a code takes off. */
type SeedReduction =
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'minus'; readonly amounts: Prices };

/** Which shoppers or goods a coupon is for. */
type SeedCouponCondition =
  | { readonly kind: 'goods'; readonly slugs: readonly string[] }
  | { readonly kind: 'category'; readonly slugs: readonly CategorySlug[] }
  | { readonly kind: 'brand'; readonly slugs: readonly BrandSlug[] }
  | { readonly kind: 'new-user' };

/** A coupon that shoppers can claim. */
export interface SeedCoupon {
  readonly slug: string;
  readonly name: Localized;
  readonly reduction: SeedReduction;
  /** Least spend on the goods it is for; null for none. */
  readonly threshold: Prices | null;
  /** Most claims per person. */
  readonly perPerson: number;
  readonly total: number;
  readonly claimed: number;
  /** Days until claiming ends. */
  readonly claimDays: number;
  /** Days a claimed coupon stays valid. */
  readonly validDays: number;
  readonly condition: SeedCouponCondition | null;
  /** Handed out only, not to be claimed. @default false */
  readonly isClosed?: boolean | undefined;
}

/** Something that points buy. */
export interface SeedPointsProduct {
  readonly slug: string;
  readonly type: 'virtual' | 'reality';
  readonly title: Localized;
  readonly description: Localized;
  /** HTML. */
  readonly content: Localized;
  /** Picture keys, main picture first. */
  readonly images: readonly string[];
  readonly models: readonly Localized[];
  readonly score: number;
  readonly stock: number;
  readonly sales: number;
  /** Most pieces a person. */
  readonly personLimit: number;
  readonly weigh: number;
  /** Slug of the coupon that it brings; null for none. */
  readonly coupon: string | null;
}

/** Something to do for points. */
export interface SeedTask {
  readonly slug: string;
  readonly kind: 'sign_in' | 'favourite' | 'order' | 'review' | 'invite' | 'exchange' | 'coupon' | 'profile' | 'question';
  readonly name: Localized;
  readonly score: number;
  readonly target: number;
  readonly period: 'daily' | 'once';
  /** Route of the mall. */
  readonly path: string;
  readonly weigh: number;
}

/** A code typed in at the checkout. */
export interface SeedDiscountCode {
  readonly code: string;
  readonly name: Localized;
  readonly reduction: SeedReduction;
  readonly threshold: Prices | null;
  readonly perPerson: number;
}

/** An automatic discount. */
export type SeedDiscountRule =
  | { readonly kind: 'order'; readonly name: Localized; readonly percentOff: number; readonly threshold: Prices }
  | { readonly kind: 'goods'; readonly name: Localized; readonly good: string; readonly percentOff: number; readonly daysLeft: number }
  | { readonly kind: 'buy_one_get_one'; readonly name: Localized; readonly good: string }
  | { readonly kind: 'full_reduction'; readonly name: Localized; readonly tiers: readonly SeedTier[] }
  | { readonly kind: 'gift'; readonly name: Localized; readonly category: CategorySlug; readonly gift: string; readonly giftValues: SkuValues };

/** One step of a spend-tier reduction. */
interface SeedTier {
  readonly threshold: Prices;
  readonly reduction: Prices;
}

/** All languages, Chinese (the default) first. */
export const languages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const satisfies readonly Language[];

/** Builds a text per language from a function. */
function perLanguage(build: (language: Language) => string): Localized {
  return {
    zh: build('zh'), en: build('en'), ja: build('ja'), fr: build('fr'),
    de: build('de'), it: build('it'), es: build('es'), ko: build('ko'),
  };
}

/** The same text in every language: names, sizes, codes. */
export function same(text: string): Localized {
  return perLanguage(() => text);
}

/** A measure such as `2.5 L`: with a decimal comma where the language has one. */
export function measure(text: string): Localized {
  const comma = text.replace(/(\d)\.(\d)/g, '$1,$2');
  return { zh: text, en: text, ja: text, fr: comma, de: comma, it: comma, es: comma, ko: text };
}

/** Prices from whole units: 59.99 dollars, 8980 yen. */
export function prices(
  CNY: number, USD: number, JPY: number, EUR: number,
  KRW: number, GBP: number, CHF: number, CAD: number,
): Prices {
  const minor = (amount: number) => Math.round(amount * 100);
  return {
    CNY: minor(CNY), USD: minor(USD), JPY: minor(JPY), EUR: minor(EUR),
    KRW: minor(KRW), GBP: minor(GBP), CHF: minor(CHF), CAD: minor(CAD),
  };
}

/** A section of a product page. */
export interface StorySection {
  readonly heading: Localized;
  readonly text?: Localized | undefined;
  readonly list?: LocalizedList | undefined;
  /** Picture key, shown 800 × 800 under the text. */
  readonly image?: string | undefined;
}

/** The HTML of a product page. `alt` describes its pictures. */
export function story(alt: Localized, ...sections: readonly StorySection[]): Localized {
  return perLanguage((language) =>
    sections
      .map(({ heading, text, list, image }) => [
        `<h3>${heading[language]}</h3>`,
        text ? `<p>${text[language]}</p>` : '',
        image ? `<p><img src="/media/${image}.webp?w=800" width="800" height="800" alt="${alt[language]}"></p>` : '',
        list ? `<ul>${list[language].map((item) => `<li>${item}</li>`).join('')}</ul>` : '',
      ].join(''))
      .join(''),
  );
}

/** Key of a product picture; `variant` is a colour slug, or `main` for goods without colour. */
export function picture(slug: string, variant = 'main', view: 'front' | 'angle' = 'front'): string {
  return `goods/${slug}/${variant}-${view}`;
}

/** One sellable combination. */
export function sku(
  values: SkuValues, code: string, selling: Prices, market: Prices, stock: number, image: string,
): SeedSku {
  return { values, code, prices: selling, marketPrices: market, stock, image };
}

/** A question of a survey; ids follow its place. */
interface SeedSurveyQuestion {
  readonly title: Localized;
  readonly type: 'single' | 'multi' | 'text' | 'scale';
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly text: Localized }[];
}

/** A survey about devices. */
export interface SeedSurvey {
  readonly type: 'drinker' | 'feeder';
  readonly title: Localized;
  /** Points for answering it. */
  readonly score: number;
  readonly questions: readonly SeedSurveyQuestion[];
}

/** A campaign; its days count from the start of the demo shop. */
export interface SeedActivity {
  readonly title: Localized;
  /** Picture key. */
  readonly image: string;
  readonly target: SeedTarget;
  readonly startsInDays: number;
  readonly endsInDays: number;
}

/** A hint about devices, by the key that the client asks for. */
export interface SeedDeviceHint {
  readonly key: string;
  readonly text: Localized;
}
