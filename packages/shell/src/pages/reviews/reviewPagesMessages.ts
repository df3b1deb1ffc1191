// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/review-pages.json' with { type: 'json' };

/** The texts of `locales/en/review-pages.json`, by what each has to hold. */
export type ReviewPagesTexts = {
  readonly 'reviewPages.positive': `${string}{{percent}}${string}`;
  readonly 'reviewPages.all': `${string}{{count}}${string}`;
  readonly 'reviewPages.media': `${string}{{count}}${string}`;
  readonly 'reviewPages.replied': `${string}{{count}}${string}`;
  readonly 'reviewPages.distribution': string;
  readonly 'reviewPages.filters': string;
  readonly 'reviewPages.none': string;
  readonly 'reviewPages.noneMedia': string;
  readonly 'reviewPages.noneReplied': string;
  readonly 'reviewPages.removeFilter': `${string}{{name}}${string}`;
  readonly 'reviewPages.noneMatching': string;
  readonly 'reviewPages.showAll': string;
  readonly 'reviewPages.toGoods': string;
  readonly 'reviewPages.notFoundGoods': string;
  readonly 'reviewPages.picturesOf': string;
  readonly 'reviewPages.picture': `${string}{{index}}${string}{{count}}${string}`;
  readonly 'reviewPages.playVideo': string;
  readonly 'reviewPages.video': string;
  readonly 'reviewPages.shopReply': string;
  readonly 'reviewPages.more': string;
  readonly 'reviewPages.less': string;
  readonly 'reviewPages.replies_one': `${string}{{count}}${string}`;
  readonly 'reviewPages.replies_other': `${string}{{count}}${string}`;
  readonly 'reviewPages.repliesTitle': string;
  readonly 'reviewPages.noReplies': string;
  readonly 'reviewPages.toReply': string;
  readonly 'reviewPages.reply': string;
  readonly 'reviewPages.replyHint': string;
  readonly 'reviewPages.replySend': string;
  readonly 'reviewPages.replySent': string;
  readonly 'reviewPages.replyEmpty': string;
  readonly 'reviewPages.shop': string;
  readonly 'reviewPages.notFound': string;
  readonly 'reviewPages.toMine': string;
  readonly 'reviewPages.anonymous': string;
  readonly 'reviewPages.tabs': string;
  readonly 'reviewPages.pending': string;
  readonly 'reviewPages.done': string;
  readonly 'reviewPages.nothingPending': string;
  readonly 'reviewPages.nothingDone': string;
  readonly 'reviewPages.toShop': string;
  readonly 'reviewPages.toPending': string;
  readonly 'reviewPages.review': string;
  readonly 'reviewPages.reviewOrder': `${string}{{number}}${string}`;
  readonly 'reviewPages.held': string;
  readonly 'reviewPages.heldNote': string;
  readonly 'reviewPages.refused': string;
  readonly 'reviewPages.refusedNote': `${string}{{reason}}${string}`;
  readonly 'reviewPages.rating': string;
  readonly 'reviewPages.star1': string;
  readonly 'reviewPages.star2': string;
  readonly 'reviewPages.star3': string;
  readonly 'reviewPages.star4': string;
  readonly 'reviewPages.star5': string;
  readonly 'reviewPages.starChoice': `${string}{{count}}${string}{{word}}${string}`;
  readonly 'reviewPages.text': string;
  readonly 'reviewPages.textHint': string;
  readonly 'reviewPages.pictures': string;
  readonly 'reviewPages.submit': string;
  readonly 'reviewPages.stillUploading': string;
  readonly 'reviewPages.unsent': string;
  readonly 'reviewPages.unsentText': string;
  readonly 'reviewPages.sendWithout': string;
  readonly 'reviewPages.thanks': string;
  readonly 'reviewPages.thanksText': string;
  readonly 'reviewPages.home': string;
  readonly 'reviewPages.already': string;
  readonly 'reviewPages.notYet': string;
  readonly 'reviewPages.notYetText': string;
  readonly 'reviewPages.toOrder': string;
  readonly 'reviewPages.filesGone': string;
};

/** The texts of `locales/<language>/review-pages.json`. */
export const reviewPagesMessages = defineMessages<ReviewPagesTexts>('review-pages', {
  en: en as ReviewPagesTexts,
  load: {
    zh: () => import('../../../locales/zh/review-pages.json'),
    ja: () => import('../../../locales/ja/review-pages.json'),
    fr: () => import('../../../locales/fr/review-pages.json'),
    de: () => import('../../../locales/de/review-pages.json'),
    it: () => import('../../../locales/it/review-pages.json'),
    es: () => import('../../../locales/es/review-pages.json'),
    ko: () => import('../../../locales/ko/review-pages.json'),
  },
});
