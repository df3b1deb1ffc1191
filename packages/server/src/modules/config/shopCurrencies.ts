import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import { readSetting } from '../settings/readSetting.ts';
import { countriesSetting } from './countries.ts';

/** The currencies of the countries that shoppers can choose, in the order of these. */
export async function readShopCurrencies(db: Database): Promise<ReadonlySet<string>> {
  const chosen = await readSetting({ db }, countriesSetting);
  return new Set(
    chosen.flatMap((code) => countries.find((country) => country.code === code)?.currency ?? []),
  );
}

/** Currencies of all countries, chosen or not. */
export const knownCurrencies: ReadonlySet<string> = new Set(countries.map(({ currency }) => currency));
