import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/language.ts';
import { epoch, id, localized } from './columns.ts';
import { shoppers } from './shopper.ts';

/** A question of a survey. */
export interface SurveyQuestion {
  readonly id: number;
  readonly title: Localized;
  readonly type: 'single' | 'multi' | 'text' | 'scale';
  readonly required: boolean;
  /** Options of single and multi; steps of a scale; empty for a text. */
  readonly options: readonly { readonly value: string; readonly text: Localized }[];
}

/** Surveys about devices. */
export const surveys = pgTable(
  'surveys',
  {
    /** drinker or feeder. */
    type: text().primaryKey(),
    title: localized().notNull(),
    questions: jsonb().$type<readonly SurveyQuestion[]>().notNull(),
    /** Points earned by answering it. */
    points: integer('score').notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (table) => [check('surveys_score', sql`${table.points} >= 0`)],
);

/** Survey answers; each survey once per person. */
export const surveyReplies = pgTable(
  'survey_replies',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    type: text()
      .notNull()
      .references(() => surveys.type),
    /** Answers by question id. */
    answers: jsonb().$type<Readonly<Record<string, string | number | readonly string[]>>>().notNull(),
    /** Points that were earned. */
    points: integer('score').notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    unique('survey_replies_once').on(table.userId, table.type),
    index('survey_replies_type').on(table.type, table.id),
  ],
);
