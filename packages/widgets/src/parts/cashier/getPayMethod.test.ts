import { describe, expect, it } from 'vitest';
import { getPayMethod } from './getPayMethod.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const agents = {
  Safari: `${safari} Safari/604.1`,
  WeChat: `${safari} MicroMessenger/8.0.50(0x18003230) NetType/WIFI Language/zh_CN`,
  Alipay: `${safari} AliApp(AP/10.6.60) AlipayClient/10.6.60 Language/zh-Hans`,
};
const prepareWallet = () => ({ windowName: 'wallet', cancel: () => undefined });

describe('how a wallet is reached', () => {
  it.each([
    ['Safari', 'wechat', 'wap'],
    ['Safari', 'alipay', 'wap'],
    ['Safari', 'pingpong', 'wap'],
    ['WeChat', 'wechat', 'mp'],
    ['WeChat', 'alipay', undefined],
    ['WeChat', 'pingpong', 'wap'],
    ['Alipay', 'wechat', undefined],
    ['Alipay', 'alipay', 'wap'],
    ['Alipay', 'pingpong', 'wap'],
  ] as const)('in the browser %s with %s: %s', (agent, payType, method) => {
    expect(getPayMethod({ platform: 'browser' }, payType, agents[agent])).toBe(method);
  });

  it("pays with WeChat's script on the shop's own pages only", () => {
    expect(getPayMethod({ platform: 'web' }, 'wechat', agents.WeChat)).toBeUndefined();
    expect(getPayMethod({ platform: 'browser', prepareWallet }, 'wechat', agents.WeChat)).toBeUndefined();
  });

  it("in an app is the app's, which opens the page unless it says otherwise", () => {
    expect(getPayMethod({ platform: 'ios' }, 'wechat', agents.WeChat)).toBe('wap');
    const payMethod = (payType: string) => (payType === 'wechat' ? 'app' : undefined);
    expect(getPayMethod({ platform: 'ios', payMethod }, 'wechat', agents.Safari)).toBe('app');
    expect(getPayMethod({ platform: 'ios', payMethod }, 'alipay', agents.Safari)).toBeUndefined();
  });
});
