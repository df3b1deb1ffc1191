import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** Italian texts of the list of orders. */
export const it: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': 'Ordini per stato',
  'orderList.all': 'Tutti',
  'orderList.toPay': 'Da pagare',
  'orderList.toShip': 'Da spedire',
  'orderList.toReceive': 'In arrivo',
  'orderList.toEvaluate': 'Da recensire',
  'orderList.afterSale': 'Rimborsi',
  'orderList.search': 'Cerca negli ordini',
  'orderList.searchHint': 'Prodotto o numero d’ordine',
  'orderList.emptyAll': 'Non hai ancora ordini',
  'orderList.emptyToPay': 'Nessun ordine da pagare',
  'orderList.emptyToShip': 'Nessun ordine da spedire',
  'orderList.emptyToReceive': 'Nessun pacco in arrivo',
  'orderList.emptyToEvaluate': 'Nulla da recensire',
  'orderList.emptyAfterSale': 'Nessun rimborso o reso',
  'orderList.emptySearch': 'Nessun ordine trovato',
  'orderList.clearSearch': 'Mostra tutti gli ordini',
  'orderList.browse': 'Vai al negozio',
  'orderList.logIn': 'Accedi per vedere i tuoi ordini',
  'orderList.logInAction': 'Accedi',
};
