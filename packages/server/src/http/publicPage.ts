import { languages } from '../i18n/language.ts';

/** A number that a column of the database can hold; larger ids do not exist. */
const id = '(?:[1-9]\\d{0,8}|1\\d{9}|20\\d{8})';

/** Paths at which the storefront opens: those of its public pages, also below a language, such as `/de/goods/7`. */
export const publicPage = new RegExp(
  `^(?:/|(?:/(?<language>${languages.join('|')}))?(?:/(?:goods/${id}|category(?:/${id})?|search|page/[\\w-]{1,64}|help))?)$`,
  'u',
);
