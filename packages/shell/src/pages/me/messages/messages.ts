import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the personal centre. */
export const meTexts = {
  'me.logIn': 'Log in or sign up',
  'me.visitor': 'Welcome',
  'me.points': 'Points',
  'me.coupons': 'Coupons',
  'me.favourites': 'Favourites',
  'me.orders': 'My orders',
  'me.allOrders': 'All',
  'me.toPay': 'To pay',
  'me.toShip': 'To ship',
  'me.toReceive': 'To receive',
  'me.toReview': 'To review',
  'me.afterSale': 'Refunds',
  'me.reviews': 'My reviews',
  'me.invoices': 'Invoices',
  'me.tools': 'Settings',
  'me.addresses': 'Addresses',
  'me.language': 'Language',
  'me.country': 'Country or region',
  'me.theme': 'Appearance',
  'me.themeAuto': 'As the system',
  'me.themeLight': 'Light',
  'me.themeDark': 'Dark',
  'me.about': 'About',
  'me.version': 'Version {{version}} (code {{code}})',
  'me.terms': 'Terms of use',
  'me.privacy': 'Privacy policy',
  'me.logOut': 'Log out',
  'me.logOutConfirm': 'Log out of this device?',
  'me.searchCountry': 'Search',
  'me.loggedOut': 'You are logged out',
} as const;

/** Texts of the personal centre. */
export const meMessages = defineMessages('me', {
  en: meTexts,
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
