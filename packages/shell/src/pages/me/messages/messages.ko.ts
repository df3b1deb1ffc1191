import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** Korean texts of the personal centre. */
export const ko: TranslationOf<typeof meTexts> = {
  'me.logIn': '로그인 / 회원가입',
  'me.visitor': '환영합니다',
  'me.points': '포인트',
  'me.coupons': '쿠폰',
  'me.favourites': '찜',
  'me.orders': '내 주문',
  'me.allOrders': '전체',
  'me.toPay': '결제 대기',
  'me.toShip': '배송 준비',
  'me.toReceive': '배송 중',
  'me.toReview': '리뷰 작성',
  'me.afterSale': '환불·반품',
  'me.tools': '설정',
  'me.addresses': '배송지',
  'me.language': '언어',
  'me.country': '국가·지역',
  'me.theme': '화면 모드',
  'me.themeAuto': '시스템 설정',
  'me.themeLight': '라이트',
  'me.themeDark': '다크',
  'me.about': '앱 정보',
  'me.version': '버전 {{version}} ({{code}})',
  'me.terms': '이용약관',
  'me.privacy': '개인정보 처리방침',
  'me.logOut': '로그아웃',
  'me.logOutConfirm': '이 기기에서 로그아웃할까요?',
  'me.searchCountry': '검색',
  'me.loggedOut': '로그아웃되었습니다',
};
