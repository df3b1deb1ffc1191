import type { moderationCalls, OperatorInputOf, OperatorText, OperatorTextEntry } from '@pawlet/operator';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { productTexts } from '../../db/schema/products.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { Language } from '../../i18n/language.ts';
import { pictureUrl } from '../products/wireValues.ts';
import type { TextKind } from './moderation.ts';

type ListInput = OperatorInputOf<typeof moderationCalls.listTexts>;

/** Filters of a list of texts. */
export interface TextFilter extends Pick<ListInput, 'state' | 'text'> {
  readonly author?: number | undefined;
  readonly product?: number | undefined;
  readonly stars?: number | undefined;
}

/** The language of titles, and the origin of addresses. */
export interface TextReader {
  readonly language: Language;
  readonly baseUrl: string;
}

const tables = { review: reviews, question: questions, answer: answers } as const;

const none = sql<null>`null`;

/** Texts of shoppers of one kind; replies of the shop are not among them. */
function findTexts(db: Database, kind: TextKind, language: Language) {
  const table = tables[kind];
  const isReview = kind === 'review';
  const productId = kind === 'answer' ? questions.productId : tables[kind].productId;
  const parentId = {
    review: sql<number | null>`nullif(${reviews.pid}, 0)`,
    question: none,
    answer: sql<number | null>`${answers.questionId}`,
  }[kind];
  const chosen = db
    .select({
      id: table.id,
      status: table.status,
      content: table.content,
      language: table.lang,
      created: table.createtime,
      refusal: table.refusal,
      refused: table.refusetime,
      author: { id: shoppers.id, nickname: shoppers.nickname },
      product: { id: productId, title: productTexts.title },
      parentId,
      stars: isReview ? sql<number | null>`${reviews.star}` : none,
      images: isReview ? reviews.images : sql<readonly string[] | null>`null`,
      video: isReview ? reviews.video : sql<string | null>`null`,
      version: rowVersion(table),
    })
    .from(table)
    .innerJoin(shoppers, eq(shoppers.id, table.userId));
  const withProduct =
    kind === 'answer' ? chosen.innerJoin(questions, eq(questions.id, answers.questionId)) : chosen;
  return withProduct.innerJoin(
    productTexts,
    and(eq(productTexts.productId, productId), eq(productTexts.language, language)),
  );
}

type FoundText = Awaited<ReturnType<typeof findTexts>>[number];

function getState({ status, refused }: Pick<FoundText, 'status' | 'refused'>): OperatorText['state'] {
  if (status === 'normal') return 'published';
  return refused === null ? 'held' : 'refused';
}

function toEntry(kind: TextKind, row: FoundText, baseUrl: string): OperatorTextEntry {
  const { status: _, images, video, parentId, stars, ...rest } = row;
  return {
    ...rest,
    kind,
    state: getState(row),
    parentId,
    // Follow-ups have no stars of their own.
    stars: stars === null || parentId !== null ? null : stars,
    images: (images ?? []).map((key) => pictureUrl(baseUrl, key)),
    video: video === null || video === '' ? '' : pictureUrl(baseUrl, video),
  };
}

function whereState(kind: TextKind, state: NonNullable<ListInput['state']>): SQL | undefined {
  const { status, refusetime } = tables[kind];
  if (state === 'published') return eq(status, 'normal');
  return and(eq(status, 'hidden'), state === 'held' ? isNull(refusetime) : isNotNull(refusetime));
}

function whereProduct(db: Database, kind: TextKind, productId: number): SQL {
  if (kind !== 'answer') return eq(tables[kind].productId, productId);
  const asked = db.select({ id: questions.id }).from(questions).where(eq(questions.productId, productId));
  return inArray(answers.questionId, asked);
}

/** One page of the texts of a kind, newest first; `after` is the id of the last one of the page before. */
export async function findTextPage(
  db: Database,
  kind: TextKind,
  { state, author, product, text, stars }: TextFilter,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
  { language, baseUrl }: TextReader,
): Promise<{ readonly items: readonly OperatorTextEntry[]; readonly hasMore: boolean }> {
  const table = tables[kind];
  const rows = await findTexts(db, kind, language)
    .where(
      and(
        state === undefined ? undefined : whereState(kind, state),
        author === undefined ? undefined : eq(table.userId, author),
        product === undefined ? undefined : whereProduct(db, kind, product),
        text === undefined ? undefined : sql`lower(${table.content}) like ${anywhere(text.toLowerCase())}`,
        stars === undefined
          ? undefined
          : kind === 'review'
            ? and(eq(reviews.star, stars), eq(reviews.pid, 0))
            : sql`false`,
        after === undefined ? undefined : lt(table.id, after),
      ),
    )
    .orderBy(desc(table.id))
    .limit(limit + 1);
  return {
    items: rows.slice(0, limit).map((row) => toEntry(kind, row, baseUrl)),
    hasMore: rows.length > limit,
  };
}

/** Texts by kind and id, in the given order; those that no longer exist are left out. */
export async function readTextEntries(
  db: Database,
  wanted: readonly { readonly kind: TextKind; readonly id: number }[],
  { language, baseUrl }: TextReader,
): Promise<readonly OperatorTextEntry[]> {
  const found: OperatorTextEntry[] = [];
  for (const kind of ['review', 'question', 'answer'] as const) {
    const ids = wanted.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await findTexts(db, kind, language).where(isOneOf(tables[kind].id, ids));
    found.push(...rows.map((row) => toEntry(kind, row, baseUrl)));
  }
  return wanted.flatMap(({ kind, id }) => found.filter((entry) => entry.kind === kind && entry.id === id));
}

/** One text with what was written below it; null for an unknown one. */
export async function readOperatorText(
  db: Database,
  kind: TextKind,
  id: number,
  reader: TextReader,
): Promise<OperatorText | null> {
  const [entry] = await readTextEntries(db, [{ kind, id }], reader);
  return entry ? { ...entry, replies: await readReplies(db, kind, id) } : null;
}

async function readReplies(db: Database, kind: TextKind, id: number): Promise<OperatorText['replies']> {
  if (kind === 'answer') return [];
  const table = kind === 'review' ? reviews : answers;
  const isBelow = kind === 'review' ? eq(reviews.pid, id) : eq(answers.questionId, id);
  const rows = await db
    .select({
      id: table.id,
      content: table.content,
      userId: table.userId,
      status: table.status,
      created: table.createtime,
    })
    .from(table)
    .where(isBelow)
    .orderBy(asc(table.createtime), asc(table.id));
  return rows.map(({ userId, status, ...reply }) => ({
    ...reply,
    isByShop: userId === null,
    isPublished: status === 'normal',
  }));
}

/** Locks a text: two people who decide about it wait here for one another. */
export async function lockText(db: Database, kind: TextKind, id: number): Promise<boolean> {
  const table = tables[kind];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return rows.length > 0;
}
