import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../http/settings.ts';
import { type Language, languages } from '../../i18n/language.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { fieldsOf, textUpTo } from '../settings/values.ts';
import { saveSetting, type SettingChange } from '../settings/writeSetting.ts';

/** Maximum length of each field. */
const longestField = 200;

/** The seller for invoices and after-sales; '' for missing details. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Who represents a company, and its register with its number: both for the imprint. */
  readonly represented: string;
  readonly register: string;
  /** Tax number of the shop. */
  readonly tax: string;
  readonly phone: string;
  readonly email: string;
  /** Return address; '' when it is the same as the address. */
  readonly returns: string;
  /** Language of e-mails to the shop; '' for English. */
  readonly language: Language | '';
}

/** The seller of the demo shop. */
const demoSeller: Seller = {
  name: 'Pawlet Pet Devices Co., Ltd.',
  address: '88 Example Road, Shanghai 200000, China',
  represented: '',
  register: '',
  tax: '91310000DEMO000000',
  phone: '400-800-7295',
  email: 'invoices@pawlet.example',
  returns: '',
  language: '',
};

const required = v.pipe(textUpTo(longestField), v.minLength(1, 'a text'));
/** Earlier releases stored fewer fields. */
const optional = v.optional(textUpTo(longestField), '');

/** The seller. */
export const sellerSetting = defineSetting<Seller | null>({
  name: 'shop.seller',
  storedAs: 'seller',
  schema: v.nullable(
    fieldsOf({
      name: required,
      address: required,
      represented: optional,
      register: optional,
      tax: optional,
      phone: optional,
      email: optional,
      returns: optional,
      language: v.optional(v.picklist(['', ...languages], `one of ${languages.join(', ')}, or nothing`), ''),
    }),
  ),
  initial: null,
  meaning: 'setting.shop.seller',
});

/** The seller; null until the operator has set it. */
export async function readSeller(db: Database, mode: Pick<Settings, 'isDemo'>): Promise<Seller | null> {
  return toSeller(await readSetting({ db }, sellerSetting), mode);
}

/** The seller of a shop; the demo has one of its own. */
export function toSeller(stored: Seller | null, { isDemo }: Pick<Settings, 'isDemo'>): Seller | null {
  return stored ?? (isDemo ? demoSeller : null);
}

/** Sets the seller: on all invoices printed from now on, and for returns. */
export async function writeSeller(db: Database, seller: Seller, change: SettingChange): Promise<void> {
  await saveSetting(db, sellerSetting, seller, change);
}

/** A seller without any details. */
export const unnamedSeller: Seller = {
  name: '',
  address: '',
  represented: '',
  register: '',
  tax: '',
  phone: '',
  email: '',
  returns: '',
  language: '',
};
