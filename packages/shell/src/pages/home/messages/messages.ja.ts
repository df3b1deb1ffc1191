import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** Japanese texts of the home page. */
export const ja: TranslationOf<typeof homeTexts> = {
  'home.search': '商品を検索',
  'home.banners': 'キャンペーンとお知らせ',
  'home.notices': 'お知らせ',
  'home.unread_other': 'お知らせ、未読{{count}}件',
  'home.shortcuts': 'ショートカット',
  'home.recommended': 'おすすめ',
  'home.hot': '人気ランキング',
  'home.fresh': '新着商品',
  'home.newTag': '新着',
  'home.feed': 'あなたへのおすすめ',
  'home.rank': '{{rank}}位',
  'home.offers': '期間限定セール',
  'home.offersEnd': '終了まで',
  'home.until': '{{date}}まで',
  'home.from': '{{date}}から',
  'home.campaigns': 'キャンペーン',
  'home.scan': 'コードを読み取る',
  'home.scanUnknown': 'このショップのコードではありません',
};
