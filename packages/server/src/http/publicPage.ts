import { languages } from '../i18n/language.ts';

/** Paths at which the storefront opens: those of its public pages, also below a language, such as `/de/goods/7`. */
export const publicPage = new RegExp(
  `^(?:/|(?:/(?<language>${languages.join('|')}))?(?:/(?:goods/[1-9]\\d{0,14}|category(?:/[1-9]\\d{0,14})?|search|page/[\\w-]{1,64}|help))?)$`,
  'u',
);
