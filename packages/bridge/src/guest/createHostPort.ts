import type { HostCapability, HostOutcome, HostPayMethod, HostPort } from '@pawlet/core/host';
import type { LaunchContext } from '../protocol/context.ts';
import type { CallOf, HostMethodName, HostMethods } from '../protocol/methods.ts';
import { fetchFile, sendFile } from './files.ts';

/** Dependencies of the port. */
export interface HostPortParts {
  readonly fallback: HostPort;
  readonly context: () => LaunchContext | undefined;
  /** Whether the version gate allows a method; shows the upgrade prompt if not. */
  readonly passesGate: (name: HostMethodName) => boolean;
  readonly isShut: (name: HostMethodName) => boolean;
  /** A method without the gate check. */
  readonly toCall: <Name extends HostMethodName>(name: Name) => CallOf<HostMethods[Name]>;
  /** Calls a method without waiting for the reply. */
  readonly notify: (name: HostMethodName, argument: unknown) => void;
  readonly requestToken: () => Promise<string | undefined>;
}

const wallets = ['pay.wechat', 'pay.alipay'] as const;

/** The capability of an app that pays with this wallet by its own software. */
function getWalletCapability(payType: string): (typeof wallets)[number] | undefined {
  return wallets.find((name) => name === `pay.${payType}`);
}

const isPayment = (name: HostCapability): boolean => name === 'pay' || name.startsWith('pay.');

/** Features for widgets, implemented by the embedder where supported and by the browser otherwise; never throws. */
export function createHostPort(parts: HostPortParts): HostPort {
  const { fallback, context, toCall, notify } = parts;
  const has = (name: HostCapability): boolean => context()?.capabilities.includes(name) === true;

  // In an app the wallet must open through the app: the shopper could not return from a page opened otherwise.
  const keepsOut = (name: HostCapability): boolean => isPayment(name) && context()?.platform !== 'web';

  /**
   * Calls the embedder if it supports the method, else `otherwise`; `refused` is the result if the gate or the embedder
   * fails.
   */
  const ask = <T>(
    name: HostCapability,
    embedder: () => Promise<T>,
    otherwise: () => Promise<T>,
    refused: T,
    failed: T = refused,
  ): Promise<T> => {
    if (!has(name) && !parts.isShut(name)) return keepsOut(name) ? Promise.resolve(refused) : otherwise();
    return parts.passesGate(name) ? embedder().catch(() => failed) : Promise.resolve(refused);
  };
  const outcome = (
    name: HostCapability,
    embedder: () => Promise<HostOutcome>,
    otherwise: () => Promise<HostOutcome>,
  ): Promise<HostOutcome> => ask(name, embedder, otherwise, 'unavailable', 'failed');

  const payMethodOfApp = (payType: string): HostPayMethod | undefined => {
    const wallet = getWalletCapability(payType);
    if (wallet !== undefined && has(wallet)) return 'app';
    // Blocked by the version only: the attempt shows the upgrade prompt.
    return has('pay') || parts.isShut('pay') ? 'wap' : undefined;
  };
  // A web view of WeChat opens no other wallet, and no wallet's page.
  const payMethodOfMiniProgram = (payType: string): HostPayMethod | undefined =>
    payType === 'wechat' && (has('pay') || parts.isShut('pay')) ? 'miniapp' : undefined;

  return {
    get platform() {
      return context()?.platform ?? fallback.platform;
    },
    // A method blocked only by the version stays visible: using it shows the upgrade prompt.
    isAvailable: (name) => has(name) || parts.isShut(name) || (fallback.isAvailable(name) && !keepsOut(name)),
    get payMethod() {
      const platform = context()?.platform ?? 'web';
      if (platform === 'web') return fallback.payMethod;
      if (platform === 'mini-program') return payMethodOfMiniProgram;
      return payMethodOfApp;
    },
    pay: (request) => {
      const wallet = request.method === 'app' ? getWalletCapability(request.payType) : undefined;
      const name = wallet ?? 'pay';
      return outcome(
        name,
        () => toCall(name)(request),
        () => fallback.pay(request),
      );
    },
    share: (content) =>
      ask(
        'share',
        () => toCall('share')(content),
        () => fallback.share(content),
        'unavailable',
        'failed',
      ),
    openUrl: (url) =>
      outcome(
        'openUrl',
        () => toCall('openUrl')({ url }),
        () => fallback.openUrl(url),
      ),
    chooseImage: (wish) =>
      ask(
        'chooseImage',
        async () => {
          const files: File[] = [];
          for (const file of await toCall('chooseImage')(wish))
            files.push(await fetchFile(file, toCall('readFile')));
          return files;
        },
        async () => Array.from(await fallback.chooseImage(wish)),
        [],
      ),
    saveImage: (image, name) =>
      outcome(
        'saveImage',
        async () => toCall('saveImage')(await sendFile(image, name, toCall('writeFile'))),
        () => fallback.saveImage(image, name),
      ),
    getLocation: () =>
      ask(
        'getLocation',
        () => toCall('getLocation')(),
        () => fallback.getLocation(),
        { status: 'unavailable' },
      ),
    scanCode: () =>
      ask<string | undefined>(
        'scanCode',
        async () => (await toCall('scanCode')()) ?? undefined,
        () => fallback.scanCode(),
        undefined,
      ),
    copy: (text) =>
      outcome(
        'copy',
        () => toCall('copy')({ text }),
        () => fallback.copy(text),
      ),
    haptic: (kind) => (has('haptic') ? notify('haptic', { kind }) : fallback.haptic(kind)),
    setTitle: (title) => {
      fallback.setTitle(title);
      notify('setTitle', { title });
    },
    close: () =>
      outcome(
        'close',
        () => toCall('close')(),
        () => fallback.close(),
      ),
    back: () =>
      outcome(
        'back',
        () => toCall('back')(),
        () => fallback.back(),
      ),
    navigate: (route) =>
      outcome(
        'navigate',
        () => toCall('navigate')({ route }),
        () => fallback.navigate(route),
      ),
    openAppStore: () =>
      outcome(
        'openAppStore',
        () => toCall('openAppStore')(),
        () => fallback.openAppStore(),
      ),
    track: (event, details) => {
      fallback.track(event, details);
      notify('track', { event, details });
    },
    login: (request = {}) =>
      ask(
        'login',
        async () => (await toCall('login')(request)) ?? undefined,
        () => fallback.login(request),
        undefined,
      ),
    requestToken: () => ask('requestToken', parts.requestToken, () => fallback.requestToken(), undefined),
    listDevices: () =>
      ask(
        'listDevices',
        () => toCall('listDevices')(),
        () => fallback.listDevices(),
        [],
      ),
    setReminder: (enabled) =>
      outcome(
        'setReminder',
        () => toCall('setReminder')({ enabled }),
        () => fallback.setReminder(enabled),
      ),
  };
}
