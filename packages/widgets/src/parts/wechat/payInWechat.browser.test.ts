import { afterEach, expect, it, vi } from 'vitest';
import { payInWechat } from './payInWechat.ts';

const parameters = { appId: 'wx1', package: 'prepay_id=1' };
const payment = JSON.stringify(parameters);
const invoke = vi.fn<(name: string, given: unknown, onResult: (result: object) => void) => void>();

function answerWith(message: string): void {
  invoke.mockImplementation((_name, _given, onResult) => onResult({ err_msg: message }));
}
const enter = (): unknown => Object.assign(window, { WeixinJSBridge: { invoke } });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

it('waits until the script is ready', async () => {
  answerWith('get_brand_wcpay_request:ok');
  const paying = payInWechat(window, payment);
  enter();
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await paying).toBe('done');
  expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', parameters, expect.any(Function));
});

it.each([
  ['ok', 'done'],
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
])('reports %s as %s', async (message, outcome) => {
  enter();
  answerWith(`get_brand_wcpay_request:${message}`);
  expect(await payInWechat(window, payment)).toBe(outcome);
});

it('fails without readable parameters, and where the script never comes', async () => {
  expect(await payInWechat(window, '{')).toBe('failed');
  vi.useFakeTimers();
  const paying = payInWechat(window, payment);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await paying).toBe('failed');
});
