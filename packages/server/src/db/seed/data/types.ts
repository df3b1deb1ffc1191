/** The eight languages of the shop. */
export type Language = 'zh' | 'en' | 'ja' | 'fr' | 'de' | 'it' | 'es' | 'ko';

/** One text in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** Attribute slug to value slug; empty for a product without options. */
export type SkuValues = Readonly<Record<string, string>>;

/** A camera of the demo account. */
export interface SeedCloudDevice {
  /** Serial number. */
  readonly deviceId: string;
  /** SKU number. */
  readonly model: string;
  /** Days of remaining storage; null when none was ever bought. */
  readonly daysLeft: number | null;
  readonly boughtDaysAgo: number;
  readonly name: Localized;
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
  readonly product: string;
  readonly values: SkuValues;
  /** Key of the author. */
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
  readonly product: string;
  readonly person: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly answers: readonly SeedAnswer[];
}

/** Key of a product picture; `variant` is a colour slug, or `main` for products without colours. */
export function picture(slug: string, variant = 'main', view: 'front' | 'angle' = 'front'): string {
  return `goods/${slug}/${variant}-${view}`;
}
