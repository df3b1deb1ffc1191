import type { HostCapability, HostPort } from '@pawlet/core/host';

/** Calls a method with sample data; the result is any value, undefined where none is expected. */
export type SampleCall = (host: HostPort) => unknown;

/** The smallest PNG: one transparent point. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function samplePicture(): Blob {
  const bytes = Uint8Array.from(atob(point), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

/** Parameters that no wallet accepts. */
function payInApp(host: HostPort, payType: string): unknown {
  return host.pay({ orderNumber: 'DIAGNOSTICS', payType, method: 'app', payment: '{}' });
}

/** A call of every method of the port, harmless where possible. */
export const sampleCalls: Readonly<Record<HostCapability, SampleCall>> = {
  // A URL that no browser opens: only an app with payments may handle it.
  pay: (host) => host.pay({ orderNumber: 'DIAGNOSTICS', payType: 'wechat', payment: 'about:blank' }),
  'pay.wechat': (host) => payInApp(host, 'wechat'),
  'pay.alipay': (host) => payInApp(host, 'alipay'),
  share: (host) => host.share({ title: 'Diagnostics', url: `${location.origin}/` }),
  openUrl: (host) => host.openUrl(`${location.origin}/`),
  chooseImage: (host) => host.chooseImage({ accept: 'image', multiple: false }),
  saveImage: (host) => host.saveImage(samplePicture(), 'pawlet.png'),
  getLocation: (host) => host.getLocation(),
  scanCode: (host) => host.scanCode(),
  copy: (host) => host.copy('Diagnostics'),
  haptic: (host) => host.haptic('success'),
  setTitle: (host) => host.setTitle('Diagnostics'),
  close: (host) => host.close(),
  back: (host) => host.back(),
  navigate: (host) => host.navigate('/pages/cart/cart'),
  openAppStore: (host) => host.openAppStore(),
  track: (host) => host.track('diagnostics', { sample: true }),
  login: (host) => host.login(),
  requestToken: (host) => host.requestToken(),
  listDevices: (host) => host.listDevices(),
  setReminder: (host) => host.setReminder(true),
};

/** Methods without a result. */
export const unanswered: ReadonlySet<HostCapability> = new Set(['haptic', 'setTitle', 'track']);

/** Formats a result; tokens and codes are hidden, files are described. '' for none. */
export function describeAnswer(name: HostCapability, answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  if (name === 'requestToken') return hide(answer);
  const text = JSON.stringify(answer, (field, value: unknown) => {
    if (value instanceof File) return `${value.name} (${value.type}, ${value.size} B)`;
    return field === 'code' ? hide(value) : value;
  });
  return typeof answer === 'string' ? answer : text;
}

function hide(secret: unknown): string {
  return `••• (${String(secret).length})`;
}
