import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** Korean texts of the choice of an invoice. */
export const ko: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': '영수증',
  'invoice.none': '영수증 필요 없음',
  'invoice.kind': '명의 구분',
  'invoice.individual': '개인',
  'invoice.enterprise': '사업자',
  'invoice.name': '이름',
  'invoice.company': '상호',
  'invoice.taxNumber': '사업자등록번호',
  'invoice.taxNumberWrong': '사업자등록번호 형식이 올바르지 않습니다',
  'invoice.email': '이메일',
  'invoice.optional': '추가 정보(선택)',
  'invoice.address': '사업장 주소',
  'invoice.phone': '사업장 전화번호',
  'invoice.bankName': '거래 은행',
  'invoice.bankAccount': '계좌번호',
  'invoice.note': '전자 영수증은 결제 후 영업일 기준 7일 이내에 이메일로 보내 드립니다.',
  'invoice.use': '이 주문에 사용',
  'invoice.another': '다른 명의 입력',
  'invoice.forget': '저장된 명의 삭제',
  'invoice.back': '선택으로 돌아가기',
};
