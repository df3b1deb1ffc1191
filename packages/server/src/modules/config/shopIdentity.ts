import type { Database } from '../../db/database.ts';
import type { Localized } from '../../i18n/language.ts';
import { readSettings } from '../settings/readSetting.ts';
import { allLanguages, languagesSetting, type ShopLanguages } from './languages.ts';
import { logoSetting } from './logo.ts';
import { defaultName, inLanguages, shopNamesSetting } from './shopName.ts';

/** What the storefront's files contain of the shop's settings. */
export interface ShopIdentity {
  readonly names: Localized;
  /** Differs between logos; '' for the logo of the program. */
  readonly logo: string;
  readonly languages: ShopLanguages;
}

/** The identity of a shop whose owner has set nothing. */
export const defaultIdentity: ShopIdentity = {
  names: inLanguages({ name: defaultName }),
  logo: '',
  languages: allLanguages,
};

/** Reads the identity of the shop. */
export async function readShopIdentity(db: Database): Promise<ShopIdentity> {
  const { names, logo, languages } = await readSettings(
    { db },
    { names: shopNamesSetting, logo: logoSetting, languages: languagesSetting },
  );
  return { names: inLanguages(names), logo: logo?.slice(-8) ?? '', languages };
}
