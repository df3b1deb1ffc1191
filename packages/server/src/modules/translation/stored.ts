import { and, desc, eq, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { translations } from '../../db/schema/translation.ts';
import type { Language } from '../../i18n/language.ts';

/** Texts of shoppers that can be translated. */
export type TextKind = (typeof translations.$inferSelect)['kind'];

/** Identifies a text in a language. */
export interface TranslationKey {
  readonly kind: TextKind;
  readonly id: number;
  readonly language: Language;
  /** Hash of the text. */
  readonly source: string;
}

/** Maximum number of stored translations; the oldest are removed first. */
const maxKept = 200_000;

const parents = alias(reviews, 'parents');

/** A public text: what it belongs to is published too. */
export async function findPublishedText(
  db: Database,
  kind: TextKind,
  id: number,
): Promise<{ readonly content: string; readonly lang: string } | undefined> {
  const [row] = await publishedQuery(db, kind, id);
  return row;
}

function publishedQuery(db: Database, kind: TextKind, id: number) {
  if (kind === 'question') {
    return db
      .select({ content: questions.content, lang: questions.lang })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.status, 'normal')));
  }
  if (kind === 'answer') {
    return db
      .select({ content: answers.content, lang: answers.lang })
      .from(answers)
      .innerJoin(questions, and(eq(questions.id, answers.questionId), eq(questions.status, 'normal')))
      .where(and(eq(answers.id, id), eq(answers.status, 'normal')));
  }
  return db
    .select({ content: reviews.content, lang: reviews.lang })
    .from(reviews)
    .leftJoin(parents, eq(parents.id, reviews.pid))
    .where(
      and(
        eq(reviews.id, id),
        eq(reviews.status, 'normal'),
        or(eq(reviews.pid, 0), eq(parents.status, 'normal')),
      ),
    );
}

/** The stored translation, if it is one of the current text. */
export async function findKept(
  db: Database,
  { kind, id, language, source }: TranslationKey,
): Promise<string | undefined> {
  const [row] = await db
    .select({ content: translations.content })
    .from(translations)
    .where(
      and(
        eq(translations.kind, kind),
        eq(translations.textId, id),
        eq(translations.language, language),
        eq(translations.source, source),
      ),
    );
  return row?.content;
}

/** Stores a translation, replacing one of an earlier text. */
export async function storeTranslation(
  db: Database,
  { kind, id, language, source }: TranslationKey,
  content: string,
  now: number,
): Promise<void> {
  const values = { source, content, createtime: now };
  await db
    .insert(translations)
    .values({ kind, textId: id, language, ...values })
    .onConflictDoUpdate({
      target: [translations.kind, translations.textId, translations.language],
      set: values,
    });
}

/** Deletes the translations of a text that is no longer public. */
export async function forgetTranslations(db: Database, kind: TextKind, id: number): Promise<void> {
  await db.delete(translations).where(and(eq(translations.kind, kind), eq(translations.textId, id)));
}

/** Deletes translations of texts that were deleted or unpublished, and the oldest above the maximum. */
export async function dropStaleTranslations(db: Database): Promise<void> {
  for (const [kind, table] of [
    ['review', reviews],
    ['question', questions],
    ['answer', answers],
  ] as const) {
    const published = db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.id, translations.textId), eq(table.status, 'normal')));
    await db.delete(translations).where(and(eq(translations.kind, kind), notExists(published)));
  }
  const [last] = await db
    .select({ createtime: translations.createtime })
    .from(translations)
    .orderBy(desc(translations.createtime))
    .offset(maxKept)
    .limit(1);
  if (last) await db.delete(translations).where(sql`${translations.createtime} <= ${last.createtime}`);
}
