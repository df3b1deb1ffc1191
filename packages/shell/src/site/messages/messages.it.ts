import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** Italian texts of what stands around the pages of a wide window. */
export const it: TranslationOf<typeof siteTexts> = {
  'site.header': 'Negozio',
  'site.allGoods': 'Tutti i prodotti',
  'site.account': 'Il mio account',
  'site.overview': 'Panoramica',
  'site.shop': 'Negozio',
  'site.service': 'Servizio clienti',
  'site.company': 'Chi siamo',
};
