import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** German texts of the personal centre. */
export const de: TranslationOf<typeof meTexts> = {
  'me.logIn': 'Anmelden oder registrieren',
  'me.visitor': 'Willkommen',
  'me.points': 'Punkte',
  'me.coupons': 'Gutscheine',
  'me.favourites': 'Merkliste',
  'me.orders': 'Meine Bestellungen',
  'me.allOrders': 'Alle',
  'me.toPay': 'Zu zahlen',
  'me.toShip': 'Zu versenden',
  'me.toReceive': 'Unterwegs',
  'me.toReview': 'Zu bewerten',
  'me.afterSale': 'Rückgaben',
  'me.tools': 'Einstellungen',
  'me.addresses': 'Adressen',
  'me.language': 'Sprache',
  'me.country': 'Land oder Region',
  'me.theme': 'Darstellung',
  'me.themeAuto': 'Wie das System',
  'me.themeLight': 'Hell',
  'me.themeDark': 'Dunkel',
  'me.about': 'Über Pawlet',
  'me.version': 'Version {{version}} (Code {{code}})',
  'me.terms': 'Nutzungsbedingungen',
  'me.privacy': 'Datenschutzerklärung',
  'me.logOut': 'Abmelden',
  'me.logOutConfirm': 'Auf diesem Gerät abmelden?',
  'me.searchCountry': 'Suchen',
  'me.loggedOut': 'Du bist abgemeldet',
};
