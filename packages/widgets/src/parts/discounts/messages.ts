import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the field for a discount code. */
export const discountCodeTexts = {
  'discountCode.label': 'Discount code',
  'discountCode.hint': 'Code',
  'discountCode.apply': 'Apply',
  'discountCode.remove': 'Remove code {{code}}',
} as const;

/** Texts of the field for a discount code. */
export const discountCodeMessages = defineMessages('discount-code', {
  en: discountCodeTexts,
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
