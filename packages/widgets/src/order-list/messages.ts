import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the list of orders. */
export const orderListTexts = {
  'orderList.tabs': 'Orders by status',
  'orderList.all': 'All',
  'orderList.toPay': 'Unpaid',
  'orderList.toShip': 'Processing',
  'orderList.toReceive': 'Shipped',
  'orderList.toEvaluate': 'To review',
  'orderList.afterSale': 'Refunds',
  'orderList.search': 'Search in orders',
  'orderList.searchHint': 'Product or order number',
  'orderList.emptyAll': 'You have no orders yet',
  'orderList.emptyToPay': 'No unpaid orders',
  'orderList.emptyToShip': 'No orders being processed',
  'orderList.emptyToReceive': 'No packages on the way',
  'orderList.emptyToEvaluate': 'Nothing to review',
  'orderList.emptyAfterSale': 'No refunds or returns',
  'orderList.emptySearch': 'No orders found',
  'orderList.clearSearch': 'Show all orders',
  'orderList.browse': 'Browse the shop',
  'orderList.logIn': 'Log in to see your orders',
  'orderList.logInAction': 'Log in',
} as const;

/** Texts of the list of orders. */
export const orderListMessages = defineMessages('order-list', {
  en: orderListTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
