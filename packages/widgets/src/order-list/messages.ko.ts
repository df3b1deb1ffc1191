import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** Korean texts of the list of orders. */
export const ko: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': '주문 상태',
  'orderList.all': '전체',
  'orderList.toPay': '결제 대기',
  'orderList.toShip': '배송 준비',
  'orderList.toReceive': '배송 중',
  'orderList.toEvaluate': '리뷰 작성',
  'orderList.afterSale': '환불·반품',
  'orderList.search': '주문 검색',
  'orderList.searchHint': '상품명 또는 주문번호',
  'orderList.emptyAll': '아직 주문이 없습니다',
  'orderList.emptyToPay': '결제 대기 중인 주문이 없습니다',
  'orderList.emptyToShip': '배송 준비 중인 주문이 없습니다',
  'orderList.emptyToReceive': '배송 중인 주문이 없습니다',
  'orderList.emptyToEvaluate': '리뷰를 작성할 주문이 없습니다',
  'orderList.emptyAfterSale': '환불·반품 내역이 없습니다',
  'orderList.emptySearch': '검색된 주문이 없습니다',
  'orderList.clearSearch': '전체 주문 보기',
  'orderList.browse': '쇼핑하러 가기',
  'orderList.logIn': '로그인하면 주문을 볼 수 있습니다',
  'orderList.logInAction': '로그인',
};
