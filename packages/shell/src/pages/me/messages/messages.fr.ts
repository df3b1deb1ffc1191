import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** French texts of the personal centre. */
export const fr: TranslationOf<typeof meTexts> = {
  'me.logIn': 'Se connecter ou s’inscrire',
  'me.visitor': 'Bienvenue',
  'me.points': 'Points',
  'me.coupons': 'Coupons',
  'me.favourites': 'Favoris',
  'me.orders': 'Mes commandes',
  'me.allOrders': 'Tout',
  'me.toPay': 'À payer',
  'me.toShip': 'À expédier',
  'me.toReceive': 'À recevoir',
  'me.toReview': 'À évaluer',
  'me.afterSale': 'Retours',
  'me.tools': 'Réglages',
  'me.addresses': 'Adresses',
  'me.language': 'Langue',
  'me.country': 'Pays ou région',
  'me.theme': 'Apparence',
  'me.themeAuto': 'Comme le système',
  'me.themeLight': 'Clair',
  'me.themeDark': 'Sombre',
  'me.about': 'À propos',
  'me.version': 'Version {{version}} (code {{code}})',
  'me.terms': 'Conditions d’utilisation',
  'me.privacy': 'Politique de confidentialité',
  'me.logOut': 'Se déconnecter',
  'me.logOutConfirm': 'Se déconnecter de cet appareil ?',
  'me.searchCountry': 'Rechercher',
  'me.loggedOut': 'Vous êtes déconnecté',
};
