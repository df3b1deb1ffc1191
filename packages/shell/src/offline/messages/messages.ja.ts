import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Japanese texts of what the mall says without a network, and of newer versions. */
export const ja: TranslationOf<typeof offlineTexts> = {
  'offline.none': 'オフラインです',
  'offline.unreachable': 'ショップに接続できません',
  'offline.asOf': '{{time}}時点の内容',
  'offline.waiting_other': '未送信の変更{{count}}件',
  'offline.sending': '変更を送信しています…',
  'offline.sent': '変更を送信しました',
  'offline.refused': '一部の変更を反映できませんでした',
  'offline.refusedOne': '{{goods}}：{{reason}}',
  'offline.refusedPlain': 'この変更を反映できませんでした',
  'offline.tooOld': '時間が経ちすぎたため、送信しませんでした',
  'offline.needsNetwork': 'ご注文とお支払いには通信が必要です',
  'update.there': 'ショップの新しいバージョンがあります',
  'update.load': '再読み込み',
  'update.later': 'あとで',
};
