// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/cart.json' with { type: 'json' };

/** The texts of `locales/en/cart.json`, by what each has to hold. */
export type CartTexts = {
  readonly 'cart.title': string;
  readonly 'cart.titleCount': `${string}{{total}}${string}`;
  readonly 'cart.edit': string;
  readonly 'cart.done': string;
  readonly 'cart.all': string;
  readonly 'cart.total': string;
  readonly 'cart.saved': `${string}{{amount}}${string}`;
  readonly 'cart.settle': string;
  readonly 'cart.settleCount': `${string}{{total}}${string}`;
  readonly 'cart.remove': string;
  readonly 'cart.removeCount': `${string}{{total}}${string}`;
  readonly 'cart.removed_one': `${string}{{count}}${string}`;
  readonly 'cart.removed_other': `${string}{{count}}${string}`;
  readonly 'cart.undo': string;
  readonly 'cart.favour': string;
  readonly 'cart.favoured_one': `${string}{{count}}${string}`;
  readonly 'cart.favoured_other': `${string}{{count}}${string}`;
  readonly 'cart.chooseToFavour': string;
  readonly 'cart.select': `${string}{{title}}${string}`;
  readonly 'cart.selectAll': string;
  readonly 'cart.changeVariant': `${string}{{variant}}${string}`;
  readonly 'cart.chooseAgain': string;
  readonly 'cart.quantity': `${string}{{title}}${string}`;
  readonly 'cart.onlyLeft_one': `${string}{{count}}${string}`;
  readonly 'cart.onlyLeft_other': `${string}{{count}}${string}`;
  readonly 'cart.adjusted_one': `${string}{{count}}${string}`;
  readonly 'cart.adjusted_other': `${string}{{count}}${string}`;
  readonly 'cart.priceDown': `${string}{{amount}}${string}`;
  readonly 'cart.priceUp': `${string}{{amount}}${string}`;
  readonly 'cart.invalid': `${string}{{total}}${string}`;
  readonly 'cart.clear': string;
  readonly 'cart.clearConfirm': string;
  readonly 'cart.offShelf': string;
  readonly 'cart.soldOut': string;
  readonly 'cart.nudge': `${string}{{need}}${string}{{off}}${string}`;
  readonly 'cart.visitor': string;
  readonly 'cart.logIn': string;
  readonly 'cart.transferFailed': string;
  readonly 'cart.retry': string;
  readonly 'cart.dropped': string;
  readonly 'cart.empty': string;
  readonly 'cart.goShopping': string;
  readonly 'cart.recommended': string;
  readonly 'cart.breakdown': string;
  readonly 'cart.goods': string;
  readonly 'cart.gift': string;
  readonly 'cart.freightLater': string;
  readonly 'cart.showBreakdown': `${string}{{amount}}${string}`;
  readonly 'cart.notChanged': string;
};

/** The texts of `locales/<language>/cart.json`. */
export const cartMessages = defineMessages<CartTexts>('cart', {
  en: en as CartTexts,
  load: {
    zh: () => import('../../locales/zh/cart.json'),
    ja: () => import('../../locales/ja/cart.json'),
    fr: () => import('../../locales/fr/cart.json'),
    de: () => import('../../locales/de/cart.json'),
    it: () => import('../../locales/it/cart.json'),
    es: () => import('../../locales/es/cart.json'),
    ko: () => import('../../locales/ko/cart.json'),
  },
});
