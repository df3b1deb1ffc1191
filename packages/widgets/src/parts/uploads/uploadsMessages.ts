// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/uploads.json' with { type: 'json' };

/** The texts of `locales/en/uploads.json`, by what each has to hold. */
export type UploadsTexts = {
  readonly 'uploads.kind': string;
  readonly 'uploads.kindOrVideo': string;
  readonly 'uploads.unreadable': string;
  readonly 'uploads.imageSize': `${string}{{size}}${string}`;
  readonly 'uploads.videoSize': `${string}{{size}}${string}`;
  readonly 'uploads.tooMany_one': `${string}{{count}}${string}`;
  readonly 'uploads.tooMany_other': `${string}{{count}}${string}`;
  readonly 'uploads.tooManyVideos_one': `${string}{{count}}${string}`;
  readonly 'uploads.tooManyVideos_other': `${string}{{count}}${string}`;
  readonly 'uploads.addPicture': string;
  readonly 'uploads.addVideo': string;
  readonly 'uploads.addAny': string;
  readonly 'uploads.count': `${string}{{count}}${string}{{most}}${string}`;
  readonly 'uploads.picture': `${string}{{number}}${string}`;
  readonly 'uploads.view': `${string}{{number}}${string}`;
  readonly 'uploads.play': `${string}{{number}}${string}`;
  readonly 'uploads.delete': `${string}{{number}}${string}`;
  readonly 'uploads.retry': string;
  readonly 'uploads.retryFile': `${string}{{number}}${string}`;
  readonly 'uploads.cancel': `${string}{{number}}${string}`;
  readonly 'uploads.preparing': string;
  readonly 'uploads.progress': `${string}{{number}}${string}`;
  readonly 'uploads.failed': string;
  readonly 'uploads.cancelled': string;
  readonly 'uploads.videoTitle': string;
};

/** The texts of `locales/<language>/uploads.json`. */
export const uploadsMessages = defineMessages<UploadsTexts>('uploads', {
  en: en as UploadsTexts,
  load: {
    zh: () => import('../../../locales/zh/uploads.json'),
    ja: () => import('../../../locales/ja/uploads.json'),
    fr: () => import('../../../locales/fr/uploads.json'),
    de: () => import('../../../locales/de/uploads.json'),
    it: () => import('../../../locales/it/uploads.json'),
    es: () => import('../../../locales/es/uploads.json'),
    ko: () => import('../../../locales/ko/uploads.json'),
  },
});
