import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** Italian texts of what comes of claiming the points of a task. */
export const it: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': 'Hai ricevuto {{points}} punti',
  'tasks.alreadyClaimed': 'Hai già ricevuto questi punti',
  'tasks.gone': 'Questa missione non esiste più',
};
