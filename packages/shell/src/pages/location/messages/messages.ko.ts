import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Korean texts of the pages of places. */
export const ko: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': '내 위치',
  'locationPages.locating': '위치를 확인하는 중…',
  'locationPages.again': '다시 찾기',
  'locationPages.accuracy': '오차 약 {{metres}}m',
  'locationPages.use': '이 위치 사용',
  'locationPages.coordinates': '좌표',
  'locationPages.copyPlace': '위치',
  'locationPages.openMap': '지도에서 열기',
  'locationPages.map': '위치 지도',
  'locationPages.notFound': '이 위치를 표시할 수 없습니다',
  'locationPages.pickHint': '지도를 눌러 다른 위치를 선택할 수 있습니다',
};
