import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** Japanese texts of the form of an overseas address. */
export const ja: TranslationOf<typeof overseasTexts> = {
  'overseas.country': '国・地域',
  'overseas.choose': '選択してください',
  'overseas.lastName': '姓',
  'overseas.firstName': '名',
  'overseas.dialCode': '国番号',
  'overseas.mobile': '電話番号',
  'overseas.extension': '内線',
  'overseas.zipcode': '郵便番号',
  'overseas.province': '都道府県・州',
  'overseas.city': '市区町村',
  'overseas.detail': '住所',
  'overseas.detailHint': '番地、建物名、部屋番号',
  'overseas.email': 'メール',
  'overseas.company': '会社名',
  'overseas.optional': '任意',
  'overseas.phoneWrong': '電話番号が正しくありません',
  'overseas.postCodeLike': '郵便番号を入力してください（例：{{sample}}）',
  'overseas.postCodeWrong': '郵便番号が正しくありません',
  'overseas.noPostCode': '郵便番号がない国・地域です。00000 と入力してください',
  'overseas.shipping': 'お届け先',
  'overseas.billing': '請求先住所',
  'overseas.billingSame': '請求先はお届け先と同じ',
  'overseas.searchCountry': '国・地域を検索',
  'overseas.searchDialCode': '国・地域または国番号を検索',
  'overseas.noCountry': '該当する国・地域がありません',
  'overseas.letters': '頭文字',
  'overseas.chooseCountry': '国・地域を選択',
  'overseas.chooseDialCode': '国番号を選択',
};
