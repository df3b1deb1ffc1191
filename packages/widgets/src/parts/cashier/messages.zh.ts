import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** Chinese texts of the cashier and the result of a payment. */
export const zh: TranslationOf<typeof cashierTexts> = {
  'cashier.amount': '待支付金额',
  'cashier.payWithin': '请在 {{time}} 内完成支付',
  'cashier.methods': '支付方式',
  'cashier.unavailable': '暂不可用',
  'cashier.noMethods': '此订单暂无可用的支付方式',
  'cashier.pay': '支付 {{amount}}',
  'cashier.notNow': '稍后支付',
  'cashier.cancelOrder': '取消订单',
  'cashier.leave': '确定要离开收银台吗？',
  'cashier.leaveText': '订单会为您保留到支付截止时间，可在“我的订单”中继续支付',
  'cashier.stay': '继续支付',
  'cashier.leaveAction': '离开',
  'cashier.bindRequired': '请在该支付应用内打开商城，或选择其他支付方式',
  'cashier.walletFailed': '无法打开支付页面',
  'cashier.orderMissing': '没有找到该订单',
  'cashier.success': '支付成功',
  'cashier.successText': '感谢您的购买，我们会尽快为您备货',
  'cashier.completed': '该订单已支付',
  'cashier.failedText': '本次未扣款，订单有效期内可重新支付',
  'cashier.cancelled': '支付已取消',
  'cashier.cancelledText': '订单仍为您保留',
  'cashier.closedText': '如已付款，款项将原路退回',
  'cashier.confirming': '正在确认支付结果',
  'cashier.confirmingText': '可能需要一点时间。您的订单已保留，一有结果会立即在此告知您。',
  'cashier.refresh': '我已支付，刷新结果',
  'cashier.payAgain': '重新支付',
  'cashier.viewOrder': '查看订单',
  'cashier.home': '返回首页',
};
