import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** French texts of announcements. */
export const fr: TranslationOf<typeof noticesTexts> = {
  'notices.unread': 'Non lue',
  'notices.markRead': 'Tout marquer comme lu',
  'notices.allRead': 'Tout est marqué comme lu',
  'notices.empty': 'Aucune annonce pour l’instant',
  'notices.emptyHint': 'Les nouvelles de la boutique s’affichent ici',
  'notices.notFound': 'Cette annonce n’existe pas',
};
