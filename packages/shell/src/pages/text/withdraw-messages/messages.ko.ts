import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** Korean texts of withdrawing from a purchase. */
export const ko: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    '여기서 이유를 밝히지 않고, 로그인하지 않아도 구매를 철회할 수 있습니다. 접수되면 바로 이메일로 확인해 드립니다.',
  'withdraw.name': '이름',
  'withdraw.number': '주문 번호',
  'withdraw.numberHint': '주문 이메일에서 확인할 수 있습니다.',
  'withdraw.email': '확인 메일 주소',
  'withdraw.emailHint': '주문할 때 사용한 주소가 좋습니다.',
  'withdraw.items': '상품',
  'withdraw.details': '일부 상품만 철회하시나요?',
  'withdraw.detailsHint': '여기에 적어 주세요. 비워 두면 주문 전체입니다.',
  'withdraw.include': '철회: {{title}}',
  'withdraw.quantity': '수량: {{title}}',
  'withdraw.next': '계속',
  'withdraw.check': '내용을 확인해 주세요',
  'withdraw.checkText': '아래 버튼을 누르면 이 계약의 청약을 철회하게 됩니다.',
  'withdraw.whole': '주문 전체',
  'withdraw.edit': '수정',
  'withdraw.confirm': '철회 확인',
  'withdraw.received': '청약철회가 접수되었습니다',
  'withdraw.receivedText': '제출 일시: {{moment}}. 확인 메일을 {{email}}(으)로 보내 드립니다.',
  'withdraw.statement': '신청 내용',
  'withdraw.save': '파일로 저장',
  'withdraw.home': '쇼핑몰로 돌아가기',
  'withdraw.needed': '입력해 주세요',
  'withdraw.wrongEmail': '이메일 형식이 올바르지 않습니다',
  'withdraw.plain': '링크나 특수 문자 없이 입력해 주세요',
  'withdraw.chooseItems': '상품을 하나 이상 선택해 주세요',
  'withdraw.notOffered':
    '이 쇼핑몰은 이메일이나 우편으로 철회를 받습니다. 보낼 곳은 청약철회 안내 페이지에 있습니다.',
  'withdraw.tooMany':
    '이곳에서 보낸 신청이 너무 많습니다. 잠시 후 다시 시도하거나 이메일로 알려 주세요. 똑같이 유효합니다.',
  'withdraw.until': '{{date}}까지 철회할 수 있습니다.',
  'withdraw.untilLater': '배송 전에도 철회할 수 있습니다.',
  'withdraw.open': '{{date}} 철회 접수',
  'withdraw.accepted': '{{date}} 철회 처리됨',
  'withdraw.rejected': '{{date}} 철회 거절됨',
  'withdraw.sn': '철회 접수 번호',
};
