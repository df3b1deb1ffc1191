import type { OperatorOutputOf, contentCalls, OperatorPage } from '@pawlet/operator';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { pages } from '../../db/schema/page.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { toPath } from './service.ts';

type PageEntry = OperatorOutputOf<typeof contentCalls.listPages>['items'][number];

const entryColumns = {
  id: pages.id,
  type: pages.type,
  name: pages.diyname,
  title: pages.title,
  description: pages.description,
  status: pages.status,
  edition: pages.version,
  rank: pages.weigh,
  created: pages.createdAt,
  version: rowVersion(pages),
};

/** One page of a list of pages, newest first; without their texts. */
export async function findOperatorPages(
  db: Database,
  {
    type,
    state,
    text,
  }: {
    readonly type?: string | undefined;
    readonly state?: 'published' | 'hidden' | undefined;
    readonly text?: string | undefined;
  },
  { after, limit }: PageById,
) {
  const pattern = text === undefined ? undefined : anywhere(text);
  return db
    .select(entryColumns)
    .from(pages)
    .where(
      and(
        type === undefined ? undefined : eq(pages.type, type),
        state === undefined
          ? undefined
          : state === 'published'
            ? eq(pages.status, 'normal')
            : ne(pages.status, 'normal'),
        pattern === undefined
          ? undefined
          : or(
              sql`${pages.diyname} ilike ${pattern}`,
              sql`exists (select 1 from jsonb_each_text(${pages.title}) as named where named.value ilike ${pattern})`,
            ),
        after === undefined ? undefined : lt(pages.id, after),
      ),
    )
    .orderBy(desc(pages.id))
    .limit(limit);
}

/** A page of a list as the API returns it. */
export function toPageEntry({
  status,
  ...row
}: Awaited<ReturnType<typeof findOperatorPages>>[number]): PageEntry {
  return { ...row, isPublished: status === 'normal', path: toPath(row) };
}

/** A page as the API returns it; null for an unknown one. */
export async function readOperatorPage(
  db: Database,
  id: number,
  baseUrl: string,
): Promise<OperatorPage | null> {
  const [row] = await db
    .select({ ...entryColumns, content: pages.content, picture: pages.image })
    .from(pages)
    .where(eq(pages.id, id));
  if (!row) return null;
  const { content, picture, ...entry } = row;
  return { ...toPageEntry(entry), content, picture, pictureUrl: pictureUrl(baseUrl, picture) };
}
