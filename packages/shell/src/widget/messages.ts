import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the page that shows one widget. */
export const widgetPageTexts = {
  'widgetPage.unknown': 'There is no widget named “{{id}}”',
  'widgetPage.known': 'This page can show: {{ids}}',
  'widgetPage.wrongOption': 'The widget “{{id}}” cannot be shown with these options',
} as const;

/** Texts of the page that shows one widget. */
export const widgetPageMessages = defineMessages('widget-page', {
  en: widgetPageTexts,
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
