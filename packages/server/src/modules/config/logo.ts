import * as v from 'valibot';
import { defineSetting } from '../settings/defineSetting.ts';
import { createShopPictures, hashOfKey } from '../transfer/shopPictures.ts';

const words = 'the key of an uploaded picture, such as shop/0123456789abcdef0123456789abcdef';

/** The shop's logo: the key of a picture that was uploaded for it; null for the logo of the program. */
export const logoSetting = defineSetting<string | null>({
  name: 'shop.logo',
  schema: v.nullable(v.pipe(v.string(words), v.regex(/^shop\/[\da-f]{32}$/u, words))),
  initial: null,
  meaning: 'setting.shop.logo',
  async findProblem(key, deps) {
    const hash = key === null ? undefined : hashOfKey(key);
    if (hash === undefined || (await createShopPictures(deps).has(hash))) return null;
    return { problem: 'exists', hint: words };
  },
});
