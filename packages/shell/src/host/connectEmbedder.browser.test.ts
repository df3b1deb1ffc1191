import type { HostConnection } from '@pawlet/bridge/guest';
import { createMockHost, type MockHost, type MockHostOptions } from '@pawlet/bridge/testing';
import type { Pawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { asTopPage } from '../../test/asTopPage.ts';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { getAppearance } from '../layout/appearance.ts';
import { connectEmbedder } from './connectEmbedder.ts';
import type { FrameTrust } from './createFrameTrust.ts';
import { followHost } from './followHost.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.documentElement.removeAttribute('style');
});

interface Stage {
  readonly app: MockHost;
  readonly pawlet: Pawlet;
  readonly connection: HostConnection;
  readonly onHostBar: (hasHostBar: boolean) => void;
  readonly onBack: () => boolean;
}

/** A page of the shop in an app, connected. */
async function start(options: MockHostOptions = {}, trust: FrameTrust = 'own'): Promise<Stage> {
  const page = asTopPage();
  const app = createMockHost({ ...options, window: page });
  const pawlet = createTestPawlet();
  const browser = createBrowserHost();
  const onHostBar = vi.fn<(hasHostBar: boolean) => void>();
  const onBack = vi.fn<() => boolean>(() => true);
  const connection = connectEmbedder({
    pawlet,
    followed: followHost(browser),
    browser,
    trust: createStore<FrameTrust>(() => trust),
    onBack,
    onNavigate: (route) => route === '/pages/cart/cart',
    onHostBar,
    window: page,
  });
  ends.push(() => {
    connection.close();
    app.destroy();
    pawlet.dispose();
  });
  await connection.ready;
  return { app, pawlet, connection, onHostBar, onBack };
}

