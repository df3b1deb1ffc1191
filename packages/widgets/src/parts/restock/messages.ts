import { defineMessages } from '@pawlet/core/i18n';

/** English texts of restock alerts. */
export const restockTexts = {
  'restock.notify': 'Notify me when available',
  'restock.notifyShort': 'Notify me',
  'restock.cancel': 'Cancel alert',
  'restock.waiting': 'We’ll email {{email}} once when it’s back',
  'restock.canceled': 'Alert canceled',
  'restock.hint':
    'We send one email when it’s back, and nothing else. The code shows that the address is yours.',
  'restock.list': 'Restock alerts',
  'restock.cancelNamed': 'Cancel the alert for {{title}}',
} as const;

/** Texts of restock alerts. */
export const restockMessages = defineMessages('restock', {
  en: restockTexts,
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
