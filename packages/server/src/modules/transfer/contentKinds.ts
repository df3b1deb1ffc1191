import { asc, eq, inArray, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { insertAll } from '../../db/bulk.ts';
import { activities } from '../../db/schema/activity.ts';
import { pages } from '../../db/schema/page.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { ShopContents } from '../config/contents.ts';
import { saveShopContent } from '../config/shopContent.ts';
import { maxGroups, maxWords, toSynonymGroup } from '../search/synonymLimits.ts';
import { synonymsName } from '../search/synonyms.ts';
import { defineKind, hide, type Kind, type ShopWriting, without } from './kind.ts';
import { pathWithIds, pathWithNames, type References } from './references.ts';
import { blank, color, localized, moment, oneOf, slug, text, whole, picture } from './values.ts';

const pageFields = {
  /** Slug such as `privacy`; null for a page that is identified by its title. */
  diyname: v.optional(v.nullable(slug), null),
  title: localized,
  /** One plain sentence for lists. */
  description: v.optional(localized, blank),
  /** HTML. */
  content: localized,
  image: v.optional(picture, ''),
  /** Version recorded with consents; by default the day of `createdAt` for agreements. */
  version: v.optional(text),
  status: v.optional(oneOf(['normal', 'hidden']), 'normal'),
  /** Larger first. */
  weigh: v.optional(whole, 0),
  createdAt: v.optional(moment),
};

const pageSchema = v.strictObject({ type: slug, ...pageFields });
type PageEntry = v.InferOutput<typeof pageSchema>;

const pageKey = ({ type, diyname, title }: Pick<PageEntry, 'type' | 'diyname' | 'title'>) =>
  diyname ?? `${type} ${title.en}`;

const toDay = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10);

/** Pages of the shop; announcements have their own file. */
function definePages(name: string, isNotice: boolean): Kind {
  const schema: v.GenericSchema<unknown, PageEntry> = isNotice
    ? v.strictObject({ type: v.optional(v.literal('notice', 'the word notice'), 'notice'), ...pageFields })
    : pageSchema;
  return defineKind({
    name,
    schema,
    toKey: pageKey,
    async read({ db }) {
      const isWanted = isNotice ? eq(pages.type, 'notice') : ne(pages.type, 'notice');
      const rows = await db.select().from(pages).where(isWanted).orderBy(asc(pages.id));
      return rows.map((row) => without(row, 'id'));
    },
    async settle(entry, known, { now }) {
      const createdAt = entry.createdAt ?? known?.createdAt ?? now;
      const version = entry.version ?? known?.version ?? (entry.type === 'agreement' ? toDay(createdAt) : '');
      return { ...entry, createdAt, version };
    },
    timeless: (entry) =>
      entry.type === 'agreement' && entry.version === toDay(entry.createdAt ?? 0)
        ? without(entry, 'version')
        : entry,
    async write({ db, now }, entries) {
      const known = await db
        .select({ id: pages.id, diyname: pages.diyname, type: pages.type, title: pages.title })
        .from(pages);
      const added = [];
      for (const { createdAt = now, ...entry } of entries) {
        const row = { ...entry, createdAt };
        const old = known.find((page) => pageKey(page) === pageKey(row));
        if (old === undefined) added.push(row);
        else await db.update(pages).set(row).where(eq(pages.id, old.id));
      }
      await insertAll(db, pages, added);
    },
    offSale: hide,
  });
}

/** Help, agreements and other pages. */
export const pagesKind = definePages('pages', false);

/** Announcements. */
export const noticesKind = definePages('notices', true);

const campaignKey = ({ title, path }: { readonly title: { readonly en: string }; readonly path: string }) =>
  `${title.en} ${path}`;

