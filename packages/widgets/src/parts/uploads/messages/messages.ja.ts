import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** Japanese texts of the pictures and videos of a form. */
export const ja: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': '追加できるのは画像のみです',
  'uploads.kindOrVideo': '追加できるのは画像と動画のみです',
  'uploads.unreadable': 'このファイルを読み込めませんでした',
  'uploads.imageSize': '画像は{{size}} MBまでです',
  'uploads.videoSize': '動画は{{size}} MBまでです',
  'uploads.tooMany_other': '追加できるファイルは{{count}}件までです',
  'uploads.tooManyVideos_other': '追加できる動画は{{count}}本までです',
  'uploads.addPicture': '画像を追加',
  'uploads.addVideo': '動画を追加',
  'uploads.addAny': '画像・動画を追加',
  'uploads.count': '{{count}}/{{most}}',
  'uploads.picture': '画像 {{number}}',
  'uploads.view': '画像 {{number}} を表示',
  'uploads.play': '動画 {{number}} を再生',
  'uploads.delete': 'ファイル {{number}} を削除',
  'uploads.retry': '再試行',
  'uploads.retryFile': 'ファイル {{number}} をもう一度アップロード',
  'uploads.cancel': 'ファイル {{number}} のアップロードを中止',
  'uploads.preparing': '処理中',
  'uploads.progress': 'ファイル {{number}} のアップロード状況',
  'uploads.failed': 'アップロード失敗',
  'uploads.cancelled': '未アップロード',
  'uploads.videoTitle': '動画',
};
