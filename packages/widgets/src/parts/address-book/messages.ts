import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the address book and its form. */
export const addressTexts = {
  'address.receiver': 'Name',
  'address.receiverHint': 'Recipient’s name',
  'address.mobile': 'Mobile',
  'address.mobileHint': '11-digit mobile number',
  'address.region': 'Region',
  'address.regionHint': 'Province, city, district',
  'address.detail': 'Address',
  'address.detailHint': 'Street, building, room',
  'address.makeDefault': 'Use as default address',
  'address.save': 'Save',
  'address.saved': 'Address saved',
  'address.paste': 'Paste to fill',
  'address.pasteHint': 'Paste a text with name, mobile number and address',
  'address.fill': 'Fill in',
  'address.filled': 'Filled in. Please check it.',
  'address.nothingFound': 'No name, number or address found in this text',
  'address.defaultTag': 'Default',
  'address.setDefault': 'Set as default',
  'address.edit': 'Edit',
  'address.remove': 'Delete',
  'address.removeConfirm': 'Delete this address?',
  'address.removed': 'Address deleted',
  'address.empty': 'You have no addresses yet',
  'address.add': 'Add address',
  'address.choose': 'Choose region',
  'address.province': 'Province',
  'address.city': 'City',
  'address.district': 'District',
  'address.gone': 'This address does not exist any more',
  'address.makeDefaultOf': 'Make {{name}}’s address the default',
  'address.isChosen': 'Chosen address',
} as const;

/** Texts of the address book and its form. */
export const addressMessages = defineMessages('address', {
  en: addressTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
