import { defineMessages } from '@pawlet/core/i18n';

/** English texts of withdrawing from a purchase. */
export const withdrawTexts = {
  'withdraw.intro':
    'You can withdraw from a purchase here, without giving a reason and without logging in. We confirm receipt by email at once.',
  'withdraw.name': 'Name',
  'withdraw.number': 'Order number',
  'withdraw.numberHint': 'You find it in the email about your order.',
  'withdraw.email': 'Email for the confirmation',
  'withdraw.emailHint': 'Best the one that you ordered with.',
  'withdraw.items': 'Items',
  'withdraw.details': 'Only some items?',
  'withdraw.detailsHint': 'Name them here. Left empty, it is the whole order.',
  'withdraw.include': 'Withdraw from {{title}}',
  'withdraw.quantity': 'Quantity of {{title}}',
  'withdraw.next': 'Continue',
  'withdraw.check': 'Please check your details',
  'withdraw.checkText': 'With the button below you declare that you withdraw from this contract.',
  'withdraw.whole': 'The whole order',
  'withdraw.edit': 'Edit',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.received': 'We have received your withdrawal',
  'withdraw.receivedText': 'It was submitted on {{moment}}. The confirmation is on its way to {{email}}.',
  'withdraw.statement': 'Your statement',
  'withdraw.save': 'Save as file',
  'withdraw.home': 'Back to the shop',
  'withdraw.needed': 'Please fill this in',
  'withdraw.wrongEmail': 'This is not an email address',
  'withdraw.plain': 'Please write without links and special characters',
  'withdraw.chooseItems': 'Choose at least one item',
  'withdraw.notOffered':
    'This shop takes withdrawals by email or letter. The page on the right of withdrawal says where to.',
  'withdraw.tooMany':
    'Too many withdrawals were sent from here. Try again later, or write us an email: that counts just as well.',
  'withdraw.until': 'You can withdraw until the end of {{date}}.',
  'withdraw.untilLater': 'You can withdraw already before delivery.',
  'withdraw.open': 'Withdrawal received on {{date}}',
  'withdraw.accepted': 'Withdrawal of {{date}} accepted',
  'withdraw.rejected': 'Withdrawal of {{date}} not accepted',
  'withdraw.sn': 'Withdrawal number',
} as const;

/** Texts of withdrawing from a purchase. */
export const withdrawMessages = defineMessages('withdraw', {
  en: withdrawTexts,
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
