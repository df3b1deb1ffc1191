import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import type { Settings } from '../../http/settings.ts';
import type { Seller } from './seller.ts';
import { findShopContent, saveShopContent } from './shopContent.ts';

const kind = 'contact';

/** How shoppers of a country reach the shop; '' for a way that there is not. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  /** Address of a page to chat on, https. */
  readonly chat: string;
  /** When somebody answers, as `mon-fri 09:00-18:00, sat 10:00-14:00`, in the time of the country. */
  readonly hours: string;
}

/** Everybody whose country has no contact of its own. */
const everywhere = 'all';

/** Contacts by the region of a country (`DE`), or `all`. */
export type Contacts = Readonly<Record<string, Contact>>;

/** Which contacts can be set: one for each country of the shop, and one for all others. */
export const contactPlaces: readonly string[] = [everywhere, ...countries.map(({ region }) => region)];

/** A shop that nobody can reach. */
export const noContact: Contact = { phone: '', email: '', chat: '', hours: '' };

const demoHours = 'mon-fri 09:00-18:00';
const demoEmail = 'help@pawlet.example';

/** How the demo shop is reached: numbers that telephone authorities keep for films and examples. */
const demoContacts: Contacts = {
  [everywhere]: { ...noContact, email: demoEmail, hours: demoHours },
  CN: { ...noContact, phone: '400-800-7295', email: demoEmail, hours: 'mon-sun 09:00-21:00' },
  US: { ...noContact, phone: '+1 202-555-0142', email: demoEmail, hours: demoHours },
  DE: { ...noContact, phone: '+49 30 23125 014', email: demoEmail, hours: demoHours },
  GB: { ...noContact, phone: '+44 20 7946 0018', email: demoEmail, hours: demoHours },
};

/** Reads how the shop is reached; what the seller says of itself where no contact is set. */
export async function readContacts(
  db: Database,
  { isDemo }: Pick<Settings, 'isDemo'>,
  seller: Pick<Seller, 'phone' | 'email'> | null,
): Promise<Contacts> {
  // `writeContacts` alone writes this row.
  const stored = (await findShopContent(db, kind)) as Contacts | undefined;
  if (stored !== undefined) return stored;
  if (isDemo) return demoContacts;
  return { [everywhere]: { ...noContact, phone: seller?.phone ?? '', email: seller?.email ?? '' } };
}

/** Says how the shop is reached: every node shows it within seconds. */
export async function writeContacts(db: Database, contacts: Contacts): Promise<void> {
  await saveShopContent(db, kind, contacts);
}

/** How shoppers of a country reach the shop. */
export function contactOf(contacts: Contacts, region: string): Contact {
  return contacts[region] ?? contacts[everywhere] ?? noContact;
}
