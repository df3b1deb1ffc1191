import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** French texts of the help page. */
export const fr: TranslationOf<typeof helpTexts> = {
  'help.search': 'Rechercher dans l’aide',
  'help.topics': 'Questions',
  'help.noneFound': 'Aucun résultat pour « {{keyword}} »',
  'help.noneFoundHint': 'Essayez un autre mot ou appelez-nous.',
  'help.clear': 'Afficher toutes les questions',
  'help.none': 'Il n’y a pas encore de rubrique d’aide',
  'help.contact': 'Encore une question ?',
  'help.label': 'Où se trouve le numéro de série ?',
  'help.orders': 'Une question sur une commande',
  'help.gone': 'Cette rubrique n’est plus disponible',
};
