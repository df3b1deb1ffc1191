import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the pages that invite and share. */
export const shareTexts = {
  'share.pictures': 'Picture of the poster',
  'share.shopPicture': 'The shop',
  'share.poster': 'Poster: {{title}}',
  'share.posterFailed': 'The poster could not be created',
  'share.invites': '{{name}} invites you',
  'share.recommends': '{{name}} recommends this',
  'share.scan': 'Scan to join',
  'share.scanGoods': 'Scan to see it',
  'share.save': 'Save poster',
  'share.saved': 'Poster saved',
  'share.saveFailed': 'The poster could not be saved. Press and hold it to save it.',
  'share.share': 'Share',
  'share.link': 'Your link',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.reward': '{{points}} points for each friend’s first order',
  'share.people': 'Invited friends',
  'share.rules': 'Rules',
  'share.count': 'Friends invited',
  'share.points': 'Points earned',
  'share.peopleList': 'Friends who joined',
  'share.none': 'Nobody has joined through your link yet',
  'share.noneHint': 'Share it: a friend’s first order brings you {{points}} points.',
  'share.invite': 'Invite friends',
  'share.anonymous': 'New friend',
  'share.joined': 'Joined on {{date}}',
  'share.download': '{{shop}} app',
  'share.downloadText': 'Feed, watch and find your pet from anywhere, and shop right in the app.',
  'share.ios': 'Download from the App Store',
  'share.android': 'Download from Google Play',
  'share.noStore': 'The app is not in the stores yet. The whole shop works in your browser.',
  'share.openShop': 'Open the shop',
  'share.qr': 'QR code: {{address}}',
  'share.qrHint': 'Scan with your phone’s camera',
  'share.qrFailed': 'The QR code could not be loaded',
} as const;

/** Texts of the pages that invite and share. */
export const shareMessages = defineMessages('share', {
  en: shareTexts,
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