/** Campaigns that the shop shows for a limited time. */
export const campaignsKind = defineKind({
  name: 'campaigns',
  schema: v.strictObject({
    title: localized,
    image: v.optional(picture, ''),
    /** A route of the storefront, `good:<slug>` or `category:<slug>`. */
    path: text,
    begintime: moment,
    endtime: moment,
    weigh: v.optional(whole, 0),
  }),
  toKey: campaignKey,
  async read({ db, references }) {
    const rows = await db.select().from(activities).orderBy(asc(activities.id));
    return Promise.all(
      rows.map(async (row) => ({
        ...without(row, 'id'),
        path: await pathWithNames(row.path, references),
      })),
    );
  },
  async write({ db, references }, entries) {
    const known = await db.select().from(activities);
    for (const entry of entries) {
      const row = { ...entry, path: await pathWithIds(entry.path, references) };
      const old = known.find((one) => campaignKey(one) === campaignKey(row));
      if (old === undefined) await db.insert(activities).values(row);
      else await db.update(activities).set(row).where(eq(activities.id, old.id));
    }
  },
  async remove({ db, references }, keys) {
    const rows = await db.select().from(activities);
    const named = await Promise.all(
      rows.map(async (row) => ({ ...row, path: await pathWithNames(row.path, references) })),
    );
    const ids = named.filter((row) => keys.includes(campaignKey(row))).map(({ id }) => id);
    await db.delete(activities).where(inArray(activities.id, ids));
  },
});

const banner = v.strictObject({
  title: localized,
  image: picture,
  path: text,
  /** Average colour of the picture; computed when missing. */
  color: v.optional(color),
});
const shortcut = v.strictObject({ slug, name: localized, image: v.optional(picture, ''), path: text });
const words = v.array(text, 'a list of words');
const list = 'a list';
/** Synonym groups; a missing language has the built-in ones. */
const synonyms = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.array(text, 'a list of words'),
        v.check(
          (group) => toSynonymGroup(group) !== null,
          `2 to ${maxWords} different words, each of letters and digits`,
        ),
      ),
      'a list of lists of words',
    ),
    v.maxLength(maxGroups, `at most ${maxGroups} groups`),
  ),
);

/** Names the import where an operator's name is stored. */
const importer = 'import';

/** Content of the shop beside its products; each file is replaced as a whole. */
const contents = {
  banners: ['banners', v.array(banner, list)],
  shortcuts: ['shortcuts', v.array(shortcut, list)],
  hotKeywords: [
    'search-words',
    v.strictObject({
      zh: words,
      en: words,
      ja: words,
      fr: words,
      de: words,
      it: words,
      es: words,
      ko: words,
    }),
  ],
  [synonymsName]: [
    synonymsName,
    v.strictObject({
      zh: synonyms,
      en: synonyms,
      ja: synonyms,
      fr: synonyms,
      de: synonyms,
      it: synonyms,
      es: synonyms,
      ko: synonyms,
    }),
  ],
  carriers: ['carriers', v.array(v.strictObject({ code: slug, name: localized }), list)],
  payMethods: [
    'pay-methods',
    v.array(v.strictObject({ paytype: slug, name: localized, hint: localized }), list),
  ],
  deviceHints: ['device-hints', v.array(v.strictObject({ key: text, text: localized }), list)],
} as const satisfies Record<
  keyof ShopContents | typeof synonymsName,
  readonly [string, v.GenericSchema<unknown, object>]
>;

export const contentKinds: readonly Kind[] = Object.entries(contents).map(([column, [name, schema]]) =>
  defineKind<v.GenericSchema<unknown, object>>({
    name,
    schema,
    isWhole: true,
    toKey: () => '',
    settle: async (entry, _, { measure }) => (Array.isArray(entry) ? addColors(entry, measure) : entry),
    async read({ db, references }) {
      const rows = await db.select().from(shopContents).where(eq(shopContents.name, column));
      return Promise.all(rows.map(({ value }) => mapPaths(value, references, pathWithNames)));
    },
    async write({ db, references, now }, [entry]) {
      const value = await mapPaths(entry, references, pathWithIds);
      await saveShopContent(db, column, value, { by: importer, now });
    },
  }),
);

/** Adds the average colour of its picture to each item of a list that can have one and has none. */
async function addColors(
  list: readonly unknown[],
  measure: ShopWriting['measure'],
): Promise<readonly unknown[]> {
  return Promise.all(
    list.map(async (row) => {
      if (!v.is(banner, row) || row.color !== undefined) return row;
      const measured = await measure(row.image);
      return measured === null ? row : { ...row, color: measured.color };
    }),
  );
}

/** Maps the field `path` of each item of a list. */
async function mapPaths(
  value: unknown,
  references: References,
  change: (path: string, references: References) => Promise<string>,
): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  return Promise.all(
    value.map(async (row: unknown) =>
      typeof row === 'object' && row !== null && 'path' in row && typeof row.path === 'string'
        ? { ...row, path: await change(row.path, references) }
        : row,
    ),
  );
}
