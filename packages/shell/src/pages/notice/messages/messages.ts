import { defineMessages } from '@pawlet/core/i18n';

/** English texts of announcements. */
export const noticesTexts = {
  'notices.unread': 'Unread',
  'notices.markRead': 'Mark all as read',
  'notices.allRead': 'All are marked as read',
  'notices.empty': 'No announcements yet',
  'notices.emptyHint': 'News from the shop appears here',
  'notices.notFound': 'This announcement does not exist',
} as const;

/** Texts of announcements. */
export const noticesMessages = defineMessages('notices', {
  en: noticesTexts,
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
