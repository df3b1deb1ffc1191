import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsFr: TranslationOf<typeof wordsEn> = {
  'ui.close': 'Fermer',
  'ui.back': 'Retour',
  'ui.cancel': 'Annuler',
  'ui.confirm': 'OK',
  'ui.clear': 'Effacer',
  'ui.retry': 'Réessayer',
  'ui.loading': 'Chargement',
  'ui.increase': 'Augmenter',
  'ui.decrease': 'Diminuer',
  'ui.showPassword': 'Afficher le mot de passe',
  'ui.hidePassword': 'Masquer le mot de passe',
  'ui.previous': 'Précédent',
  'ui.next': 'Suivant',
  'ui.scrollLeft': 'Défiler vers la gauche',
  'ui.scrollRight': 'Défiler vers la droite',
  'ui.pause': 'Pause',
  'ui.play': 'Lecture',
  'ui.endOfList': 'Vous avez tout vu',
  'ui.loadFailed': 'Échec du chargement',
  'ui.offline': 'Pas de connexion Internet',
  'ui.networkError': 'Erreur réseau. Réessayez dans un instant.',
};
