import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** German texts of the list of orders. */
export const de: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': 'Bestellungen nach Status',
  'orderList.all': 'Alle',
  'orderList.toPay': 'Zu zahlen',
  'orderList.toShip': 'Versand folgt',
  'orderList.toReceive': 'Unterwegs',
  'orderList.toEvaluate': 'Zu bewerten',
  'orderList.afterSale': 'Erstattungen',
  'orderList.search': 'Bestellungen durchsuchen',
  'orderList.searchHint': 'Produkt oder Bestellnummer',
  'orderList.emptyAll': 'Du hast noch keine Bestellungen',
  'orderList.emptyToPay': 'Keine offenen Zahlungen',
  'orderList.emptyToShip': 'Keine Bestellungen in Vorbereitung',
  'orderList.emptyToReceive': 'Keine Pakete unterwegs',
  'orderList.emptyToEvaluate': 'Nichts zu bewerten',
  'orderList.emptyAfterSale': 'Keine Erstattungen oder Rücksendungen',
  'orderList.emptySearch': 'Keine Bestellungen gefunden',
  'orderList.clearSearch': 'Alle Bestellungen anzeigen',
  'orderList.browse': 'Im Shop stöbern',
  'orderList.logIn': 'Melde dich an, um deine Bestellungen zu sehen',
  'orderList.logInAction': 'Anmelden',
};
