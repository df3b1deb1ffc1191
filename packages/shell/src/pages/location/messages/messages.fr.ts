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
  'locationPages.openMap': 'Ouvrir sur une carte',
  'locationPages.map': 'Carte du lieu',
  'locationPages.notFound': 'Ce lieu ne peut pas être affiché',
  'locationPages.pickHint': 'Touchez la carte pour choisir un autre lieu',
  'locationPages.lookingUp': 'Recherche de la région de ce lieu…',
  'locationPages.knownStreet': 'Adresse trouvée jusqu’à la rue. Veuillez vérifier.',
  'locationPages.knownDistrict': 'Adresse trouvée jusqu’au district. Veuillez vérifier et ajouter la rue.',
  'locationPages.knownCity': 'Adresse trouvée jusqu’à la ville. Veuillez vérifier et compléter.',
  'locationPages.knownProvince':
    'Adresse trouvée jusqu’à la province ou à l’État. Veuillez vérifier et compléter.',
  'locationPages.knownCountry': 'Seul le pays ou la région est connu. Veuillez compléter.',
  'locationPages.nowhere': 'Aucun pays ni région à cet endroit ; il se trouve peut-être en mer.',
  'locationPages.notLookedUp': 'La région de ce lieu n’a pas pu être trouvée. Veuillez la choisir vous-même.',
  'locationPages.isAbroad':
    'Ce lieu se trouve hors de Chine continentale. Les adresses y ont leur propre formulaire.',
  'locationPages.isDomestic':
    'Ce lieu se trouve en Chine continentale. Les adresses y ont leur propre formulaire.',
  'locationPages.notOnEarth': 'Ces coordonnées n’existent pas : votre propre position est utilisée.',
};
