import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** Korean texts of the form of an overseas address. */
export const ko: TranslationOf<typeof overseasTexts> = {
  'overseas.country': '국가/지역',
  'overseas.choose': '선택해 주세요',
  'overseas.lastName': '성',
  'overseas.firstName': '이름',
  'overseas.dialCode': '국가 번호',
  'overseas.mobile': '전화번호',
  'overseas.extension': '내선 번호',
  'overseas.zipcode': '우편번호',
  'overseas.province': '주/도',
  'overseas.city': '도시',
  'overseas.detail': '주소',
  'overseas.detailHint': '도로명, 건물 번호, 호수',
  'overseas.email': '이메일',
  'overseas.company': '회사',
  'overseas.optional': '선택 사항',
  'overseas.phoneWrong': '전화번호가 올바르지 않습니다',
  'overseas.postCodeLike': '{{sample}} 형식의 우편번호를 입력해 주세요',
  'overseas.postCodeWrong': '우편번호가 올바르지 않습니다',
  'overseas.noPostCode': '우편번호가 없는 국가/지역입니다. 00000을 입력해 주세요',
  'overseas.shipping': '배송지',
  'overseas.billing': '청구지 주소',
  'overseas.billingSame': '청구지 주소가 배송지와 같음',
  'overseas.searchCountry': '국가/지역 검색',
  'overseas.searchDialCode': '국가/지역 또는 국가 번호 검색',
  'overseas.noCountry': '검색된 국가/지역이 없습니다',
  'overseas.letters': '첫 글자',
  'overseas.chooseCountry': '국가/지역 선택',
  'overseas.chooseDialCode': '국가 번호 선택',
};
