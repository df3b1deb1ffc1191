import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** German texts of what stands around the pages of a wide window. */
export const de: TranslationOf<typeof siteTexts> = {
  'site.header': 'Shop',
  'site.allGoods': 'Alle Produkte',
  'site.account': 'Mein Konto',
  'site.overview': 'Übersicht',
  'site.shop': 'Shop',
  'site.service': 'Kundenservice',
  'site.company': 'Über uns',
};
