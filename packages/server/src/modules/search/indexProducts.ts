import { sql } from 'drizzle-orm';
import { asInserted, rowsPerInsert } from '../../db/bulk.ts';
import { type Database, isOneOf, loadRows } from '../../db/database.ts';
import { inLongTransaction } from '../../db/inLongTransaction.ts';
import { searchDocuments, searchWords } from '../../db/schema/search.ts';
import { normalizeText, isUnspaced } from './foldText.ts';

/** Part of the hashes: a new number rebuilds every row after the normalization changed. */
const version = 1;
const batchSize = rowsPerInsert;
const longestWord = 40;

interface Source extends Record<string, unknown> {
  readonly productId: number;
  readonly language: string;
  readonly title: string;
  readonly englishTitle: string | null;
  /** Title, subtitle, category, brand and SKU numbers. */
  readonly search: string;
  readonly englishSearch: string | null;
  /** Attribute values in both languages. */
  readonly traits: string | null;
  readonly source: string;
}

/**
 * Updates the search documents from the products' texts, whatever wrote those: an import, a node of an
 * earlier release, or a manual change. Current rows are not touched.
 */
export async function indexProducts(db: Database): Promise<void> {
  await inLongTransaction(db, async (tx) => {
    // Nodes that start together would build the same rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('goods search', 27))`);
    await indexStaleProducts(tx);
  });
}

/** The same for a few products, in the transaction that has changed them; words that are no longer used stay. */
export async function indexChangedProducts(tx: Database, ids: readonly number[]): Promise<void> {
  await writeStale(tx, ids);
}

/** The same inside a transaction that has changed products. */
export async function indexStaleProducts(tx: Database): Promise<void> {
  const last = await writeStale(tx);
  await tx.execute(sql`
    delete from goods_search s where not exists (
      select 1 from goods_texts t where t.language = s.language and t.goods_id = s.goods_id
    )`);
  if (last === undefined) return;
  await tx.execute(sql`
    delete from search_words w where not exists (
      select 1 from goods_search s where s.language = w.language and s.document like '% ' || w.word || ' %'
    )`);
}

/** Writes all outdated rows, or those of some products; returns the last one. */
async function writeStale(tx: Database, ids?: readonly number[]): Promise<Source | undefined> {
  let last: Source | undefined;
  for (;;) {
    const stale = await findStale(tx, last, ids);
    if (stale.length === 0) return last;
    last = stale.at(-1);
    await write(tx, stale);
  }
}

/** The next outdated rows after the last written one, so that rows are compared once. */
function findStale(
  tx: Database,
  last: Source | undefined,
  ids: readonly number[] | undefined,
): Promise<readonly Source[]> {
  const wanted = ids === undefined ? sql`` : sql`where ${isOneOf(sql`t.goods_id`, ids)}`;
  const behind = last
    ? sql`and (sources.language, sources.goods_id) > (${last.language}, ${last.productId})`
    : sql``;
  return loadRows<Source>(
    tx,
    sql`
      with texts as (
        select t.goods_id, t.language, t.title, t.search, e.title as english_title, e.search as english_search, (
            select string_agg(concat_ws(' ', v.name ->> t.language, v.name ->> 'en'), ' ' order by v.id)
            from goods_attributes a join attribute_values v on v.id = a.value_id
            where a.goods_id = t.goods_id
          ) as traits
        from goods_texts t
        left join goods_texts e on e.goods_id = t.goods_id and e.language = 'en' and t.language <> 'en'
        ${wanted}
      ), sources as (
        select *, md5(concat_ws(chr(10), ${String(version)}::text, title, search, english_title, english_search, traits)) as source
        from texts
      )
      select sources.goods_id as "productId", sources.language, sources.title, sources.search,
        sources.english_title as "englishTitle", sources.english_search as "englishSearch",
        sources.traits, sources.source
      from sources
      left join goods_search known on known.language = sources.language and known.goods_id = sources.goods_id
      where known.source is distinct from sources.source ${behind}
      order by sources.language, sources.goods_id
      limit ${batchSize}`,
  );
}

async function write(tx: Database, rows: readonly Source[]): Promise<void> {
  const values = rows.map(({ productId, language, source, ...texts }) => ({
    productId,
    language,
    source,
    ...toDocument(texts),
  }));
  await tx
    .insert(searchDocuments)
    .values(values)
    .onConflictDoUpdate({
      target: [searchDocuments.language, searchDocuments.productId],
      set: asInserted('names', 'document', 'squeezed', 'source'),
    });
  const words = new Map<string, typeof searchWords.$inferInsert>();
  for (const { language, title, search } of rows)
    for (const shown of getWords(`${title} ${search}`)) {
      const word = normalizeText(shown);
      if (isKept(word)) words.set(`${language} ${word}`, { language, word, shown });
    }
  const found = [...words.values()];
  for (let start = 0; start < found.length; start += rowsPerInsert)
    await tx
      .insert(searchWords)
      .values(found.slice(start, start + rowsPerInsert))
      .onConflictDoNothing();
}

type Texts = Pick<Source, 'title' | 'englishTitle' | 'search' | 'englishSearch' | 'traits'>;

/** A product's texts normalized for searches. */
function toDocument({ title, englishTitle, search, englishSearch, traits }: Texts) {
  const names = [title, englishTitle ?? ''].map(normalizeText).filter((name) => name !== '');
  const rest = [search, englishSearch ?? '', traits ?? ''].map(normalizeText);
  return {
    names: names.map((name) => `\n ${name} \n`).join(''),
    document: ` ${[...new Set([...names, ...rest].join(' ').split(' '))].join(' ')} `,
    squeezed: [...names, ...rest].map((text) => text.replaceAll(' ', '')).join(' '),
  };
}

/** Words in lower case and original spelling. */
function getWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

function isKept(word: string): boolean {
  if (word.includes(' ') || word.length > longestWord) return false;
  return Array.from(word).length >= (isUnspaced(word) ? 2 : 3);
}
