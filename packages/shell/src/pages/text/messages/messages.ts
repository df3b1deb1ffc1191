import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the page about what the storefront keeps in the browser. */
export const storedTexts = {
  'stored.intro':
    'We set no cookies. To work, the shop keeps the data below in your browser. None of it is used for advertising, and you can delete it in your browser’s settings at any time.',
  'stored.payment': 'When you pay, the payment provider may store data of its own.',
  'stored.login': 'Your login',
  'stored.choices': 'Language, country, appearance and other settings',
  'stored.cart': 'Your cart and what is selected in it',
  'stored.alerts': 'What you want to be told about when it is back in stock',
  'stored.history': 'Your searches and the products you viewed',
  'stored.drafts': 'Forms that you have begun and invoice details',
  'stored.work': 'The page you were on, and requests that must not be sent twice',
  'stored.session':
    'A random number that protects forms against misuse; where visits are counted, they carry it too',
  'stored.steps': 'Steps of logging in and paying that are under way',
  'stored.origin': 'Who invited you, or which partner brought you here',
  'stored.offline': 'Pages, pictures and changes for when you are offline',
  'stored.untilLogOut': 'Until you log out',
  'stored.untilDeleted': 'Until you delete it',
  'stored.untilClosed': 'Until you close the tab',
  'stored.hours': 'Valid for two hours, then replaced',
  'stored.statistics': 'Counting visits',
  'stored.notCounted': 'We do not count visits.',
  'stored.onlyAgreed': 'Nothing is counted until you turn this on.',
} as const;

/** Texts of the page about what the storefront keeps in the browser. */
export const storedMessages = defineMessages('stored', {
  en: storedTexts,
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
