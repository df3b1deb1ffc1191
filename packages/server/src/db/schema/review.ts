import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { products } from './products.ts';
import type { LineAttribute } from './order.ts';
import { shoppers } from './shopper.ts';

/** Reviews, follow-ups and the shop's replies. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** The review it replies to; 0 for a review. */
    pid: integer().notNull().default(0),
    /** Null for a reply of the shop. */
    userId: integer().references(() => shoppers.id),
    orderId: integer(),
    orderLineId: integer(),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    attributes: jsonb().$type<readonly LineAttribute[]>().notNull().default([]),
    star: integer().notNull().default(5),
    content: text().notNull(),
    /** Picture keys or relative upload URLs. */
    images: jsonb().$type<readonly string[]>().notNull().default([]),
    video: text().notNull().default(''),
    /** Language of the text, '' if unknown. */
    lang: text().notNull().default(''),
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('hidden'),
    createtime: epoch().notNull(),
    /** Why the shop refused or hid it; shown to its author. */
    refusal: text().notNull().default(''),
    refusetime: epoch(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('reviews_goods').on(table.productId, table.createtime),
    index('reviews_pid').on(table.pid),
    index('reviews_user').on(table.userId),
    index('reviews_held')
      .on(table.createtime)
      .where(sql`${table.status} = 'hidden'`),
    // Each order line is reviewed once, even without an idempotency key.
    uniqueIndex('reviews_order_line')
      .on(table.orderLineId)
      .where(sql`${table.pid} = 0`),
    check('reviews_star', sql`${table.star} between 1 and 5`),
  ],
);

/** Questions about products. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    content: text().notNull(),
    /** Who may answer: 1 everyone, 2 past buyers. */
    type: integer().notNull().default(1),
    lang: text().notNull().default(''),
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('hidden'),
    /** Why the shop refused or hid it; shown to its author. */
    refusal: text().notNull().default(''),
    refusetime: epoch(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('questions_goods').on(table.productId, table.createtime),
    index('questions_user').on(table.userId, table.createtime),
    check('questions_type', sql`${table.type} in (1, 2)`),
  ],
);

/** Answers to questions. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    /** Null for an answer of the shop. */
    userId: integer().references(() => shoppers.id),
    content: text().notNull(),
    /** 1 if the author bought the product. */
    isBuy: integer().notNull().default(0),
    lang: text().notNull().default(''),
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('hidden'),
    /** Why the shop refused or hid it; shown to its author. */
    refusal: text().notNull().default(''),
    refusetime: epoch(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('answers_question').on(table.questionId),
    index('answers_user').on(table.userId, table.createtime),
  ],
);
