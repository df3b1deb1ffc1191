import * as v from 'valibot';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const slug = v.pipe(
  text,
  v.regex(/^[\w.-]{1,80}$/u, 'a slug of letters, digits, dots, dashes and underscores'),
);
const localized = v.object({
  zh: text,
  en: text,
  ja: text,
  fr: text,
  de: text,
  it: text,
  es: text,
  ko: text,
});
/** Minor units (hundredths) by currency. */
const amounts = v.record(v.pipe(text, v.regex(/^[A-Z]{3}$/u, 'a currency such as EUR')), count);
const moment = v.nullable(count);
const status = v.picklist(['normal', 'hidden']);
const reduction = v.variant('kind', [
  v.object({ kind: v.literal('percent'), percentOff: v.pipe(whole, v.minValue(1), v.maxValue(100)) }),
  v.object({ kind: v.literal('minus'), amounts }),
]);

const category = v.object({
  slug,
  /** Slug of the category above; listed before this one. */
  parent: v.nullable(slug),
  name: localized,
  image: text,
  flagText: text,
  weigh: whole,
  status,
  filters: v.array(
    v.object({ attribute: slug, type: v.picklist(['radio', 'checkbox']), isMust: whole, weigh: whole }),
  ),
});

const good = v.object({
  slug,
  category: slug,
  brand: v.nullable(slug),
  status: v.picklist(['normal', 'hidden', 'soldout']),
  isRecommended: v.boolean(),
  isHot: v.boolean(),
  isNew: v.boolean(),
  isBest: v.boolean(),
  isIndex: v.boolean(),
  /** Picture keys of the shop, relative upload URLs or absolute URLs; the main one first. */
  images: v.array(text),
  video: text,
  imageWidth: count,
  imageHeight: count,
  color: v.pipe(text, v.regex(/^#[\da-f]{6}$/iu, 'a colour such as #eeeeee')),
  params: v.array(v.object({ name: localized, value: localized })),
  guarantees: v.array(slug),
  weightGrams: count,
  buyMin: v.pipe(whole, v.minValue(1)),
  buyLimit: count,
  isAbroad: v.boolean(),
  /** Counts on the first import only. */
  sales: count,
  weigh: whole,
  createtime: count,
  title: localized,
  subtitle: localized,
  /** HTML. */
  content: localized,
  specs: v.array(v.object({ attribute: slug, values: v.array(slug) })),
  skus: v.pipe(
    v.array(
      v.object({
        /** Article number, unique in the shop. */
        sn: v.pipe(text, v.minLength(1), v.maxLength(60)),
        /** One value of each spec, in their order. */
        values: v.array(slug),
        image: text,
        stock: count,
        isActive: v.boolean(),
        weigh: whole,
        prices: amounts,
        marketPrices: amounts,
      }),
    ),
    v.minLength(1),
  ),
  attributes: v.array(v.object({ attribute: slug, value: slug })),
});

const discount = v.object({
  kind: v.picklist(['order', 'goods', 'buy_one_get_one', 'full_reduction', 'gift']),
  name: localized,
  terms: v.object({
    percentOff: v.optional(count),
    threshold: v.optional(v.nullable(amounts)),
    tiers: v.optional(v.array(v.object({ threshold: amounts, reduction: amounts }))),
  }),
  good: v.nullable(slug),
  sku: v.nullable(text),
  category: v.nullable(slug),
  begintime: moment,
  endtime: moment,
  isActive: v.boolean(),
});

const code = v.object({
  code: v.pipe(text, v.regex(/^[\dA-Z_-]{2,40}$/u, 'a code in capitals')),
  name: localized,
  reduction,
  threshold: v.nullable(amounts),
  perPerson: count,
  begintime: moment,
  endtime: moment,
  isActive: v.boolean(),
});

const coupon = v.object({
  slug,
  name: localized,
  reduction,
  threshold: v.nullable(amounts),
  goods: v.array(slug),
  categories: v.array(slug),
  brands: v.array(slug),
  audience: v.picklist(['all', 'new', 'old']),
  perPerson: count,
  total: count,
  begintime: moment,
  endtime: moment,
  mode: v.picklist(['fixation', 'dates']),
  validDays: count,
  validFrom: moment,
  validTo: moment,
  isOpen: v.boolean(),
  isActive: v.boolean(),
  weigh: whole,
  createtime: count,
});

const page = v.object({
  type: text,
  /** Its key; a page without one is known by type and English title. */
  diyname: v.nullable(text),
  title: localized,
  description: localized,
  /** HTML. */
  content: localized,
  image: text,
  version: text,
  status: text,
  weigh: whole,
  createdAt: count,
});

/** The files of an exported shop, in the order in which they are taken in. A file that is missing changes nothing. */
export const documents = {
  brands: v.array(v.object({ slug, name: text, intro: localized })),
  attributes: v.array(
    v.object({
      slug,
      name: localized,
      weigh: whole,
      values: v.array(v.object({ slug, name: localized, weigh: whole })),
    }),
  ),
  guarantees: v.array(v.object({ slug, name: localized, intro: localized })),
  categories: v.array(category),
  goods: v.array(good),
  discounts: v.array(discount),
  codes: v.array(code),
  freight: v.array(
    v.object({
      country: text,
      firstGrams: count,
      firstFee: amounts,
      stepGrams: count,
      stepFee: amounts,
      freeOver: v.nullable(amounts),
      days: count,
    }),
  ),
  coupons: v.array(coupon),
  pages: v.array(page),
  /** Banners, shortcuts, search words, carriers …; paths name goods as `good:<slug>` and categories as `category:<slug>`. */
  contents: v.record(text, v.unknown()),
} as const;

/** Name of one file, without `.json`. */
export type DocumentName = keyof typeof documents;

/** A shop as its files say it. */
export type ShopDocuments = { readonly [K in DocumentName]: v.InferOutput<(typeof documents)[K]> };
