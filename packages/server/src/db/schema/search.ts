import { sql } from 'drizzle-orm';
import { languages } from '../../i18n/language.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Search documents, one row per product and language. They are built from other tables, and separate from
 * them so that nodes of a release without them, or without pg_trgm, can still read and write those.
 */
export const searchDocuments = pgTable(
  'goods_search',
  {
    productId: integer('goods_id').notNull(),
    language: text().notNull(),
    /** Normalized: the title in this language and in English, each between line breaks. */
    names: text().notNull(),
    /** Normalized: the names and all other searchable texts, words between spaces. */
    document: text().notNull(),
    /** Normalized texts without spaces, for words typed together. */
    squeezed: text().notNull(),
    /** Hash of the data that the row was built from. */
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.productId] }),
    // Unused since there is one for each language: to be dropped in the release after.
    index('goods_search_document').using('gin', table.document.op('gin_trgm_ops')),
    // Texts of other languages with the same letters are not read.
    ...languages.map((language) =>
      index(`goods_search_document_${language}`)
        .using('gin', table.document.op('gin_trgm_ops'))
        .where(sql`${table.language} = ${sql.raw(`'${language}'`)}`),
    ),
  ],
);

/** The words of all documents by language, for correcting typing errors. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    /** Normalized. */
    word: text().notNull(),
    /** The word in its original spelling. */
    shown: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_near').using('gist', table.word.op('gist_trgm_ops')),
  ],
);
