import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Japanese texts of the pages of places. */
export const ja: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': '現在地',
  'locationPages.locating': '現在地を取得しています…',
  'locationPages.again': 'もう一度取得',
  'locationPages.accuracy': '誤差約 {{metres}} m',
  'locationPages.use': 'この場所を使う',
  'locationPages.coordinates': '座標',
  'locationPages.copyPlace': '場所',
  'locationPages.openMap': '地図で開く',
  'locationPages.map': '場所の地図',
  'locationPages.notFound': 'この場所を表示できません',
  'locationPages.pickHint': '地図をタップして別の場所を選べます',
};
