import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf } from '../settings/values.ts';
import { readSetting, type SettingSource } from '../settings/readSetting.ts';

const longest = 40;

/** The name of the shop until an operator sets one. */
export const defaultName = 'Pawlet';

/** The shop's names set by an operator. */
export interface ShopNames extends Readonly<Partial<Record<Language, string>>> {
  /** For every language without its own name. */
  readonly name: string;
}

/**
 * Normalizes a name: one line without surrounding spaces, null for invalid text. Control characters would
 * break the lines of an e-mail, and invisible characters could reverse the text around the name.
 */
export function toShopName(text: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text)) return null;
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(name) && Array.from(name).length <= longest ? name : null;
}

const name = v.pipe(
  v.string('a text'),
  v.check(
    (text) => toShopName(text) === text,
    `one line of at most ${longest} characters, with a letter or a digit, without < and > and without invisible characters`,
  ),
);
const ownName = v.exactOptional(name);

/** The shop's names. */
export const shopNamesSetting = defineSetting<ShopNames>({
  name: 'shop.name',
  storedAs: 'shop-name',
  schema: fieldsOf({
    name,
    zh: ownName,
    en: ownName,
    ja: ownName,
    fr: ownName,
    de: ownName,
    it: ownName,
    es: ownName,
    ko: ownName,
  }),
  initial: { name: defaultName },
  meaning: 'setting.shop.name',
});

/** Reads the names set by an operator. */
async function readShopNames(db: Database): Promise<ShopNames> {
  return readSetting({ db }, shopNamesSetting);
}

/** The shop's name in each language. */
export function inLanguages(names: ShopNames): Localized {
  const entries = languages.map((language) => [language, names[language] ?? names.name]);
  return Object.fromEntries(entries) as Localized;
}

/** Reads the shop's name in each language. */
export async function readShopName(db: Database): Promise<Localized> {
  return inLanguages(await readShopNames(db));
}

/** The shop's name in the language of a request. */
export async function getShopName({
  pick,
  ...source
}: SettingSource & Pick<RequestContext, 'pick'>): Promise<string> {
  return pick(inLanguages(await readSetting(source, shopNamesSetting)));
}
