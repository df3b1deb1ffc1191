import type { Database } from '../../db/database.ts';
import type { Localized } from '../../i18n/language.ts';
import { readSettings } from '../settings/readSetting.ts';
import { countriesSetting } from './countries.ts';
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
  /** ISO 3166 alpha-3; the first is the default. */
  readonly countries: readonly string[];
}

/** What a visitor can choose. */
export type ShopChoices = Pick<ShopIdentity, 'languages' | 'countries'>;

/** The identity of a shop whose owner has set nothing. */
export const defaultIdentity: ShopIdentity = {
  names: inLanguages({ name: defaultName }),
  logo: '',
  languages: allLanguages,
  partnerOrigins: null,
  countries: countriesSetting.initial,
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
      countries: countriesSetting,
    },
  );
  return { names: inLanguages(names), logo: logo?.slice(-8) ?? '', ...others };
}
