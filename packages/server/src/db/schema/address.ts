import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** The additional fields of an overseas address. */
export interface OverseasFields {
  readonly country_code: string;
  readonly country_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly area_code: string;
  readonly mobile: string;
  readonly zipcode: string;
  readonly extension: string;
  readonly province_name: string;
  readonly city_name: string;
  readonly address: string;
  readonly email: string;
  readonly company: string;
}

/** The address books of shoppers. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** 1 domestic, 2 overseas. */
    type: integer().notNull().default(1),
    /** ISO 3166 alpha-3. */
    countryCode: text().notNull().default('CHN'),
    provinceId: integer().notNull().default(0),
    cityId: integer().notNull().default(0),
    areaId: integer().notNull().default(0),
    receiver: text().notNull(),
    mobile: text().notNull(),
    /** Street and house, without the region. */
    detail: text().notNull(),
    zipcode: text().notNull().default(''),
    /** Fields of an overseas address; null for a domestic one. */
    overseas: jsonb().$type<OverseasFields>(),
    /** Billing address; null when it is the same. */
    billing: jsonb().$type<OverseasFields>(),
    usednums: integer().notNull().default(0),
    isdefault: integer().notNull().default(0),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
    deletetime: epoch(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isdefault} = 1 and ${table.deletetime} is null`),
  ],
);
