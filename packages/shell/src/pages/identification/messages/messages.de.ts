import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** German texts of the page that finds the serial number. */
export const de: TranslationOf<typeof identificationTexts> = {
  'identification.picture': 'Unterseite eines Trinkbrunnens mit Etikett',
  'identification.pictureHint':
    'Bei Futterautomaten, Kameras und Trackern klebt das Etikett ebenfalls unten.',
  'identification.calloutLabel': 'Das Etikett auf der Unterseite',
  'identification.calloutVersion': 'Versionszeichen: v1.1 ist Hardware-Version 2',
  'identification.calloutSerial': 'Seriennummer (S/N): Sieh dir das 9. und 10. Zeichen an',
  'identification.which': 'Welche Version ist es?',
  'identification.check': 'Seriennummer prüfen',
  'identification.serial': 'Seriennummer',
  'identification.serialHint': 'Zum Beispiel FT26A041D700123',
  'identification.submit': 'Prüfen',
  'identification.scan': 'Code auf dem Etikett scannen',
  'identification.empty': 'Bitte gib die Seriennummer ein',
  'identification.short_one': 'Eine Seriennummer hat mindestens 10 Zeichen, deine hat {{count}}',
  'identification.short_other': 'Eine Seriennummer hat mindestens 10 Zeichen, deine hat {{count}}',
  'identification.unknown': 'Das ist keine Seriennummer. Sie besteht nur aus Buchstaben und Ziffern.',
  'identification.version': 'Hardware-Version {{version}}',
  'identification.becauseLabel': 'So steht es auf dem Etikett.',
  'identification.becauseD7': 'Das 9. und 10. Zeichen sind D7.',
  'identification.becauseOther':
    'Das 9. und 10. Zeichen sind {{found}}, nicht D7. Steht v1.1 auf dem Etikett, ist es trotzdem Version 2.',
  'identification.parts': 'Passende Teile finden',
  'identification.help': 'Mehr Hilfe',
};
