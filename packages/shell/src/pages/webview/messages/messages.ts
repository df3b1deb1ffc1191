import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the page that shows other pages. */
export const webviewTexts = {
  'webview.leave': 'You are leaving the shop',
  'webview.leaveText': 'This page is run by someone else:',
  'webview.open': 'Open page',
  'webview.refused': 'This page cannot be opened here',
  'webview.refusedText': 'Its address is neither ours nor one that we trust.',
  'webview.missing': 'There is no page at this address',
  'webview.home': 'Go to the home page',
} as const;

/** Texts of the page that shows other pages. */
export const webviewMessages = defineMessages('webview', {
  en: webviewTexts,
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
