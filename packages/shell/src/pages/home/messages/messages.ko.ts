import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** Korean texts of the home page. */
export const ko: TranslationOf<typeof homeTexts> = {
  'home.search': '상품 검색',
  'home.banners': '이벤트와 소식',
  'home.notices': '공지사항',
  'home.unread_other': '읽지 않은 공지사항 {{count}}개',
  'home.shortcuts': '바로가기',
  'home.recommended': '추천 상품',
  'home.hot': '인기 상품',
  'home.fresh': '신상품',
  'home.newTag': '신상',
  'home.feed': '맞춤 추천',
  'home.rank': '{{rank}}위',
  'home.offers': '기간 한정 특가',
  'home.offersEnd': '종료까지',
  'home.until': '{{date}}까지',
  'home.from': '{{date}}부터',
  'home.campaigns': '기획전',
  'home.scan': '코드 스캔',
  'home.scanUnknown': '이 쇼핑몰의 코드가 아닙니다',
};
