import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** German texts of what comes of claiming the points of a task. */
export const de: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': 'Du hast {{points}} Punkte bekommen',
  'tasks.alreadyClaimed': 'Du hast diese Punkte schon bekommen',
  'tasks.gone': 'Diese Aufgabe gibt es nicht mehr',
};
