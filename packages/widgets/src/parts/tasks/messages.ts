import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what comes of claiming the points of a task. */
export const tasksTexts = {
  'tasks.claimed': 'You got {{points}} points',
  'tasks.alreadyClaimed': 'You have these points already',
  'tasks.gone': 'This task is no longer there',
} as const;

/** Texts of what comes of claiming the points of a task. */
export const tasksMessages = defineMessages('tasks', {
  en: tasksTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
