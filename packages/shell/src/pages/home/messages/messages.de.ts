import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** German texts of the home page. */
export const de: TranslationOf<typeof homeTexts> = {
  'home.search': 'Produkte suchen',
  'home.banners': 'Angebote und Neues',
  'home.notices': 'Mitteilungen',
  'home.unread_one': 'Mitteilungen, {{count}} ungelesen',
  'home.unread_other': 'Mitteilungen, {{count}} ungelesen',
  'home.shortcuts': 'Schnellzugriff',
  'home.recommended': 'Empfohlen',
  'home.hot': 'Bestseller',
  'home.fresh': 'Neuheiten',
  'home.newTag': 'NEU',
  'home.feed': 'Für dich',
  'home.rank': 'Platz {{rank}}',
  'home.offers': 'Befristete Angebote',
  'home.offersEnd': 'Endet in',
  'home.until': 'Bis {{date}}',
  'home.from': 'Ab {{date}}',
  'home.campaigns': 'Aktionen',
  'home.scan': 'Code scannen',
  'home.scanUnknown': 'Dieser Code gehört nicht zu diesem Shop',
};
