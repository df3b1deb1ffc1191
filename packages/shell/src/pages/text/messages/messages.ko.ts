import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** Korean texts of the page about what the storefront keeps in the browser. */
export const ko: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    '쿠키를 사용하지 않습니다. 쇼핑몰이 작동하는 데 필요한 아래 데이터를 브라우저에 저장합니다. 광고에는 사용하지 않으며, 브라우저 설정에서 언제든지 삭제할 수 있습니다.',
  'stored.payment': '결제할 때 결제 서비스 업체가 자체 데이터를 저장할 수 있습니다.',
  'stored.login': '로그인 상태',
  'stored.choices': '언어, 국가, 화면 모드 등의 설정',
  'stored.cart': '장바구니와 선택한 상품',
  'stored.alerts': '신청하신 재입고 알림',
  'stored.history': '검색 기록과 본 상품',
  'stored.drafts': '작성 중인 양식과 영수증 정보',
  'stored.work': '보고 있던 페이지와 중복 전송을 막아야 하는 요청',
  'stored.session': '양식의 악용을 막는 임의의 번호. 방문을 집계할 때에도 함께 전송됩니다',
  'stored.steps': '진행 중인 로그인과 결제 단계',
  'stored.origin': '초대한 사람 또는 안내한 제휴사',
  'stored.offline': '오프라인에서 쓰는 페이지, 사진, 변경 사항',
  'stored.untilLogOut': '로그아웃할 때까지',
  'stored.untilDeleted': '삭제할 때까지',
  'stored.untilClosed': '탭을 닫을 때까지',
  'stored.hours': '2시간 동안 유효하며 이후 교체',
  'stored.statistics': '방문 집계',
  'stored.notCounted': '방문을 집계하지 않습니다.',
  'stored.onlyAgreed': '켜기 전에는 집계하지 않습니다.',
};
