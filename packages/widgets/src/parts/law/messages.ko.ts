import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** Korean texts of what law and custom of a country ask of the shop. */
export const ko: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': '부가세 포함',
  'law.taxNotAdded': '판매세는 추가되지 않습니다',
  'law.withdrawal': '청약철회',
  'law.withdrawalDays': '{{days}}일 이내 청약철회 가능',
  'law.withdraw': '여기서 청약철회하기',
  'law.imprint': '사업자 정보',
  'law.stored': '쿠키 및 저장 데이터',
};
