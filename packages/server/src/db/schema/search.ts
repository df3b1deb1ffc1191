import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What a search compares with, one row for a product and a language. It is built from other tables, and is apart from them so that
 * nodes of a release that does not know it, or has no pg_trgm, go on reading and writing those.
 */
export const goodsSearch = pgTable(
  'goods_search',
  {
    goodsId: integer().notNull(),
    language: text().notNull(),
    /** Folded: the title in this language and the English one, each between line breaks. */
    names: text().notNull(),
    /** Folded: the names and everything else that the product is found by, words between spaces. */
    document: text().notNull(),
    /** Folded texts without their spaces, for words that were typed as one. */
    squeezed: text().notNull(),
    /** Digest of what the row was built from. */
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.goodsId] }),
    index('goods_search_document').using('gin', table.document.op('gin_trgm_ops')),
  ],
);

/** The words of all documents by language: where a typing error leads back to. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    /** Folded. */
    word: text().notNull(),
    /** The word as people write it. */
    shown: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_near').using('gist', table.word.op('gist_trgm_ops')),
  ],
);
