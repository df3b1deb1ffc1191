import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsJa: TranslationOf<typeof wordsEn> = {
  'ui.close': '閉じる',
  'ui.back': '戻る',
  'ui.cancel': 'キャンセル',
  'ui.confirm': 'OK',
  'ui.clear': 'クリア',
  'ui.retry': '再試行',
  'ui.loading': '読み込み中',
  'ui.increase': '増やす',
  'ui.decrease': '減らす',
  'ui.showPassword': 'パスワードを表示',
  'ui.hidePassword': 'パスワードを隠す',
  'ui.previous': '前へ',
  'ui.next': '次へ',
  'ui.scrollLeft': '左へスクロール',
  'ui.scrollRight': '右へスクロール',
  'ui.pause': '一時停止',
  'ui.play': '再生',
  'ui.endOfList': 'これ以上ありません',
  'ui.loadFailed': '読み込めませんでした',
  'ui.offline': 'ネットワークに接続されていません',
  'ui.networkError': '通信エラーが発生しました',
};
