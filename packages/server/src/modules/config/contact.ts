import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import type { Settings } from '../../http/settings.ts';
import type { Seller } from './seller.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { fieldsOf, valuesOf } from '../settings/values.ts';
import { readOpeningHours } from './openingHours.ts';

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

/** Whether a field that is not empty is valid. */
const contactChecks: Readonly<Record<keyof Contact, (text: string) => boolean>> = {
  phone: (text) => /^\+?[\d().\- /]{3,30}$/u.test(text),
  email: (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/u.test(text) && text.length <= 200,
  chat: (text) => text.length <= 500 && URL.canParse(text) && new URL(text).protocol === 'https:',
  hours: (text) => readOpeningHours(text) !== null,
};

function contactField(field: keyof Contact, words: string) {
  return v.optional(
    v.pipe(
      v.string(words),
      v.check((text) => text === '' || contactChecks[field](text), words),
    ),
    '',
  );
}

/** The contact details; null stands for the seller's own, as does a missing `all`. */
export const contactsSetting = defineSetting<Contacts | null>({
  name: 'shop.contact',
  storedAs: 'contact',
  schema: v.nullable(
    valuesOf(
      contactPlaces,
      fieldsOf({
        phone: contactField('phone', 'a telephone number'),
        email: contactField('email', 'an e-mail address'),
        chat: contactField('chat', 'the https address of a page'),
        hours: contactField('hours', 'hours such as mon-fri 09:00-18:00'),
      }),
    ),
  ),
  initial: null,
  meaning: 'setting.shop.contact',
});

/** Reads the contact details, with the seller's own as the default. */
export async function readContacts(
  db: Database,
  mode: Pick<Settings, 'isDemo'>,
  seller: Pick<Seller, 'phone' | 'email'> | null,
): Promise<Contacts> {
  return toContacts(await readSetting({ db }, contactsSetting), mode, seller);
}

/** The contact details of a shop, with the seller's own where it has none for everybody; the demo has some of its own. */
export function toContacts(
  stored: Contacts | null,
  { isDemo }: Pick<Settings, 'isDemo'>,
  seller: Pick<Seller, 'phone' | 'email'> | null,
): Contacts {
  if (stored === null && isDemo) return demoContacts;
  const own = { ...noContact, phone: seller?.phone ?? '', email: seller?.email ?? '' };
  return { [everywhere]: own, ...stored };
}

/** The contact details for shoppers of a country. */
export function getContact(contacts: Contacts, region: string): Contact {
  return contacts[region] ?? contacts[everywhere] ?? noContact;
}
