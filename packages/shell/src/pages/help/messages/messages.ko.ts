import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** Korean texts of the help page. */
export const ko: TranslationOf<typeof helpTexts> = {
  'help.search': '도움말 검색',
  'help.topics': '자주 묻는 질문',
  'help.noneFound': '‘{{keyword}}’에 대한 결과가 없습니다',
  'help.noneFoundHint': '다른 단어로 검색하거나 전화해 주세요.',
  'help.clear': '모든 질문 보기',
  'help.none': '아직 도움말이 없습니다',
  'help.contact': '더 궁금한 점이 있나요?',
  'help.label': '일련번호는 어디에 있나요?',
  'help.orders': '주문 관련 문의',
  'help.gone': '더 이상 제공되지 않는 항목입니다',
};
