import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from './createBrowserHost.ts';
import { hostCapabilities } from './types.ts';

afterEach(() => void vi.restoreAllMocks());

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

describe('the browser as host', () => {
  it('reports each capability', () => {
    const host = createBrowserHost();
    const available = hostCapabilities.filter((capability) => host.isAvailable(capability));
    expect(available).toEqual(
      expect.arrayContaining(['share', 'openUrl', 'copy', 'pay', 'navigate', 'back']),
    );
    expect(available).not.toContain('login');
    expect(available).not.toContain('setTitle');
  });

  it('copies through the clipboard, otherwise by selection, and restores the focus', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    define(navigator, 'clipboard', { writeText });
    const host = createBrowserHost();
    expect(await host.copy('SN-1')).toBe('done');
    expect(writeText).toHaveBeenCalledWith('SN-1');

    writeText.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const execCommand = vi.spyOn(document, 'execCommand').mockReturnValue(true);
    expect(await host.copy('SN-2')).toBe('done');
    execCommand.mockReturnValue(false);
    expect(await host.copy('SN-3')).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('shares with the share sheet, detects that it was closed, and copies without one', async () => {
    const content = { title: 'Fountain', url: 'https://shop.test/#/pages/goods/detail?id=1' };
    const shareSheet = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    define(navigator, 'clipboard', { writeText });
    define(navigator, 'share', shareSheet);
    const host = createBrowserHost();
    expect(await host.share(content)).toBe('done');
    shareSheet.mockImplementation(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await host.share(content)).toBe('cancelled');
    shareSheet.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await host.share(content)).toBe('copied');
    define(navigator, 'share', undefined);
    expect(await host.share(content)).toBe('copied');
    expect(writeText).toHaveBeenLastCalledWith(content.url);
  });

  it('opens only URLs with allowed schemes', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const host = createBrowserHost();
    expect(await host.openUrl('javascript:alert(1)')).toBe('failed');
    expect(open).not.toHaveBeenCalled();
    expect(await host.openUrl('https://example.com/')).toBe('done');
    expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener,noreferrer');
    expect(await host.pay({ orderNumber: '1', payType: 'x', payment: 'data:text/html,x' })).toBe('failed');
  });

  it('navigates to routes of the shop and nowhere else', async () => {
    const onNavigate = vi.fn<(route: string) => void>();
    const host = createBrowserHost({ onNavigate });
    expect(await host.navigate('/pages/cart/cart')).toBe('done');
    for (const route of ['//evil.test', 'https://evil.test', '/\\evil.test', '']) {
      expect(await host.navigate(route)).toBe('failed');
    }
    expect(onNavigate.mock.calls).toEqual([['/pages/cart/cart']]);
  });

  describe('outside of the shop', () => {
    const shopOrigin = 'https://shop.test';

    it('opens pages of the shop in a new window, or stays when requested', async () => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const before = location.href;
      const host = createBrowserHost({ shopOrigin });
      expect(host.isAvailable('navigate')).toBe(false);
      expect(await host.navigate('/pages/cart/cart', { canStay: true })).toBe('unavailable');
      expect(open).not.toHaveBeenCalled();
      expect(await host.navigate('/pages/cart/cart')).toBe('done');
      expect(open).toHaveBeenCalledWith(
        'https://shop.test/#/pages/cart/cart',
        '_blank',
        'noopener,noreferrer',
      );
      expect(location.href).toBe(before);
    });

    it('leaves to the application what it handles', async () => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const onNavigate = vi.fn<(route: string) => boolean>((route) => route !== '/pages/help/index');
      const host = createBrowserHost({ shopOrigin, onNavigate });
      expect(host.isAvailable('navigate')).toBe(true);
      expect(await host.navigate('/pages/cart/cart', { canStay: true })).toBe('done');
      expect(open).not.toHaveBeenCalled();
      expect(await host.navigate('/pages/help/index')).toBe('done');
      expect(open).toHaveBeenCalledOnce();
    });

    it('opens the wallet window on tap, navigates it later and closes an unused one', async () => {
      const opened = {
        location: { replace: vi.fn<(url: string) => void>() },
        close: vi.fn<() => void>(),
        opener: window,
      };
      const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
      const host = createBrowserHost({ shopOrigin });
      const payment = { orderNumber: '1', payType: 'wechat', payment: 'https://wallet.test/1' };
      const { windowName } = host.prepareWallet?.() ?? {};
      expect(open).toHaveBeenCalledExactlyOnceWith('', windowName);
      expect(await host.pay(payment)).toBe('done');
      expect(open).toHaveBeenCalledOnce();
      expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://wallet.test/1');
      expect(opened.opener).toBeNull();
      host.prepareWallet?.().cancel();
      expect(opened.close).toHaveBeenCalledOnce();
      open.mockReturnValue(null);
      expect(host.prepareWallet?.().windowName).toBeUndefined();
      expect(await host.pay(payment)).toBe('failed');
    });
  });

  it('reports why there is no position', async () => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    define(navigator, 'geolocation', { getCurrentPosition });
    const fail = (code: number) => (_: PositionCallback, onError?: PositionErrorCallback | null) =>
      onError?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    const host = createBrowserHost();
    getCurrentPosition.mockImplementation(fail(1));
    expect(await host.getLocation()).toEqual({ status: 'denied' });
    getCurrentPosition.mockImplementation(fail(3));
    expect(await host.getLocation()).toEqual({ status: 'unavailable' });
  });

  it('does not blame permissions in an insecure context', async () => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    define(navigator, 'geolocation', { getCurrentPosition });
    define(globalThis, 'isSecureContext', false);
    expect(await createBrowserHost().getLocation()).toEqual({ status: 'unavailable' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('stops waiting after a minute for a browser that never responds', async () => {
    vi.useFakeTimers();
    try {
      define(navigator, 'geolocation', { getCurrentPosition: () => undefined });
      const result = createBrowserHost().getLocation();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await result).toEqual({ status: 'unavailable' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('does nothing where the browser lacks a feature, and never throws', async () => {
    const host = createBrowserHost();
    expect(await Promise.all([host.close(), host.openAppStore(), host.setReminder(true)])).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
    expect(
      await Promise.all([host.login(), host.requestToken(), host.scanCode(), host.listDevices()]),
    ).toEqual([undefined, undefined, undefined, []]);
    host.haptic('success');
    host.track('view', {});
    host.setTitle('Cart');
    expect(document.title).toBe('Cart');
  });
});
