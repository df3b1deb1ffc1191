import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** Chinese texts of social log-in and of the landing page of invitations. */
export const zh: TranslationOf<typeof logInPageTexts> = {
  'auth.working': '正在登录…',
  'auth.choose': '请选择用于登录的账号',
  'auth.failed': '登录未成功',
  'auth.failedText': '登录可能已超时，或是在其他窗口中发起的，请重试',
  'auth.none': '商城暂未开通第三方账号登录',
  'auth.noneText': '请使用手机号或密码登录',
  'auth.withCode': '使用手机号登录',
  'bind.gone': '登录已过期',
  'bind.goneText': '请重新登录，只需片刻',
  'bind.again': '重新登录',
  'bind.hello': '{{name}}，欢迎您',
  'invited.friend': '好友邀请您加入',
  'invited.plain': '欢迎来到 {{shop}}',
  'invited.text': '喂食器、饮水机、摄像头和定位器，贴心照顾您的宠物。登录后马上逛逛吧。',
  'invited.by': '{{name}} 邀请您加入',
  'invited.youEarn': '您每次付款下单都可获得积分。',
  'invited.inviterGets': '您的首单签收后，好友可获得 {{points}} 积分。',
  'invited.goods': '热销商品',
  'invited.join': '登录或注册',
  'invited.look': '先逛逛',
};
