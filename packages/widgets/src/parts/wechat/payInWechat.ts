import type { HostOutcome } from '@pawlet/core/host';

/** The object of WeChat's browser that pays. */
interface WechatBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    parameters: unknown,
    onResult: (result: { readonly err_msg?: string | undefined }) => void,
  ): void;
}

/** Milliseconds until WeChat's browser has defined its object. */
const readyMs = 10_000;

/** Opens WeChat's wallet with the parameters of `order/pay`. It reports only whether the shopper has finished there. */
export async function payInWechat(page: Window, payment: string): Promise<HostOutcome> {
  let parameters: unknown;
  try {
    parameters = JSON.parse(payment);
  } catch {
    return 'failed';
  }
  const bridge = await findBridge(page);
  if (bridge === undefined) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: message = '' }) => {
      if (message.endsWith(':ok')) resolve('done');
      else resolve(message.endsWith(':cancel') ? 'cancelled' : 'failed');
    });
  });
}

function findBridge(page: Window): Promise<WechatBridge | undefined> {
  const read = (): WechatBridge | undefined =>
    Reflect.get(page, 'WeixinJSBridge') as WechatBridge | undefined;
  const found = read();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve) => {
    const settle = (): void => {
      page.clearTimeout(timer);
      resolve(read());
    };
    const timer = page.setTimeout(settle, readyMs);
    page.document.addEventListener('WeixinJSBridgeReady', settle, { once: true });
  });
}
