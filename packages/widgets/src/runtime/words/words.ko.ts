import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsKo: TranslationOf<typeof wordsEn> = {
  'ui.close': '닫기',
  'ui.back': '뒤로',
  'ui.cancel': '취소',
  'ui.confirm': '확인',
  'ui.clear': '지우기',
  'ui.retry': '다시 시도',
  'ui.loading': '불러오는 중',
  'ui.increase': '늘리기',
  'ui.decrease': '줄이기',
  'ui.showPassword': '비밀번호 표시',
  'ui.hidePassword': '비밀번호 숨기기',
  'ui.previous': '이전',
  'ui.next': '다음',
  'ui.scrollLeft': '왼쪽으로 스크롤',
  'ui.scrollRight': '오른쪽으로 스크롤',
  'ui.pause': '일시정지',
  'ui.play': '재생',
  'ui.endOfList': '마지막입니다',
  'ui.loadFailed': '불러오지 못했습니다',
  'ui.offline': '네트워크에 연결되어 있지 않습니다',
  'ui.networkError': '네트워크 오류가 발생했습니다',
};
