import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** German texts of announcements. */
export const de: TranslationOf<typeof noticesTexts> = {
  'notices.unread': 'Ungelesen',
  'notices.markRead': 'Alle als gelesen markieren',
  'notices.allRead': 'Alle sind als gelesen markiert',
  'notices.empty': 'Noch keine Mitteilungen',
  'notices.emptyHint': 'Hier stehen Neuigkeiten aus dem Shop',
  'notices.notFound': 'Diese Mitteilung gibt es nicht',
};
