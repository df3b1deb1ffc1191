import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** Chinese texts of the choice of an invoice. */
export const zh: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': '发票',
  'invoice.none': '不开发票',
  'invoice.kind': '抬头类型',
  'invoice.individual': '个人',
  'invoice.enterprise': '企业',
  'invoice.name': '姓名',
  'invoice.company': '企业名称',
  'invoice.taxNumber': '税号',
  'invoice.taxNumberWrong': '税号格式不正确',
  'invoice.email': '邮箱',
  'invoice.optional': '更多信息（选填）',
  'invoice.address': '企业地址',
  'invoice.phone': '企业电话',
  'invoice.bankName': '开户银行',
  'invoice.bankAccount': '银行账号',
  'invoice.note': '电子发票将在付款后 7 个工作日内发送到您的邮箱',
  'invoice.use': '用于此订单',
  'invoice.another': '填写其他抬头',
  'invoice.forget': '清除已保存的抬头',
  'invoice.back': '返回选择',
};
