import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what law and custom of a country ask of the shop. */
export const lawTexts = {
  'law.taxIncluded': 'VAT included',
  'law.taxNotAdded': 'No sales tax is added',
  'law.withdrawal': 'Right of withdrawal',
  'law.withdrawalDays': 'Right of withdrawal within {{days}} days',
  'law.withdraw': 'Withdraw from contract here',
  'law.imprint': 'Imprint',
  'law.stored': 'Cookies and stored data',
} as const;

/** Texts of what law and custom of a country ask of the shop. */
export const lawMessages = defineMessages('law', {
  en: lawTexts,
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
