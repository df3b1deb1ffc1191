import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the pages of places. */
export const locationPagesTexts = {
  'locationPages.myPosition': 'My position',
  'locationPages.locating': 'Finding your position…',
  'locationPages.again': 'Locate again',
  'locationPages.accuracy': 'Accurate to about {{metres}} m',
  'locationPages.use': 'Use this place',
  'locationPages.coordinates': 'Coordinates',
  'locationPages.copyPlace': 'Place',
  'locationPages.openMap': 'Open in a map',
  'locationPages.map': 'Map of the place',
  'locationPages.notFound': 'This place cannot be shown',
  'locationPages.pickHint': 'Tap the map to choose another place',
} as const;

/** Texts of the pages of places. */
export const locationPagesMessages = defineMessages('location-pages', {
  en: locationPagesTexts,
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
