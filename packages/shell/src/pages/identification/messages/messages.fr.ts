import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** French texts of the page that finds the serial number. */
export const fr: TranslationOf<typeof identificationTexts> = {
  'identification.picture': 'Dessous d’une fontaine avec son étiquette',
  'identification.pictureHint':
    'Sur les distributeurs, caméras et traceurs, l’étiquette est aussi sur le dessous.',
  'identification.calloutLabel': 'L’étiquette sous l’appareil',
  'identification.calloutVersion': 'Marque de version : v1.1 correspond à la version matérielle 2',
  'identification.calloutSerial': 'Numéro de série (S/N) : regardez les 9e et 10e caractères',
  'identification.which': 'Quelle version est-ce ?',
  'identification.check': 'Vérifier votre numéro de série',
  'identification.serial': 'Numéro de série',
  'identification.serialHint': 'Par exemple FT26A041D700123',
  'identification.submit': 'Vérifier',
  'identification.scan': 'Scanner le code de l’étiquette',
  'identification.empty': 'Veuillez saisir le numéro de série',
  'identification.short_one':
    'Un numéro de série compte au moins 10 caractères ; vous en avez saisi {{count}}',
  'identification.short_other':
    'Un numéro de série compte au moins 10 caractères ; vous en avez saisi {{count}}',
  'identification.short_many':
    'Un numéro de série compte au moins 10 caractères ; vous en avez saisi {{count}}',
  'identification.unknown':
    'Ce n’est pas un numéro de série : il ne contient que des lettres et des chiffres.',
  'identification.version': 'Version matérielle {{version}}',
  'identification.becauseLabel': 'C’est ce qu’indique la marque sur l’étiquette.',
  'identification.becauseD7': 'Les 9e et 10e caractères sont D7.',
  'identification.becauseOther':
    'Les 9e et 10e caractères sont {{found}} et non D7. Si l’étiquette porte v1.1, c’est tout de même la version 2.',
  'identification.parts': 'Trouver les pièces adaptées',
  'identification.help': 'Plus d’aide',
};
