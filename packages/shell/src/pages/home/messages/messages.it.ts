import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** Italian texts of the home page. */
export const it: TranslationOf<typeof homeTexts> = {
  'home.search': 'Cerca prodotti',
  'home.banners': 'Offerte e novità',
  'home.notices': 'Avvisi',
  'home.unread_one': 'Avvisi, {{count}} non letto',
  'home.unread_other': 'Avvisi, {{count}} non letti',
  'home.shortcuts': 'Accesso rapido',
  'home.recommended': 'Consigliati',
  'home.hot': 'I più venduti',
  'home.fresh': 'Novità',
  'home.newTag': 'NOVITÀ',
  'home.feed': 'Per te',
  'home.rank': 'N. {{rank}}',
  'home.offers': 'Offerte a tempo',
  'home.offersEnd': 'Termina tra',
  'home.until': 'Fino al {{date}}',
  'home.from': 'Dal {{date}}',
  'home.campaigns': 'Iniziative',
  'home.scan': 'Scansiona un codice',
  'home.scanUnknown': 'Questo codice non appartiene a questo negozio',
};
