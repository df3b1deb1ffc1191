import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** French texts of what stands around the pages of a wide window. */
export const fr: TranslationOf<typeof siteTexts> = {
  'site.header': 'Boutique',
  'site.allGoods': 'Tous les produits',
  'site.account': 'Mon compte',
  'site.overview': 'Aperçu',
  'site.shop': 'Boutique',
  'site.service': 'Service client',
  'site.company': 'À propos',
};
