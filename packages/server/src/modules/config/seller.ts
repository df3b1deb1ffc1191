import type { Database } from '../../db/database.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { findShopContent, saveShopContent } from './shopContent.ts';

const kind = 'seller';

/** The shop that sells, as invoices and after-sales name it; '' for what it has not. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Who represents a company, and the register that it is entered in with its number: both for the imprint. */
  readonly represented: string;
  readonly register: string;
  /** Number that the tax office knows the shop by. */
  readonly tax: string;
  readonly phone: string;
  readonly email: string;
  /** Where parcels come back to; '' where that is the address. */
  readonly returns: string;
  /** Language of e-mails to the shop; '' for English. */
  readonly language: Language | '';
}

/** Who sells in the demo shop. */
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

/** Who sells; null as long as the operator has not said it. */
export async function readSeller(db: Database, { isDemo }: Pick<Settings, 'isDemo'>): Promise<Seller | null> {
  const value = await findShopContent(db, kind);
  // `writeSeller` alone writes this row, and an earlier one knew less.
  if (value !== undefined) return { ...unnamedSeller, ...(value as Partial<Seller>) };
  return isDemo ? demoSeller : null;
}

/** Says who sells: on every invoice that is printed from now on, and to whoever sends something back. */
export async function writeSeller(db: Database, seller: Seller): Promise<void> {
  await saveShopContent(db, kind, seller);
}

/** A seller of whom nothing is known yet. */
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
