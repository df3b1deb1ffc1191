import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** Japanese texts of the personal centre. */
export const ja: TranslationOf<typeof meTexts> = {
  'me.logIn': 'ログイン・新規登録',
  'me.visitor': 'ようこそ',
  'me.points': 'ポイント',
  'me.coupons': 'クーポン',
  'me.favourites': 'お気に入り',
  'me.orders': '注文',
  'me.allOrders': 'すべて',
  'me.toPay': '支払い待ち',
  'me.toShip': '発送待ち',
  'me.toReceive': '受取待ち',
  'me.toReview': 'レビュー待ち',
  'me.afterSale': '返金・返品',
  'me.tools': '設定',
  'me.addresses': 'お届け先',
  'me.language': '言語',
  'me.country': '国・地域',
  'me.theme': '外観',
  'me.themeAuto': 'システムに合わせる',
  'me.themeLight': 'ライト',
  'me.themeDark': 'ダーク',
  'me.about': 'このアプリについて',
  'me.version': 'バージョン {{version}}（{{code}}）',
  'me.terms': '利用規約',
  'me.privacy': 'プライバシーポリシー',
  'me.logOut': 'ログアウト',
  'me.logOutConfirm': 'ログアウトしますか？',
  'me.searchCountry': '検索',
  'me.loggedOut': 'ログアウトしました',
};
