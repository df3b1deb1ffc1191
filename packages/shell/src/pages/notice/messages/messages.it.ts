import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** Italian texts of announcements. */
export const it: TranslationOf<typeof noticesTexts> = {
  'notices.unread': 'Non letto',
  'notices.markRead': 'Segna tutti come letti',
  'notices.allRead': 'Tutti segnati come letti',
  'notices.empty': 'Ancora nessun avviso',
  'notices.emptyHint': 'Qui trovi le novità del negozio',
  'notices.notFound': 'Questo avviso non esiste',
};
