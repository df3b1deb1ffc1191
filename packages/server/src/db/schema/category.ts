import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, localized } from './columns.ts';

/** Product categories, two levels deep in the demo; any depth is supported. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    /** 0 at the top. */
    pid: integer().notNull().default(0),
    slug: text().notNull().unique(),
    name: localized().notNull(),
    /** Picture key, '' for none. */
    image: text().notNull().default(''),
    flagText: text().notNull().default(''),
    /** Higher comes first. */
    weigh: integer().notNull().default(0),
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('normal'),
  },
  (table) => [index('categories_pid').on(table.pid)],
);

/** Brands; their names are not translated. */
export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  intro: localized().notNull(),
});

/** Product attributes, such as colour. */
export const attributes = pgTable('attributes', {
  id: id(),
  slug: text().notNull().unique(),
  name: localized().notNull(),
  weigh: integer().notNull().default(0),
});

/** Values of attributes, such as white. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    slug: text().notNull(),
    name: localized().notNull(),
    weigh: integer().notNull().default(0),
  },
  (table) => [index('attribute_values_attribute').on(table.attributeId)],
);

/** The attributes by which a category's products can be filtered. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    type: text({ enum: ['radio', 'checkbox'] })
      .notNull()
      .default('checkbox'),
    isMust: integer().notNull().default(0),
    weigh: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);
