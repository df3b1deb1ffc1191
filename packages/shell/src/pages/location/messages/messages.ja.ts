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
  'locationPages.lookingUp': 'この場所の地域を調べています…',
  'locationPages.knownStreet': '番地まで特定できました。内容をご確認ください。',
  'locationPages.knownDistrict': '区・県まで特定できました。内容を確認し、番地などを入力してください。',
  'locationPages.knownCity': '市まで特定できました。内容を確認し、残りを入力してください。',
  'locationPages.knownProvince': '省・州まで特定できました。内容を確認し、残りを入力してください。',
  'locationPages.knownCountry': '国・地域のみ特定できました。残りを入力してください。',
  'locationPages.nowhere': 'この場所に国や地域が見つかりません。海上の可能性があります。',
  'locationPages.notLookedUp': 'この場所の地域を調べられませんでした。手動で選択してください。',
  'locationPages.isAbroad': 'この場所は中国本土の外です。海外用の住所フォームをご利用ください。',
  'locationPages.isDomestic': 'この場所は中国本土内です。国内用の住所フォームをご利用ください。',
  'locationPages.notOnEarth': '存在しない座標のため、現在地を使用します。',
};
