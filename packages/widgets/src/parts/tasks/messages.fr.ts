import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** French texts of what comes of claiming the points of a task. */
export const fr: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': 'Vous avez reçu {{points}} points',
  'tasks.alreadyClaimed': 'Vous avez déjà reçu ces points',
  'tasks.gone': 'Cette mission n’existe plus',
};
