import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the cashier and the result of a payment. */
export const cashierTexts = {
  'cashier.title': 'Payment',
  'cashier.amount': 'Amount due',
  'cashier.payWithin': 'Pay within {{time}}',
  'cashier.methods': 'Payment method',
  'cashier.unavailable': 'Not available at the moment',
  'cashier.noMethods': 'There is no payment method for this order at the moment',
  'cashier.pay': 'Pay {{amount}}',
  'cashier.notNow': 'Pay later',
  'cashier.cancelOrder': 'Cancel order',
  'cashier.leave': 'Leave without paying?',
  'cashier.leaveText': 'Your order is kept until the payment deadline. You’ll find it under My orders.',
  'cashier.stay': 'Keep paying',
  'cashier.leaveAction': 'Leave',
  'cashier.bindRequired': 'Open this shop in the wallet’s own app to pay with it, or choose another method',
  'cashier.walletFailed': 'The payment page could not be opened',
  'cashier.orderMissing': 'This order was not found',
  'cashier.success': 'Payment successful',
  'cashier.successText': 'Thank you. We’ll get your order ready.',
  'cashier.completed': 'This order has been paid',
  'cashier.failedText': 'Nothing was charged. You can try again while the order is open.',
  'cashier.cancelled': 'Payment canceled',
  'cashier.cancelledText': 'Your order is still open.',
  'cashier.closedText': 'Anything already paid is returned to you.',
  'cashier.confirming': 'Confirming your payment',
  'cashier.confirmingText':
    'This can take a moment. Your order is safe; this page will tell you as soon as we know.',
  'cashier.refresh': 'I have paid, check again',
  'cashier.payAgain': 'Pay again',
  'cashier.viewOrder': 'View order',
  'cashier.home': 'Back to shop',
} as const;

/** Texts of the cashier and the result of a payment. */
export const cashierMessages = defineMessages('cashier', {
  en: cashierTexts,
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
