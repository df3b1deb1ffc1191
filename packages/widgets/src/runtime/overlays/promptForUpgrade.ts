import type { Pawlet } from '@pawlet/core';
import { shopMessages } from '@pawlet/core/errors';
import { compareAppVersion, defaultMinimumAppVersion } from '@pawlet/core/rules';
import type { Overlays } from './createOverlays.ts';

/** Shops with an open prompt: calls refused together prompt once. */
const asking = new WeakSet<Pawlet>();

/** Shows that a function needs a newer app and why, and opens the app's store page on confirmation. */
export async function promptForUpgrade(named: string, pawlet: Pawlet, overlays: Overlays): Promise<void> {
  if (asking.has(pawlet)) return;
  asking.add(pawlet);
  try {
    const { translator, host, session } = pawlet;
    // Without a network the texts may not load either; English is shown then.
    await translator.load(shopMessages).catch(() => undefined);
    const text = translator.textOf(shopMessages);
    const minimum = named === '' ? defaultMinimumAppVersion : named;
    const order = compareAppVersion(session.identity().appVersion, minimum);
    const link = storeLink(pawlet);
    const canOpenStore = host.isAvailable('openAppStore') || link !== '';
    const isConfirmed = await overlays.confirm({
      title: text('upgrade.required'),
      text: text(order === 'unknown' ? 'upgrade.required.unknown' : 'upgrade.required.tooOld', { minimum }),
      confirmLabel: text(canOpenStore ? 'upgrade.required.openStore' : 'upgrade.required.back'),
      cancelLabel: canOpenStore ? text('upgrade.required.back') : false,
    });
    if (!isConfirmed) return;
    const isOpen = host.isAvailable('openAppStore') && (await host.openAppStore()) === 'done';
    if (!isOpen && link !== '') await host.openUrl(link);
  } finally {
    asking.delete(pawlet);
  }
}

/** The app's page in the store of its platform, from the shop's configuration; '' for none. */
function storeLink({ host, config }: Pawlet): string {
  const { platform } = host;
  if (platform !== 'ios' && platform !== 'android') return '';
  return config.store.getState().config?.appStores[platform] ?? '';
}
