import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the choice of an invoice. */
export const invoiceTexts = {
  'invoice.title': 'Invoice',
  'invoice.none': 'No invoice',
  'invoice.kind': 'Invoice for',
  'invoice.individual': 'Individual',
  'invoice.enterprise': 'Company',
  'invoice.name': 'Name',
  'invoice.company': 'Company name',
  'invoice.taxNumber': 'Tax number',
  'invoice.taxNumberWrong': 'This tax number is not valid',
  'invoice.email': 'Email',
  'invoice.optional': 'More details (optional)',
  'invoice.address': 'Company address',
  'invoice.phone': 'Company phone',
  'invoice.bankName': 'Bank',
  'invoice.bankAccount': 'Account number',
  'invoice.note': 'You receive an electronic invoice by email within 7 working days of payment.',
  'invoice.use': 'Use for this order',
  'invoice.another': 'Enter other details',
  'invoice.forget': 'Forget saved details',
  'invoice.back': 'Back to the choice',
} as const;

/** Texts of the choice of an invoice. */
export const invoiceMessages = defineMessages('invoice', {
  en: invoiceTexts,
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
