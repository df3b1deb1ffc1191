import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** French texts of the pages of places. */
export const fr: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': 'Ma position',
  'locationPages.locating': 'Recherche de votre position…',
  'locationPages.again': 'Localiser à nouveau',
  'locationPages.accuracy': 'Précise à environ {{metres}} m',
  'locationPages.use': 'Utiliser ce lieu',
  'locationPages.coordinates': 'Coordonnées',
  'locationPages.copyPlace': 'Lieu',
  'locationPages.openMap': 'Ouvrir dans une carte',
  'locationPages.map': 'Carte du lieu',
  'locationPages.notFound': 'Ce lieu ne peut pas être affiché',
  'locationPages.pickHint': 'Touchez la carte pour choisir un autre lieu',
};
