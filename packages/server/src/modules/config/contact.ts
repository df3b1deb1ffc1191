import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import type { Settings } from '../../http/settings.ts';
import type { Seller } from './seller.ts';
import { findShopContent, saveShopContent } from './shopContent.ts';

const kind = 'contact';

/** Contact details for shoppers of a country; '' for a missing one. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  /** Address of a chat page, https. */
  readonly chat: string;
  /** Opening hours as `mon-fri 09:00-18:00, sat 10:00-14:00`, in the country's time. */
  readonly hours: string;
}

/** Everybody whose country has no contact of its own. */
const everywhere = 'all';

/** Contacts by the region of a country (`DE`), or `all`. */
export type Contacts = Readonly<Record<string, Contact>>;

/** Keys of the contacts: one for each country of the shop, and one for all others. */
export const contactPlaces: readonly string[] = [everywhere, ...countries.map(({ region }) => region)];

/** A shop without contact details. */
export const noContact: Contact = { phone: '', email: '', chat: '', hours: '' };

const demoHours = 'mon-fri 09:00-18:00';
const demoEmail = 'help@pawlet.example';

/** The demo shop's contact: numbers reserved for films and examples. */
const demoContacts: Contacts = {
  [everywhere]: { ...noContact, email: demoEmail, hours: demoHours },
  CN: { ...noContact, phone: '400-800-7295', email: demoEmail, hours: 'mon-sun 09:00-21:00' },
  US: { ...noContact, phone: '+1 202-555-0142', email: demoEmail, hours: demoHours },
  DE: { ...noContact, phone: '+49 30 23125 014', email: demoEmail, hours: demoHours },
  GB: { ...noContact, phone: '+44 20 7946 0018', email: demoEmail, hours: demoHours },
};

/** Reads the contact details, with the seller's own as the default. */
export async function readContacts(
  db: Database,
  { isDemo }: Pick<Settings, 'isDemo'>,
  seller: Pick<Seller, 'phone' | 'email'> | null,
): Promise<Contacts> {
  // Only `writeContacts` writes this row.
  const stored = (await findShopContent(db, kind)) as Contacts | undefined;
  if (stored !== undefined) return stored;
  if (isDemo) return demoContacts;
  return { [everywhere]: { ...noContact, phone: seller?.phone ?? '', email: seller?.email ?? '' } };
}

/** Sets the contact details: every node shows them within seconds. */
export async function writeContacts(db: Database, contacts: Contacts): Promise<void> {
  await saveShopContent(db, kind, contacts);
}

/** The contact details for shoppers of a country. */
export function getContact(contacts: Contacts, region: string): Contact {
  return contacts[region] ?? contacts[everywhere] ?? noContact;
}
