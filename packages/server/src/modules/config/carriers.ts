import * as v from 'valibot';
import type { Localized } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, localizedUpTo } from '../settings/values.ts';

/** A carrier of the shop. */
export interface Carrier {
  readonly code: string;
  readonly name: Localized;
}

const codeWords = 'a code of 1 to 80 letters, digits, dots, dashes and underscores';

/** The carriers of the shop; `carriers.json` of an import is the same list. */
export const carriersSetting = defineSetting<readonly Carrier[]>({
  name: 'shipping.carriers',
  storedAs: 'carriers',
  schema: v.pipe(
    v.array(
      fieldsOf({
        code: v.pipe(v.string(codeWords), v.regex(/^[\w.-]{1,80}$/u, codeWords)),
        name: localizedUpTo(200),
      }),
      'a list',
    ),
    v.check((list) => new Set(list.map(({ code }) => code)).size === list.length, 'each code once'),
  ),
  initial: [],
  meaning: 'setting.shipping.carriers',
});
