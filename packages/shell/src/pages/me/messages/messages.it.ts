import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** Italian texts of the personal centre. */
export const it: TranslationOf<typeof meTexts> = {
  'me.logIn': 'Accedi o registrati',
  'me.visitor': 'Benvenuto',
  'me.points': 'Punti',
  'me.coupons': 'Coupon',
  'me.favourites': 'Preferiti',
  'me.orders': 'I miei ordini',
  'me.allOrders': 'Tutti',
  'me.toPay': 'Da pagare',
  'me.toShip': 'Da spedire',
  'me.toReceive': 'In arrivo',
  'me.toReview': 'Da recensire',
  'me.afterSale': 'Rimborsi',
  'me.tools': 'Impostazioni',
  'me.addresses': 'Indirizzi',
  'me.language': 'Lingua',
  'me.country': 'Paese o regione',
  'me.theme': 'Aspetto',
  'me.themeAuto': 'Come il sistema',
  'me.themeLight': 'Chiaro',
  'me.themeDark': 'Scuro',
  'me.about': 'Informazioni',
  'me.version': 'Versione {{version}} (codice {{code}})',
  'me.terms': 'Termini d’uso',
  'me.privacy': 'Informativa sulla privacy',
  'me.logOut': 'Esci',
  'me.logOutConfirm': 'Uscire da questo dispositivo?',
  'me.searchCountry': 'Cerca',
  'me.loggedOut': 'Sei uscito',
};
