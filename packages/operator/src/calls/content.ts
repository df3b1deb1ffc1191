import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { anyWords, digitsOf, fieldsOf, hasSomeField, moment, none, oneOf, whole, words } from '../fields.ts';
import { localizedAnyWords, localizedShape, localizedWords, textLanguages } from '../localized.ts';
import { pageFields, pageOf } from '../paging.ts';

/** Kinds of pages; `notice` is an announcement. */
export const pageTypes = ['help', 'notice', 'agreement'] as const;

const entryFields = {
  id: v.number(),
  /** One of `help`, `notice` and `agreement`, or what an import named. */
  type: v.string(),
  /** Name by which the storefront finds it, such as `privacy`; null for others. */
  name: v.nullable(v.string()),
  title: localizedShape,
  description: localizedShape,
  isPublished: v.boolean(),
  /** Version of an agreement, which is stored with each consent; '' for others. */
  edition: v.string(),
  /** Larger first. */
  rank: v.number(),
  created: moment,
  /** Route of the storefront. */
  path: v.string(),
  version: v.string(),
};

const pageShape = v.object({
  ...entryFields,
  /** HTML. */
  content: localizedShape,
  /** Key of the picture; '' for none. */
  picture: v.string(),
  pictureUrl: v.string(),
});

/** A page of the shop as the API returns it. */
export type OperatorPage = v.InferOutput<typeof pageShape>;

const onePage = v.object({ id: digitsOf() });
const title = localizedWords(200);
const content = localizedAnyWords(100_000);
const pageInput = {
  description: v.optional(localizedAnyWords(500)),
  picture: v.optional(anyWords(600)),
  edition: v.optional(anyWords(40)),
  isPublished: v.optional(v.boolean('type')),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

const bannerShape = v.object({
  title: localizedShape,
  picture: v.string(),
  pictureUrl: v.string(),
  path: v.string(),
});

const shortcutShape = v.object({
  slug: v.string(),
  name: localizedShape,
  /** '' where the storefront draws its own icon. */
  picture: v.string(),
  pictureUrl: v.string(),
  path: v.string(),
});

const bannersShape = v.object({ items: v.array(bannerShape), version: v.string() });
const shortcutsShape = v.object({ items: v.array(shortcutShape), version: v.string() });
const searchWordsShape = v.object({
  words: v.object(v.entriesFromList(textLanguages, v.array(v.string()))),
  version: v.string(),
});

const hintsShape = v.object({
  items: v.array(
    v.object({
      /** By which the storefront requests it, such as `label`. */
      key: v.string(),
      text: localizedShape,
    }),
  ),
  version: v.string(),
});

/** A route of the storefront. */
const path = words(300, /^\/(?!\/)/u);
const picture = words(600);

const section = { params: none, access: 'content:read', method: 'GET', input: none, writes: false } as const;
const edit = {
  params: none,
  access: 'content:write',
  method: 'PUT',
  writes: true,
  version: 'required',
} as const;

/** Pages, announcements, help texts, and the sections of the home page. Shoppers see a change at once. */
export const contentCalls = {
  listPages: operatorCall({
    name: 'pages.list',
    summary: 'Lists pages, announcements and help texts, newest first',
    method: 'GET',
    path: '/pages',
    access: 'content:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      type: v.optional(oneOf(pageTypes)),
      state: v.optional(oneOf(['published', 'hidden'])),
      /** Part of the title in any language, or of the name. */
      text: v.optional(words(80)),
    }),
    output: pageOf(v.object(entryFields)),
    writes: false,
  }),
  readPage: operatorCall({
    name: 'pages.read',
    summary: 'Returns a page with its text in every language',
    method: 'GET',
    path: '/pages/{id}',
    access: 'content:read',
    params: onePage,
    input: none,
    output: pageShape,
    writes: false,
    version: 'optional',
  }),
  createPage: operatorCall({
    name: 'pages.create',
    summary: 'Creates a page, an announcement or a help text',
    method: 'POST',
    path: '/pages',
    access: 'content:write',
    params: none,
    input: fieldsOf({
      type: oneOf(pageTypes),
      name: v.optional(words(80, /^[\w.-]+$/u)),
      title,
      content,
      ...pageInput,
    }),
    output: pageShape,
    writes: true,
  }),
  changePage: operatorCall({
    name: 'pages.change',
    summary: 'Changes a page; shoppers see it at once',
    method: 'PATCH',
    path: '/pages/{id}',
    access: 'content:write',
    params: onePage,
    input: v.pipe(
      fieldsOf({ title: v.optional(title), content: v.optional(content), ...pageInput }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: pageShape,
    writes: true,
    version: 'required',
    current: pageShape,
  }),
  readBanners: operatorCall({
    ...section,
    name: 'home.banners',
    summary: 'Returns the banners of the home page in their order',
    path: '/home/banners',
    output: bannersShape,
  }),
  changeBanners: operatorCall({
    ...edit,
    name: 'home.change-banners',
    summary: 'Replaces the banners of the home page',
    path: '/home/banners',
    input: fieldsOf({
      items: v.pipe(
        v.array(fieldsOf({ title: localizedWords(120), picture, path }), 'type'),
        v.maxLength(20, 'length'),
      ),
    }),
    output: bannersShape,
    current: bannersShape,
  }),
  readShortcuts: operatorCall({
    ...section,
    name: 'home.shortcuts',
    summary: 'Returns the icons of the home page in their order',
    path: '/home/shortcuts',
    output: shortcutsShape,
  }),
  changeShortcuts: operatorCall({
    ...edit,
    name: 'home.change-shortcuts',
    summary: 'Replaces the icons of the home page',
    path: '/home/shortcuts',
    input: fieldsOf({
      items: v.pipe(
        v.array(
          fieldsOf({
            slug: words(80, /^[\w.-]+$/u),
            name: localizedWords(40),
            picture: v.optional(anyWords(600), ''),
            path,
          }),
          'type',
        ),
        v.maxLength(40, 'length'),
      ),
    }),
    output: shortcutsShape,
    current: shortcutsShape,
  }),
  readSearchWords: operatorCall({
    ...section,
    name: 'home.search-words',
    summary: 'Returns the popular search words of each language',
    path: '/home/search-words',
    output: searchWordsShape,
  }),
  changeSearchWords: operatorCall({
    ...edit,
    name: 'home.change-search-words',
    summary: 'Replaces the popular search words of each language',
    path: '/home/search-words',
    input: fieldsOf({
      words: fieldsOf(
        v.entriesFromList(textLanguages, v.pipe(v.array(words(40), 'type'), v.maxLength(30, 'length'))),
      ),
    }),
    output: searchWordsShape,
    current: searchWordsShape,
  }),
  readHints: operatorCall({
    ...section,
    name: 'hints.read',
    summary: 'Returns the hints about devices',
    path: '/device-hints',
    output: hintsShape,
  }),
  changeHints: operatorCall({
    ...edit,
    name: 'hints.change',
    summary: 'Replaces the hints about devices',
    path: '/device-hints',
    input: fieldsOf({
      items: v.pipe(
        v.array(fieldsOf({ key: words(80, /^[\w.-]+$/u), text: localizedWords(500) }), 'type'),
        v.maxLength(50, 'length'),
      ),
    }),
    output: hintsShape,
    current: hintsShape,
  }),
};
