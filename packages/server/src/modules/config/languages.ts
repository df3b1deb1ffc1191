import * as v from 'valibot';
import { type Language, languages } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting, type SettingSource } from '../settings/readSetting.ts';
import { fieldsOf } from '../settings/values.ts';

/** The languages that the shop offers. */
export interface ShopLanguages {
  /** At least one. */
  readonly offered: readonly Language[];
  /** One of them, for whoever reads none of them. */
  readonly default: Language;
}

const language = v.picklist(languages, `one of ${languages.join(', ')}`);

/** Every language that the program has texts in. */
export const allLanguages: ShopLanguages = { offered: languages, default: 'zh' };

/** Languages that shoppers can choose. */
export const languagesSetting = defineSetting<ShopLanguages>({
  name: 'shop.languages',
  schema: v.pipe(
    fieldsOf({
      offered: v.pipe(
        v.array(language, 'a list'),
        v.minLength(1, 'at least one language'),
        v.check((list) => new Set(list).size === list.length, 'each language once'),
      ),
      default: language,
    }),
    v.forward(
      v.check((given) => given.offered.includes(given.default), 'one of the offered languages'),
      ['default'],
    ),
  ),
  initial: allLanguages,
  meaning: 'setting.shop.languages',
});

/** The language if the shop offers it, else the shop's default. */
export function toOffered(shop: ShopLanguages, wanted: Language): Language {
  return shop.offered.includes(wanted) ? wanted : shop.default;
}

/** Reads in which language the shop writes to somebody who has chosen one: it may be offered no longer. */
export async function getOfferedLanguage(source: SettingSource, wanted: Language): Promise<Language> {
  return toOffered(await readSetting(source, languagesSetting), wanted);
}
