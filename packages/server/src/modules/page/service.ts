import { cached, cachedReply } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { pageIndex, pageLists, ParsedInputOf, WireOutputOf } from '@pawlet/core/contract';
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pages } from '../../db/schema/page.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { Serialized } from '../../http/serialized.ts';
import { pictureUrl, toPage } from '../products/wireValues.ts';
import { findPointsSettings, type PointsSettings } from '../points/service.ts';
import { fillPoints } from './fillPoints.ts';
import { writeLawPage } from './lawPages.ts';
import { plainText } from './plainText.ts';

type Page = WireOutputOf<typeof pageIndex>;

const pageSize = 15;
/** Pages about points, which exist only where points are enabled. */
const pointsPages = ['integral_rule', 'signin_rule', 'invite_rule', 'help-points'];

/** One page of the shop, by id or by name. */
export async function readPage(
  context: RequestContext,
  input: ParsedInputOf<typeof pageIndex>,
): Promise<Result<Serialized<Page>>> {
  const choice = { key: `page ${JSON.stringify(input)}`, topics: [topics.content] };
  const page = await cached(context, choice, async (inner) => {
    const found = await findPage(inner, input);
    return found && Serialized.from(found);
  });
  return page === null ? refuse('NOT_FOUND') : ok(page);
}

async function findPage(
  context: RequestContext,
  { id, diyname }: ParsedInputOf<typeof pageIndex>,
): Promise<Page | null> {
  const isWanted = id === null ? eq(pages.diyname, diyname) : eq(pages.id, id);
  const points = await readPoints(context);
  const [row] = await context.db
    .select()
    .from(pages)
    .where(and(isWanted, isShown(points)));
  if (row === undefined) return id === null ? writeLawPage(context, diyname) : null;
  return {
    id: row.id,
    title: context.pick(row.title),
    content: fillPoints(context.pick(row.content), points, context),
    image: pictureUrl(context.baseUrl, row.image),
    description: context.pick(row.description),
    status: row.status,
    createtime: row.createdAt,
    version: row.version,
  };
}

/** Pages of one type, newest first. */
export function listPages(
  context: RequestContext,
  input: ParsedInputOf<typeof pageLists>,
): Promise<Serialized<WireOutputOf<typeof pageLists>>> {
  const choice = { key: `pages ${JSON.stringify(input)}`, topics: [topics.content] };
  return cachedReply(context, choice, (inner) => findPages(inner, input));
}

async function findPages(
  context: RequestContext,
  { type, page, with_text: withText }: ParsedInputOf<typeof pageLists>,
): Promise<WireOutputOf<typeof pageLists>> {
  const { db } = context;
  const points = await readPoints(context);
  const isWanted = and(isShown(points), type === '' ? undefined : eq(pages.type, type));
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(pages)
    .where(isWanted);
  const rows = await db
    .select()
    .from(pages)
    .where(isWanted)
    .orderBy(desc(pages.weigh), desc(pages.createdAt), desc(pages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map((row) => ({
    id: row.id,
    title: context.pick(row.title),
    description: context.pick(row.description),
    status: row.status,
    createtime: row.createdAt,
    url: toPath(row),
    ...(withText === 1 && { text: plainText(fillPoints(context.pick(row.content), points, context)) }),
  }));
  return toPage(counted?.total ?? 0, page, pageSize, items);
}

function isShown({ isOn }: PointsSettings) {
  const isAboutOthers = or(isNull(pages.diyname), notInArray(pages.diyname, pointsPages));
  return and(eq(pages.status, 'normal'), isOn ? undefined : isAboutOthers);
}

/** The shop's points settings; cached, because pages are read often and these rarely change. */
function readPoints(context: RequestContext): Promise<PointsSettings> {
  const choice = { key: 'points settings', topics: [topics.content], audience: 'everybody' } as const;
  return cached(context, choice, ({ db }) => findPointsSettings(db));
}

/** Current versions of agreements. */
export async function readVersions(
  db: Database,
  diynames: readonly string[],
): Promise<readonly { readonly diyname: string; readonly version: string }[]> {
  const rows = await db
    .select({ diyname: pages.diyname, version: pages.version })
    .from(pages)
    .where(and(inArray(pages.diyname, [...diynames]), eq(pages.status, 'normal')));
  return rows.map(({ diyname, version }) => ({ diyname: diyname ?? '', version }));
}

/** Route of the storefront that shows a page. */
export function toPath({ id, type }: { readonly id: number; readonly type: string }): string {
  return type === 'notice' ? `/pages/index/newNotice?id=${id}` : `/pages/page/page?id=${id}`;
}
