import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** Chinese texts of the form of an overseas address. */
export const zh: TranslationOf<typeof overseasTexts> = {
  'overseas.country': '国家/地区',
  'overseas.choose': '请选择',
  'overseas.lastName': '姓',
  'overseas.firstName': '名',
  'overseas.dialCode': '区号',
  'overseas.mobile': '电话',
  'overseas.extension': '分机号',
  'overseas.zipcode': '邮政编码',
  'overseas.province': '省/州',
  'overseas.city': '城市',
  'overseas.detail': '地址',
  'overseas.detailHint': '街道、门牌号、房间号',
  'overseas.email': '邮箱',
  'overseas.company': '公司',
  'overseas.optional': '选填',
  'overseas.phoneWrong': '电话号码不正确',
  'overseas.postCodeLike': '请输入邮政编码，例如 {{sample}}',
  'overseas.postCodeWrong': '邮政编码不正确',
  'overseas.noPostCode': '当地没有邮政编码，请填写 00000',
  'overseas.shipping': '收货地址',
  'overseas.billing': '账单地址',
  'overseas.billingSame': '账单地址与收货地址相同',
  'overseas.searchCountry': '搜索国家或地区',
  'overseas.searchDialCode': '搜索国家、地区或区号',
  'overseas.noCountry': '没有找到相关国家或地区',
  'overseas.letters': '首字母',
  'overseas.chooseCountry': '选择国家/地区',
  'overseas.chooseDialCode': '选择区号',
};
