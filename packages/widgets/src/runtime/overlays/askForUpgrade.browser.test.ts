import { createPawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';
import { describe, expect, it, vi } from 'vitest';
import { askForUpgrade } from './askForUpgrade.ts';
import { createOverlays } from './createOverlays.ts';

function stage(appVersion: string | undefined, hasStore: boolean) {
  const openAppStore = vi.fn<() => Promise<'done'>>(() => Promise.resolve('done'));
  const browser = createBrowserHost();
  const pawlet = createPawlet({
    host: {
      ...browser,
      isAvailable: (name) => (name === 'openAppStore' ? hasStore : browser.isAvailable(name)),
      openAppStore,
    },
    session: { start: { lang: 'en' } },
  });
  pawlet.session.setEmbedder({ platform: 'ios', appVersion });
  const overlays = createOverlays();
  const open = () => overlays.store.getState().confirms;
  return { pawlet, overlays, openAppStore, open };
}

describe('the question for an upgrade', () => {
  it.each([
    ['2.2.9', 'It needs app version 2.3.0 or newer'],
    [undefined, 'The version of this app could not be read. The feature needs 2.3.0 or newer'],
  ])('says why to an app of version %s', async (appVersion, why) => {
    const { pawlet, overlays, open, openAppStore } = stage(appVersion, true);
    const asked = askForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]).toMatchObject({
      title: 'Please upgrade to the latest app version to use this feature',
      text: why,
      confirmLabel: 'Open the app store',
      cancelLabel: 'Back',
    });
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openAppStore).toHaveBeenCalledTimes(1);
    pawlet.dispose();
  });

  it('is asked once for calls that are refused together, and again for a later one', async () => {
    const { pawlet, overlays, open, openAppStore } = stage('2.2.9', false);
    const asked = Promise.all([1, 2, 3].map(() => askForUpgrade('', pawlet, overlays)));
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]).toMatchObject({ confirmLabel: 'Back', cancelLabel: false });
    overlays.answer(open()[0]?.id ?? 0, true);
    await asked;
    expect(openAppStore).not.toHaveBeenCalled();
    const again = askForUpgrade('2.3.0', pawlet, overlays);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    overlays.answer(open()[0]?.id ?? 0, false);
    await again;
    pawlet.dispose();
  });
});
