import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the pages of places. */
export const locationPagesTexts = {
  'locationPages.myPosition': 'My location',
  'locationPages.locating': 'Finding your location…',
  'locationPages.again': 'Locate again',
  'locationPages.accuracy': 'Accurate to about {{metres}} m',
  'locationPages.use': 'Use this place',
  'locationPages.coordinates': 'Coordinates',
  'locationPages.copyPlace': 'Place',
  'locationPages.openMap': 'Open in a map',
  'locationPages.map': 'Map of the place',
  'locationPages.notFound': 'This place cannot be shown',
  'locationPages.pickHint': 'Tap the map to choose another place',
  'locationPages.lookingUp': 'Finding the area of this place…',
  'locationPages.knownStreet': 'Known down to the street. Please check it.',
  'locationPages.knownDistrict': 'Known down to the district. Please check it and add the street.',
  'locationPages.knownCity': 'Known down to the city. Please check it and add the rest.',
  'locationPages.knownProvince': 'Known down to the province or state. Please check it and add the rest.',
  'locationPages.knownCountry': 'Only the country or region is known. Please add the rest.',
  'locationPages.nowhere': 'There is no country or region at this place; it may be at sea.',
  'locationPages.notLookedUp': 'The area of this place could not be looked up. Please choose it yourself.',
  'locationPages.isAbroad': 'This place is outside mainland China. Addresses there have their own form.',
  'locationPages.isDomestic': 'This place is in mainland China. Addresses there have their own form.',
  'locationPages.notOnEarth': 'These coordinates do not exist, so your own location is used.',
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