describe('a page in an app', () => {
  it('applies the embedder, language, country, theme, fonts, and safe areas', async () => {
    const { pawlet } = await start({
      context: {
        platform: 'android',
        appVersion: '2.3.0',
        language: 'de-AT',
        country: 'AUT',
        theme: 'dark',
        fontScale: 1.25,
        safeArea: { top: 44, right: 0, bottom: 34, left: 0 },
      },
    });
    const state = pawlet.session.store.getState();
    expect(state).toMatchObject({ lang: 'de', country: 'AUT', version: 1 });
    expect(getAppearance(state)).toBe('dark');
    expect(pawlet.session.identity()).toMatchObject({ platform: 'android', appVersion: '2.3.0' });
    const { style } = document.documentElement;
    expect(style.fontSize).toBe('125%');
    expect(style.getPropertyValue('--pawlet-host-safe-bottom')).toBe('34px');
  });

  it("has the shop's first country instead of one that the shop does not sell to, and its own where none is given", async () => {
    const offered = document.head.appendChild(document.createElement('meta'));
    Object.assign(offered, { name: 'pawlet:countries', content: 'FRA DEU' });
    ends.push(() => offered.remove());
    const { app, pawlet } = await start({ context: { country: undefined } });
    pawlet.session.setCountry('DEU');
    app.update({ language: 'fr' });
    await expect.poll(() => pawlet.session.store.getState()).toMatchObject({ lang: 'fr', country: 'DEU' });
    app.update({ country: 'USA' });
    await expect.poll(() => pawlet.session.store.getState().country).toBe('FRA');
  });

  it('follows changes, and ignores those that the shopper has overridden meanwhile', async () => {
    const { app, pawlet } = await start({ context: { theme: 'dark', fontScale: 1.25 } });
    pawlet.session.setLanguage('fr');
    app.update({ theme: 'light', fontScale: 1 });
    await vi.waitFor(() => expect(getAppearance(pawlet.session.store.getState())).toBe('light'));
    expect(pawlet.session.store.getState().lang).toBe('fr');
    expect(document.documentElement.style.fontSize).toBe('');
    app.update({ language: 'ja' });
    await vi.waitFor(() => expect(pawlet.session.store.getState().lang).toBe('ja'));
  });

  it('applies brand, corners, fonts and density, and nothing that is invalid in a style sheet', async () => {
    const hostile = { brand: '#0b1', font: 'x;}*{display:none', corner: 'none', density: 'url(x)' };
    const { app, pawlet } = await start({ context: { appearance: hostile as object } });
    expect(pawlet.appearance.getState()).toEqual({ brand: '#00BB11', corner: 'none' });
    app.update({ theme: 'dark' });
    app.update({ appearance: { font: 'Inter', density: 'compact' } });
    await vi.waitFor(() =>
      expect(pawlet.appearance.getState()).toEqual({ font: '"Inter"', density: 'compact' }),
    );
    app.update({ appearance: null });
    await vi.waitFor(() => expect(pawlet.appearance.getState()).toEqual({}));
  });

  it("uses the app's token in the session and drops it when the app does", async () => {
    const { app, pawlet } = await start({ context: { token: 'token-of-the-app' } });
    await vi.waitFor(() => expect(pawlet.session.identity().token).toBe('token-of-the-app'));
    app.update({ token: 'another-token' });
    await vi.waitFor(() => expect(pawlet.session.identity().token).toBe('another-token'));
    app.update({ token: null });
    await vi.waitFor(() => expect(pawlet.session.isSignedIn()).toBe(false));
  });

  it("keeps the page's session where the app never had one", async () => {
    const page = asTopPage();
    const app = createMockHost({ window: page });
    const pawlet = createTestPawlet();
    pawlet.session.signIn({ token: 'own-token-1', user: undefined });
    const browser = createBrowserHost();
    const connection = connectEmbedder({
      pawlet,
      followed: followHost(browser),
      browser,
      trust: createStore<FrameTrust>(() => 'own'),
      onBack: () => false,
      onNavigate: () => false,
      window: page,
    });
    ends.push(() => {
      connection.close();
      app.destroy();
      pawlet.dispose();
    });
    await connection.ready;
    expect(pawlet.session.identity().token).toBe('own-token-1');
  });

  it('hides its bar only where the app shows one', async () => {
    const without = await start();
    expect(without.onHostBar).toHaveBeenLastCalledWith(false);
    without.connection.close();
    without.app.destroy();
    const withBar = await start({ handlers: { setTitle: () => null } });
    expect(withBar.onHostBar).toHaveBeenLastCalledWith(true);
  });

  it("handles back and routes, and sends the shop's events to the app", async () => {
    const { app, pawlet, onBack } = await start();
    expect(await app.back()).toEqual({ handled: true });
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(await app.navigate('/pages/cart/cart')).toEqual({ handled: true });
    expect(await app.navigate('/nowhere')).toEqual({ handled: false });
    pawlet.events.emit('pawlet:upgrade-required', { minimum: '2.4.0' });
    await vi.waitFor(() =>
      expect(app.events).toEqual([{ name: 'pawlet:upgrade-required', detail: { minimum: '2.4.0' } }]),
    );
  });

  it.each([
    ['too old', '2.2.9'],
    ['without a version', undefined],
  ])('shows the upgrade notice instead of paying with an app %s', async (_, appVersion) => {
    const pay = vi.fn<() => 'done'>(() => 'done');
    const { pawlet, connection, app } = await start({ context: { appVersion }, handlers: { pay } });
    const notices: unknown[] = [];
    pawlet.notices.subscribe((notice) => notices.push(notice));
    const request = { orderNumber: '1', payType: 'wechat', payment: 'https://pay.test/' };
    expect(await connection.host.pay(request)).toBe('unavailable');
    expect(pay).not.toHaveBeenCalled();
    expect(notices).toEqual([{ kind: 'upgrade-required', minimum: '2.3.0' }]);
    await vi.waitFor(() => expect(app.events.map(({ name }) => name)).toEqual(['pawlet:upgrade-required']));
  });

  it.each(['2.3.0', '2.10.0'])('pays with an app of %s', async (appVersion) => {
    const pay = vi.fn<() => 'done'>(() => 'done');
    const { connection } = await start({ context: { appVersion }, handlers: { pay } });
    const request = { orderNumber: '1', payType: 'wechat', payment: 'https://pay.test/' };
    expect(await connection.host.pay(request)).toBe('done');
    expect(pay).toHaveBeenCalledTimes(1);
  });
});

describe('the trust in the embedding page', () => {
  async function getTrust(first: FrameTrust, hasHost: boolean): Promise<readonly FrameTrust[]> {
    const page = asTopPage();
    const app = hasHost ? createMockHost({ window: page }) : undefined;
    const pawlet = createTestPawlet();
    const browser = createBrowserHost();
    const trust = createStore<FrameTrust>(() => first);
    const connection = connectEmbedder({
      pawlet,
      followed: followHost(browser),
      browser,
      trust,
      onBack: () => false,
      onNavigate: () => false,
      window: page,
    });
    const before = trust.getState();
    await connection.ready;
    const after = trust.getState();
    connection.close();
    const closed = trust.getState();
    app?.destroy();
    pawlet.dispose();
    return [before, after, closed];
  }

  it('is not required in a top-level page', async () => {
    expect(await getTrust('own', true)).toEqual(['own', 'own', 'own']);
  });

  it('lasts as long as the handshake', async () => {
    expect(await getTrust('waiting', true)).toEqual(['waiting', 'trusted', 'alone']);
  });

  it('is not granted without an embedder', async () => {
    expect(await getTrust('waiting', false)).toEqual(['alone', 'alone', 'alone']);
  });
});
