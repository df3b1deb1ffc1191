import * as v from 'valibot';
import { countries } from '../../http/countries.ts';
import { defineSetting } from '../settings/defineSetting.ts';

const codes = countries.map(({ code }) => code);

/** Countries that shoppers can choose. */
export const countriesSetting = defineSetting<readonly string[]>({
  name: 'shop.countries',
  schema: v.pipe(
    v.array(v.picklist(codes, `one of ${codes.join(', ')}`), 'a list'),
    v.minLength(1, 'at least one country'),
    v.check((list) => new Set(list).size === list.length, 'each country once'),
  ),
  initial: codes,
  meaning: 'setting.shop.countries',
});
