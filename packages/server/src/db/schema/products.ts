import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages, type Localized } from '../../i18n/language.ts';
import { attributes, attributeValues, brands, categories } from './category.ts';
import { epoch, id, localized, minor } from './columns.ts';

/** A row of a product's parameter table. */
export interface ProductParam {
  readonly name: Localized;
  readonly value: Localized;
}

/** Products. */
export const products = pgTable(
  'goods',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    brandId: integer().references(() => brands.id),
    status: text({ enum: ['normal', 'hidden', 'soldout'] })
      .notNull()
      .default('normal'),
    /** Hidden, and never published: its page does not exist for shoppers. */
    isDraft: boolean().notNull().default(false),
    isMulti: boolean().notNull().default(false),
    isRecommended: boolean().notNull().default(false),
    isHot: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isBest: boolean().notNull().default(false),
    isIndex: boolean().notNull().default(false),
    /** Picture keys, main picture first. */
    images: jsonb().$type<readonly string[]>().notNull(),
    /** What each picture shows, in their order; a missing or empty text means the title. */
    imageAlts: jsonb().$type<readonly Localized[]>().notNull().default([]),
    /** Languages with the same text as this one have no translation. */
    originalLanguage: text({ enum: languages }).notNull().default('en'),
    /** Video URL, '' for none. */
    video: text().notNull().default(''),
    imageWidth: integer().notNull().default(800),
    imageHeight: integer().notNull().default(800),
    /** Average colour of the main picture, '#rrggbb'. */
    color: text().notNull().default('#eeeeee'),
    params: jsonb().$type<readonly ProductParam[]>().notNull(),
    /** Slugs of service promises. */
    guarantees: jsonb().$type<readonly string[]>().notNull(),
    weightGrams: integer().notNull().default(0),
    buyMin: integer().notNull().default(1),
    /** Maximum pieces per person, 0 for no limit. */
    buyLimit: integer().notNull().default(0),
    isAbroad: boolean().notNull().default(true),
    sales: integer().notNull().default(0),
    views: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Percentage of published reviews with four or five stars. */
    favorRate: integer().notNull().default(100),
    weigh: integer().notNull().default(0),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('goods_weigh').on(table.weigh, table.id),
    index('goods_sales').on(table.sales, table.id),
    index('goods_createtime').on(table.createtime, table.id),
    index('goods_category').on(table.categoryId),
    index('goods_brand').on(table.brandId),
    index('goods_recommended')
      .on(table.weigh)
      .where(sql`${table.isRecommended}`),
    index('goods_hot')
      .on(table.weigh)
      .where(sql`${table.isHot}`),
    index('goods_new')
      .on(table.weigh)
      .where(sql`${table.isNew}`),
    check('goods_buy_min', sql`${table.buyMin} >= 1`),
    check('goods_buy_limit', sql`${table.buyLimit} >= 0`),
  ],
);

/** Short texts of a product in one language, including the text for searches. */
export const productTexts = pgTable(
  'goods_texts',
  {
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    /** Lower case: title, subtitle, category, brand and product numbers. */
    search: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.productId] })],
);

/** The long text of a product in one language; separate, so that searches read less. */
export const productContents = pgTable(
  'goods_contents',
  {
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** HTML. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** The lowest price of a product per currency, for sorting and filtering lists. */
export const productPrices = pgTable(
  'goods_prices',
  {
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    price: minor().notNull(),
    marketprice: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.productId] }),
    index('goods_prices_price').on(table.currency, table.price, table.productId),
  ],
);

/** The attributes that make up a product's SKUs, in display order. */
export const productSpecs = pgTable(
  'goods_specs',
  {
    id: id(),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    weigh: integer().notNull().default(0),
  },
  (table) => [unique('goods_specs_attribute').on(table.productId, table.attributeId)],
);

/** The values of a product's spec group; `skus.specIds` consists of their ids. */
export const productSpecValues = pgTable(
  'goods_spec_values',
  {
    id: id(),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    specId: integer()
      .notNull()
      .references(() => productSpecs.id, { onDelete: 'cascade' }),
    valueId: integer()
      .notNull()
      .references(() => attributeValues.id),
    weigh: integer().notNull().default(0),
  },
  (table) => [
    index('goods_spec_values_goods').on(table.productId),
    unique('goods_spec_values_value').on(table.specId, table.valueId),
  ],
);

/** Variants; a product without options has one with empty `specIds`. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    skuCode: text('goods_sn').notNull().unique('skus_goodsSn_unique'),
    /** Ids of spec values, comma-separated; '' for a product without options. */
    specIds: text().notNull().default(''),
    /** Picture key, '' for the product's own. */
    image: text().notNull().default(''),
    stock: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    weigh: integer().notNull().default(0),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    unique('skus_combination').on(table.productId, table.specIds),
    check('skus_stock', sql`${table.stock} >= 0`),
  ],
);

/** The price of a SKU in one currency. Prices are never converted. */
export const skuPrices = pgTable(
  'sku_prices',
  {
    skuId: integer()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    price: minor().notNull(),
    marketprice: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.currency] }),
    check('sku_prices_price', sql`${table.price} >= 0 and ${table.marketprice} >= 0`),
  ],
);

/** Attribute values by which a product can be filtered. */
export const productAttributes = pgTable(
  'goods_attributes',
  {
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    valueId: integer()
      .notNull()
      .references(() => attributeValues.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.valueId] }),
    index('goods_attributes_value').on(table.valueId, table.productId),
  ],
);

/** Service promises shown on product pages. */
export const guarantees = pgTable('guarantees', {
  id: id(),
  slug: text().notNull().unique(),
  name: localized().notNull(),
  intro: localized().notNull(),
});

/** Every change of stock, with its reason. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    delta: integer().notNull(),
    reason: text({ enum: ['seed', 'order', 'cancel', 'expire', 'return', 'adjust', 'exchange'] }).notNull(),
    orderId: integer(),
    /** The after-sales request that returned it, instead of the order. */
    afterSaleId: integer('aftersale_id'),
    /** The request whose replacement it was taken for. */
    exchangedForId: integer(),
    /** Why an operator changed it, and who; '' for all other reasons. */
    note: text().notNull().default(''),
    actor: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('stock_movements_sku').on(table.skuId),
    index('stock_movements_time').on(table.createtime, table.id),
    unique('stock_movements_returned').on(table.afterSaleId, table.skuId),
    // An order's stock is taken once and returned once, also under concurrency.
    unique('stock_movements_once').on(table.orderId, table.skuId, table.reason),
    // So is that of a replacement.
    uniqueIndex('stock_movements_exchanged')
      .on(table.exchangedForId)
      .where(sql`${table.exchangedForId} is not null`),
  ],
);
