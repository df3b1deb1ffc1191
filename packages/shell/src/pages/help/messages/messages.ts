import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the help page. */
export const helpTexts = {
  'help.search': 'Search help',
  'help.topics': 'Questions',
  'help.noneFound': 'Nothing found for “{{keyword}}”',
  'help.noneFoundHint': 'Try another word, or call us.',
  'help.clear': 'Show all questions',
  'help.none': 'There are no help topics yet',
  'help.contact': 'Still have a question?',
  'help.label': 'Where is the serial number?',
  'help.orders': 'Ask about an order',
  'help.gone': 'This topic is no longer available',
} as const;

/** Texts of the help page. */
export const helpMessages = defineMessages('help', {
  en: helpTexts,
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
