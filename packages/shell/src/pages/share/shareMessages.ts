// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/share.json' with { type: 'json' };

/** The texts of `locales/en/share.json`, by what each has to hold. */
export type ShareTexts = {
  readonly 'share.pictures': string;
  readonly 'share.shopPicture': string;
  readonly 'share.poster': `${string}{{title}}${string}`;
  readonly 'share.posterFailed': string;
  readonly 'share.invites': `${string}{{name}}${string}`;
  readonly 'share.recommends': `${string}{{name}}${string}`;
  readonly 'share.scan': string;
  readonly 'share.scanGoods': string;
  readonly 'share.save': string;
  readonly 'share.saved': string;
  readonly 'share.saveFailed': string;
  readonly 'share.share': string;
  readonly 'share.link': string;
  readonly 'share.copy': string;
  readonly 'share.copied': string;
  readonly 'share.reward': `${string}{{points}}${string}`;
  readonly 'share.people': string;
  readonly 'share.rules': string;
  readonly 'share.count': string;
  readonly 'share.points': string;
  readonly 'share.peopleList': string;
  readonly 'share.none': string;
  readonly 'share.noneHint': `${string}{{points}}${string}`;
  readonly 'share.invite': string;
  readonly 'share.anonymous': string;
  readonly 'share.joined': `${string}{{date}}${string}`;
  readonly 'share.download': `${string}{{shop}}${string}`;
  readonly 'share.downloadText': string;
  readonly 'share.ios': string;
  readonly 'share.android': string;
  readonly 'share.noStore': string;
  readonly 'share.openShop': string;
  readonly 'share.qr': `${string}{{address}}${string}`;
  readonly 'share.qrHint': string;
  readonly 'share.qrFailed': string;
};

/** The texts of `locales/<language>/share.json`. */
export const shareMessages = defineMessages<ShareTexts>('share', {
  en: en as ShareTexts,
  load: {
    zh: () => import('../../../locales/zh/share.json'),
    ja: () => import('../../../locales/ja/share.json'),
    fr: () => import('../../../locales/fr/share.json'),
    de: () => import('../../../locales/de/share.json'),
    it: () => import('../../../locales/it/share.json'),
    es: () => import('../../../locales/es/share.json'),
    ko: () => import('../../../locales/ko/share.json'),
  },
});
