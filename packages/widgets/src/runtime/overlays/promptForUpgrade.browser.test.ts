import { createPawlet } from '@pawlet/core';
import { createBrowserHost, type HostOutcome, type HostPort } from '@pawlet/core/host';
import { describe, expect, it, vi } from 'vitest';
import { buildConfig } from '../../../../core/test/buildConfig.ts';
import { promptForUpgrade } from './promptForUpgrade.ts';
import { createOverlays } from './createOverlays.ts';

function stage(appVersion: string | undefined, hasStore: boolean, platform: HostPort['platform'] = 'ios') {
  const openAppStore = vi.fn<() => Promise<HostOutcome>>(() => Promise.resolve('done'));
  const openUrl = vi.fn<(url: string) => Promise<HostOutcome>>(() => Promise.resolve('done'));
  const browser = createBrowserHost();
  const pawlet = createPawlet({
    host: {
      ...browser,
      platform,
      isAvailable: (name) => (name === 'openAppStore' ? hasStore : browser.isAvailable(name)),
      openAppStore,
      openUrl,
    },
    session: { start: { lang: 'en' } },
  });
  pawlet.session.setEmbedder({ platform: 'ios', appVersion });
  const overlays = createOverlays();
  const open = () => overlays.store.getState().confirms;
  return { pawlet, overlays, openAppStore, openUrl, open };
}

describe('the upgrade prompt', () => {
  it.each([
    ['2.2.9', 'This needs app version 2.3.0 or newer'],
    [undefined, 'We couldn’t tell which version of the app this is. This feature needs 2.3.0 or newer.'],
  ])('gives the reason to an app of version %s', async (appVersion, why) => {
    const { pawlet, overlays, open, openAppStore } = stage(appVersion, true);
    const asked = promptForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]).toMatchObject({
      title: 'Please update to the latest version of the app to use this feature',
      text: why,
      confirmLabel: 'Open the app store',
      cancelLabel: 'Back',
    });
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openAppStore).toHaveBeenCalledTimes(1);
    pawlet.dispose();
  });

  it('is shown once for calls refused together, and again for a later one', async () => {
    const { pawlet, overlays, open, openAppStore } = stage('2.2.9', false);
    const asked = Promise.all([1, 2, 3].map(() => promptForUpgrade('', pawlet, overlays)));
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]).toMatchObject({ confirmLabel: 'Back', cancelLabel: false });
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openAppStore).not.toHaveBeenCalled();
    const again = promptForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    overlays.answer(open()[0]?.id ?? 0, false);
    await again;
    pawlet.dispose();
  });

  it.each<readonly [HostPort['platform'], string]>([
    ['ios', 'https://apps.example/1'],
    ['android', 'https://market.example/2'],
    ['mini-program', ''],
  ])("links to the shop's page in the store of %s where the app cannot open one", async (platform, link) => {
    const { pawlet, overlays, open, openUrl, openAppStore } = stage('2.2.9', false, platform);
    const appStores = { ios: 'https://apps.example/1', android: 'https://market.example/2' };
    pawlet.config.store.setState({ config: buildConfig({ appStores }) });
    const asked = promptForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]?.confirmLabel).toBe(link === '' ? 'Back' : 'Open the app store');
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openUrl.mock.calls).toEqual(link === '' ? [] : [[link]]);
    expect(openAppStore).not.toHaveBeenCalled();
    pawlet.dispose();
  });

  it('links to the store where the app fails to open it', async () => {
    const { pawlet, overlays, open, openUrl, openAppStore } = stage('2.2.9', true);
    openAppStore.mockResolvedValue('failed');
    pawlet.config.store.setState({
      config: buildConfig({ appStores: { ios: 'https://apps.example/1', android: '' } }),
    });
    const asked = promptForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openUrl.mock.calls).toEqual([['https://apps.example/1']]);
    pawlet.dispose();
  });
});
