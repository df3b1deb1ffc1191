import { contentCalls, type OperatorOutputOf } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { Banner, ShopContents, Shortcut } from '../config/contents.ts';
import { readContents } from '../config/contents.ts';
import { saveShopContent } from '../config/shopContent.ts';
import {
  type AddOperatorCall,
  done,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { picture as pictureKey } from '../transfer/values.ts';
import { ImagesBusyError } from '../../ports/images.ts';

/** Sections of the home page and hints, each stored and replaced as a whole. */
export function addHomeSections(add: AddOperatorCall): void {
  add(contentCalls.readBanners, (call) => readSection(call, 'banners', toBanners));

  add(contentCalls.changeBanners, async (call, { fields }) => {
    const wrong = findWrongPicture(fields.items);
    if (wrong !== undefined) return refuseWith('invalid', { fields: { [wrong]: 'format' } });
    const { banners: known } = await readContents(call.db);
    const banners: Banner[] = [];
    for (const { picture, ...item } of fields.items)
      banners.push({ ...item, image: picture, ...(await readColor(call, picture, known)) });
    return writeSection(call, 'banners', banners, toBanners);
  });

  add(contentCalls.readShortcuts, (call) => readSection(call, 'shortcuts', toShortcuts));

  add(contentCalls.changeShortcuts, async (call, { fields }) => {
    const { items } = fields;
    const wrong = findWrongPicture(items);
    if (wrong !== undefined) return refuseWith('invalid', { fields: { [wrong]: 'format' } });
    const twice = findRepeated(items.map(({ slug }) => slug));
    if (twice !== -1) return refuseWith('invalid', { fields: { [`items.${twice}.slug`]: 'taken' } });
    const shortcuts: Shortcut[] = items.map(({ picture, ...item }) => ({ ...item, image: picture }));
    return writeSection(call, 'shortcuts', shortcuts, toShortcuts);
  });

  add(contentCalls.readSearchWords, (call) => readSection(call, 'hotKeywords', toSearchWords));

  add(contentCalls.changeSearchWords, (call, { fields }) =>
    writeSection(call, 'hotKeywords', fields.words, toSearchWords),
  );

  add(contentCalls.readHints, (call) => readSection(call, 'deviceHints', toHints));

  add(contentCalls.changeHints, async (call, { fields: { items } }) => {
    const twice = findRepeated(items.map(({ key }) => key));
    if (twice !== -1) return refuseWith('invalid', { fields: { [`items.${twice}.key`]: 'taken' } });
    return writeSection(call, 'deviceHints', items, toHints);
  });
}

/** Index of the first name that was there before; -1 without one. */
function findRepeated(names: readonly string[]): number {
  return names.findIndex((name, index) => names.indexOf(name) < index);
}

type Present<TName extends keyof ShopContents, TSection> = (
  value: ShopContents[TName],
  version: string,
  baseUrl: string,
) => TSection;

const toBanners: Present<'banners', OperatorOutputOf<typeof contentCalls.readBanners>> = (
  banners,
  version,
  baseUrl,
) => ({
  items: banners.map(({ title, image, path }) => ({
    title,
    picture: image,
    pictureUrl: pictureUrl(baseUrl, image),
    path,
  })),
  version,
});

const toShortcuts: Present<'shortcuts', OperatorOutputOf<typeof contentCalls.readShortcuts>> = (
  shortcuts,
  version,
  baseUrl,
) => ({
  items: shortcuts.map(({ slug, name, image, path }) => ({
    slug,
    name,
    picture: image,
    pictureUrl: pictureUrl(baseUrl, image),
    path,
  })),
  version,
});

const toSearchWords: Present<'hotKeywords', OperatorOutputOf<typeof contentCalls.readSearchWords>> = (
  words,
  version,
) => ({
  words: {
    zh: [...words.zh],
    en: [...words.en],
    ja: [...words.ja],
    fr: [...words.fr],
    de: [...words.de],
    it: [...words.it],
    es: [...words.es],
    ko: [...words.ko],
  },
  version,
});

const toHints: Present<'deviceHints', OperatorOutputOf<typeof contentCalls.readHints>> = (
  hints,
  version,
) => ({ items: hints.map(({ key, text }) => ({ key, text })), version });

/** Reads a section with its version, `0` where nothing is stored. */
async function getSection<TName extends keyof ShopContents, TSection>(
  { db, baseUrl }: Pick<OperatorCall, 'db' | 'baseUrl'>,
  name: TName,
  present: Present<TName, TSection>,
): Promise<{ readonly section: TSection; readonly version: string }> {
  const contents = await readContents(db);
  const version = await readVersion(db, name);
  return { section: present(contents[name], version, baseUrl), version };
}

async function readVersion(db: Database, name: string): Promise<string> {
  const [row] = await db
    .select({ version: shopContents.version })
    .from(shopContents)
    .where(eq(shopContents.name, name));
  return String(row?.version ?? 0);
}

async function readSection<TName extends keyof ShopContents, TSection>(
  call: OperatorCall,
  name: TName,
  present: Present<TName, TSection>,
): Promise<OperatorResult<TSection>> {
  const { section, version } = await getSection(call, name, present);
  return done(section, { version });
}

/** Stores a section; refuses where somebody else has stored another one since. */
async function writeSection<TName extends keyof ShopContents, TSection>(
  call: OperatorCall,
  name: TName,
  value: ShopContents[TName],
  present: Present<TName, TSection>,
): Promise<OperatorResult<TSection>> {
  const { db, caller, now, version = '' } = call;
  // A text that is no version belongs to no state.
  const expected = /^\d{1,15}$/u.test(version) ? Number(version) : -1;
  const isStored = await saveShopContent(db, name, value, { by: caller.actor.name, now, expected });
  const next = await getSection(call, name, present);
  if (!isStored) return refuseWith('changed', { current: next.section });
  return done(next.section, { version: next.version, target: name });
}

/** Names the first field with an invalid picture. */
function findWrongPicture(items: readonly { readonly picture: string }[]): string | undefined {
  const index = items.findIndex(({ picture }) => !v.is(pictureKey, picture));
  return index === -1 ? undefined : `items.${index}.picture`;
}

/** The average colour of a picture, as it is known or as it is measured; nothing where it is unknown. */
async function readColor(
  { deps }: OperatorCall,
  image: string,
  known: readonly Banner[],
): Promise<Pick<Banner, 'color'>> {
  const color = known.find((one) => one.image === image)?.color;
  if (color !== undefined) return { color };
  try {
    const measured = await createShopPictures(deps).measure(image);
    return measured === null ? {} : { color: measured.color };
  } catch (error) {
    // A banner is shown without it too.
    if (error instanceof ImagesBusyError) return {};
    throw error;
  }
}
