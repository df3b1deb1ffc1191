import { type OperatorCommand, toChange } from '../operator/command.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import {
  type Contact,
  contactChecks,
  contactPlaces,
  type Contacts,
  noContact,
  readContacts,
  writeContacts,
} from './contact.ts';
import { readSeller } from './seller.ts';

const fields = ['phone', 'email', 'chat', 'hours'] as const satisfies readonly (keyof Contact)[];

const rules: Readonly<Record<keyof Contact, string>> = {
  phone: 'A telephone number such as phone="+49 30 123456".',
  email: 'An address such as email=help@example.com.',
  chat: 'The address of a page, such as chat=https://example.com/chat.',
  hours: 'Hours such as hours="mon-fri 09:00-18:00, sat 10:00-14:00", in local time.',
};

/** Sets or shows the contact details for shoppers of a country. */
export const contactCommand: OperatorCommand = {
  name: 'contact',
  usage: '[<all | country> [phone=… email=… chat=… hours=…] [--remove]]',
  summary:
    'sets or shows the contact for shoppers of a country (DE), or of all others (all); an empty value (chat=) removes it',
  async run(deps, args, now) {
    const { db, settings } = deps;
    const read = readArguments(args, { flags: ['remove'], fields });
    if (typeof read === 'string') return unknownArgument(read);
    const [named, ...rest] = read.words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const contacts = await readContacts(db, settings, await readSeller(db, settings));
    if (named === undefined && read.fields.size === 0 && !read.flags.has('remove')) {
      return { status: 'done', text: toText(contacts) };
    }
    const place = contactPlaces.find((one) => one.toLowerCase() === named?.toLowerCase());
    if (place === undefined) {
      return { status: 'refused', text: `Enter one of ${contactPlaces.join(', ')}.` };
    }
    for (const field of fields) {
      const text = read.fields.get(field) ?? '';
      if (text !== '' && !contactChecks[field](text)) return { status: 'refused', text: rules[field] };
    }
    const next: Record<string, Contact> = { ...contacts };
    if (read.flags.has('remove')) delete next[place];
    else next[place] = { ...noContact, ...contacts[place], ...Object.fromEntries(read.fields) };
    await writeContacts(db, next, toChange(deps, now));
    return { status: 'done', text: toText(next) };
  },
};

function toText(contacts: Contacts): string {
  const lines = contactPlaces.flatMap((place) => {
    const contact = contacts[place];
    return contact === undefined ? [] : [[place, ...fields.map((field) => contact[field] || '-')].join('\t')];
  });
  return [['country', ...fields].join('\t'), ...lines].join('\n');
}
