import type { Database } from '../../db/database.ts';
import type { Localized } from '../../i18n/language.ts';
import { readSettings } from '../settings/readSetting.ts';
import { allLanguages, languagesSetting, type ShopLanguages } from './languages.ts';
import { logoSetting } from './logo.ts';
import { partnerOriginsSetting } from './partnerOrigins.ts';
import { defaultName, inLanguages, shopNamesSetting } from './shopName.ts';

/** What every file and request of the storefront depends on of the shop's settings. */
export interface ShopIdentity {
  readonly names: Localized;
  /** Differs between logos; '' for the logo of the program. */
  readonly logo: string;
  readonly languages: ShopLanguages;
  /** Who may embed them; null: the partners of the environment. */
  readonly partnerOrigins: readonly string[] | null;
}

/** The identity of a shop whose owner has set nothing. */
export const defaultIdentity: ShopIdentity = {
  names: inLanguages({ name: defaultName }),
  logo: '',
  languages: allLanguages,
  partnerOrigins: null,
};

/** Reads the identity of the shop. */
export async function readShopIdentity(db: Database): Promise<ShopIdentity> {
  const { names, logo, ...others } = await readSettings(
    { db },
    {
      names: shopNamesSetting,
      logo: logoSetting,
      languages: languagesSetting,
      partnerOrigins: partnerOriginsSetting,
    },
  );
  return { names: inLanguages(names), logo: logo?.slice(-8) ?? '', ...others };
}
