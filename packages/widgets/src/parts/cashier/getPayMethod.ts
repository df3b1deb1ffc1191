import type { HostPayMethod, HostPort } from '@pawlet/core/host';
import { isWechatBrowser } from '../wechat/isWechatBrowser.ts';

/**
 * How a wallet is reached in this host; undefined if it cannot be. The browsers of WeChat and Alipay block each other's
 * wallets, and WeChat's script pays on the shop's own pages only.
 */
export function getPayMethod(
  host: Pick<HostPort, 'payMethod' | 'platform' | 'prepareWallet'>,
  payType: string,
  userAgent: string = navigator.userAgent,
): HostPayMethod | undefined {
  if (host.payMethod !== undefined) return host.payMethod(payType);
  if (host.platform !== 'browser' && host.platform !== 'web') return 'wap';
  if (isWechatBrowser(userAgent)) {
    const isShop = host.platform === 'browser' && host.prepareWallet === undefined;
    if (payType === 'wechat') return isShop ? 'mp' : undefined;
    return payType === 'alipay' ? undefined : 'wap';
  }
  return payType === 'wechat' && /AlipayClient\//u.test(userAgent) ? undefined : 'wap';
}
