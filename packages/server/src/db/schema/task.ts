import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, localized } from './columns.ts';
import { shoppers } from './shopper.ts';

/** What a task counts. */
export const taskKinds = [
  'sign_in',
  'favourite',
  'order',
  'review',
  'invite',
  'exchange',
  'coupon',
  'profile',
  'question',
] as const;

/** Tasks that earn points. */
export const tasks = pgTable('tasks', {
  id: id(),
  slug: text().notNull().unique(),
  kind: text({ enum: taskKinds }).notNull(),
  name: localized().notNull(),
  /** Picture key, '' where the client draws its own icon. */
  image: text().notNull().default(''),
  points: integer('score').notNull(),
  /** How often it has to be done. */
  target: integer().notNull(),
  /** Daily, or once only. */
  period: text({ enum: ['daily', 'once'] }).notNull(),
  /** Route of the storefront where it is done. */
  path: text().notNull(),
  weigh: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
});

/** Tasks whose points were claimed. */
export const taskClaims = pgTable(
  'task_claims',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** The day of a daily task, '' for others. */
    period: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    unique('task_claims_once').on(table.userId, table.taskId, table.period),
    index('task_claims_task').on(table.taskId),
  ],
);
