import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the home page. */
export const homeTexts = {
  'home.search': 'Search products',
  'home.banners': 'Offers and news',
  'home.notices': 'Announcements',
  'home.unread_one': 'Announcements, {{count}} unread',
  'home.unread_other': 'Announcements, {{count}} unread',
  'home.shortcuts': 'Quick access',
  'home.recommended': 'Recommended',
  'home.hot': 'Best sellers',
  'home.fresh': 'New arrivals',
  'home.newTag': 'New',
  'home.feed': 'For you',
  'home.rank': 'No. {{rank}}',
  'home.offers': 'Limited offers',
  'home.offersEnd': 'Ends in',
  'home.until': 'Until {{date}}',
  'home.from': 'From {{date}}',
  'home.campaigns': 'Campaigns',
  'home.scan': 'Scan a code',
  'home.scanUnknown': 'This code does not belong to this shop',
} as const;

/** Texts of the home page. */
export const homeMessages = defineMessages('home', {
  en: homeTexts,
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
