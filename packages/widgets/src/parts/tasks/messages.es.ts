import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** Spanish texts of what comes of claiming the points of a task. */
export const es: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': 'Has recibido {{points}} puntos',
  'tasks.alreadyClaimed': 'Ya has recibido estos puntos',
  'tasks.gone': 'Esta tarea ya no existe',
};
