import type { Database } from '../../db/database.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { findShopContent, saveShopContent } from './shopContent.ts';

const kind = 'seller';

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

/** The seller; null until the operator has set it. */
export async function readSeller(db: Database, { isDemo }: Pick<Settings, 'isDemo'>): Promise<Seller | null> {
  const value = await findShopContent(db, kind);
  // Only `writeSeller` writes this row, and earlier ones have fewer fields.
  if (value !== undefined) return { ...unnamedSeller, ...(value as Partial<Seller>) };
  return isDemo ? demoSeller : null;
}

/** Sets the seller: on all invoices printed from now on, and for returns. */
export async function writeSeller(db: Database, seller: Seller): Promise<void> {
  await saveShopContent(db, kind, seller);
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
