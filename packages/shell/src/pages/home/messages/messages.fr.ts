import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** French texts of the home page. */
export const fr: TranslationOf<typeof homeTexts> = {
  'home.search': 'Rechercher un produit',
  'home.banners': 'Offres et actualités',
  'home.notices': 'Annonces',
  'home.unread_one': 'Annonces, {{count}} non lue',
  'home.unread_other': 'Annonces, {{count}} non lues',
  'home.shortcuts': 'Accès rapide',
  'home.recommended': 'Recommandés',
  'home.hot': 'Meilleures ventes',
  'home.fresh': 'Nouveautés',
  'home.newTag': 'NOUVEAU',
  'home.feed': 'Pour vous',
  'home.rank': 'N° {{rank}}',
  'home.offers': 'Offres limitées',
  'home.offersEnd': 'Se termine dans',
  'home.until': 'Jusqu’au {{date}}',
  'home.from': 'À partir du {{date}}',
  'home.campaigns': 'Opérations en cours',
  'home.scan': 'Scanner un code',
  'home.scanUnknown': 'Ce code n’appartient pas à cette boutique',
};
