import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what the mall says without a network, and of newer versions. */
export const offlineTexts = {
  'offline.none': 'You are offline',
  'offline.unreachable': 'The shop cannot be reached',
  'offline.asOf': 'As of {{time}}',
  'offline.waiting_one': '{{count}} change waiting to be sent',
  'offline.waiting_other': '{{count}} changes waiting to be sent',
  'offline.sending': 'Sending your changes…',
  'offline.sent': 'Your changes have been sent',
  'offline.refused': 'Some changes could not be made',
  'offline.refusedOne': '{{goods}}: {{reason}}',
  'offline.refusedPlain': 'The shop could not make this change',
  'offline.tooOld': 'This waited too long to be sent',
  'offline.needsNetwork': 'Ordering and paying need a network connection',
  'update.there': 'A new version of the shop is available',
  'update.load': 'Reload',
  'update.later': 'Later',
} as const;

/** Texts of what the mall says without a network, and of newer versions. */
export const offlineMessages = defineMessages('offline', {
  en: offlineTexts,
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
