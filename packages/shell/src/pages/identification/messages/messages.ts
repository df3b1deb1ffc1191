import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the page that finds the serial number. */
export const identificationTexts = {
  'identification.picture': 'Underside of a fountain with its label',
  'identification.pictureHint': 'On feeders, cameras and trackers the label is on the bottom as well.',
  'identification.calloutLabel': 'The label on the bottom',
  'identification.calloutVersion': 'Version mark: v1.1 is hardware version 2',
  'identification.calloutSerial': 'Serial number (S/N): look at characters 9 and 10',
  'identification.which': 'Which version is it?',
  'identification.check': 'Check your serial number',
  'identification.serial': 'Serial number',
  'identification.serialHint': 'For example FT26A041D700123',
  'identification.submit': 'Check',
  'identification.scan': 'Scan the code on the label',
  'identification.empty': 'Please enter the serial number',
  'identification.short_one': 'A serial number has at least 10 characters; you entered {{count}}',
  'identification.short_other': 'A serial number has at least 10 characters; you entered {{count}}',
  'identification.unknown': 'This is not a serial number. Serial numbers have only letters and digits.',
  'identification.version': 'Hardware version {{version}}',
  'identification.becauseLabel': 'That is what the mark on the label says.',
  'identification.becauseD7': 'Characters 9 and 10 are D7.',
  'identification.becauseOther':
    'Characters 9 and 10 are {{found}}, not D7. If the label says v1.1, it is still version 2.',
  'identification.parts': 'Find matching parts',
  'identification.help': 'More help',
} as const;

/** Texts of the page that finds the serial number. */
export const identificationMessages = defineMessages('identification', {
  en: identificationTexts,
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
