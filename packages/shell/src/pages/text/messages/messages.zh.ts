import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** Chinese texts of the page about what the storefront keeps in the browser. */
export const zh: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    '我们不设置 Cookie。为了正常运行，商城会在您的浏览器中保存以下数据。这些数据不用于广告，您可以随时在浏览器设置中删除。',
  'stored.payment': '付款时，支付服务商可能会保存其自己的数据。',
  'stored.login': '您的登录状态',
  'stored.choices': '语言、国家、外观及其他设置',
  'stored.cart': '购物车及其中的选择',
  'stored.alerts': '您设置的到货提醒',
  'stored.history': '搜索记录和浏览过的商品',
  'stored.drafts': '未完成的表单和发票信息',
  'stored.work': '您所在的页面，以及不可重复提交的请求',
  'stored.session': '防止表单被滥用的随机编号；统计访问时也会附带此编号',
  'stored.steps': '正在进行的登录和付款步骤',
  'stored.origin': '邀请您的人，或带您来的合作伙伴',
  'stored.offline': '离线时使用的页面、图片和更改',
  'stored.untilLogOut': '直到您退出登录',
  'stored.untilDeleted': '直到您删除',
  'stored.untilClosed': '直到您关闭标签页',
  'stored.hours': '有效两小时，之后更换',
  'stored.statistics': '访问统计',
  'stored.notCounted': '我们不统计访问。',
  'stored.onlyAgreed': '在您开启之前不会统计。',
};
