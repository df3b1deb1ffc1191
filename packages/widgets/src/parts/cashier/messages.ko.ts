import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** Korean texts of the cashier and the result of a payment. */
export const ko: TranslationOf<typeof cashierTexts> = {
  'cashier.title': '결제',
  'cashier.amount': '결제 금액',
  'cashier.payWithin': '{{time}} 안에 결제해 주세요',
  'cashier.methods': '결제 수단',
  'cashier.unavailable': '현재 이용할 수 없습니다',
  'cashier.noMethods': '현재 이 주문에 사용할 수 있는 결제 수단이 없습니다',
  'cashier.pay': '{{amount}} 결제하기',
  'cashier.notNow': '나중에 결제',
  'cashier.cancelOrder': '주문 취소',
  'cashier.leave': '결제하지 않고 나갈까요?',
  'cashier.leaveText': '결제 기한까지 주문이 유지됩니다. ‘내 주문’에서 이어서 결제할 수 있습니다.',
  'cashier.stay': '계속 결제',
  'cashier.leaveAction': '나가기',
  'cashier.bindRequired': '해당 결제 앱에서 쇼핑몰을 열거나 다른 결제 수단을 선택해 주세요',
  'cashier.walletFailed': '결제 페이지를 열 수 없습니다',
  'cashier.orderMissing': '주문을 찾을 수 없습니다',
  'cashier.success': '결제가 완료되었습니다',
  'cashier.successText': '구매해 주셔서 감사합니다. 곧 상품을 준비하겠습니다.',
  'cashier.completed': '결제가 완료된 주문입니다',
  'cashier.failedText': '결제되지 않았습니다. 주문이 유효한 동안 다시 시도할 수 있습니다.',
  'cashier.cancelled': '결제가 취소되었습니다',
  'cashier.cancelledText': '주문은 그대로 유지됩니다.',
  'cashier.closedText': '이미 결제된 금액은 환불됩니다.',
  'cashier.confirming': '결제 결과를 확인하고 있습니다',
  'cashier.confirmingText':
    '잠시 시간이 걸릴 수 있습니다. 주문은 그대로 유지되며 결과가 나오면 바로 알려 드리겠습니다.',
  'cashier.refresh': '결제 완료, 다시 확인',
  'cashier.payAgain': '다시 결제',
  'cashier.viewOrder': '주문 보기',
  'cashier.home': '홈으로',
};
