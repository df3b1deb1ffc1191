import { useLayoutEffect } from 'react';
import type { Pawlet } from '@pawlet/core';
import { shopMessages } from '@pawlet/core/errors';
import { usePawletContext } from '../PawletContext.ts';
import type { Overlays } from './createOverlays.ts';

type Notice = Parameters<Parameters<Pawlet['notices']['subscribe']>[0]>[0];

/**
 * Shows what the shop has to say by itself while `isActive` and nobody else does: failed calls, and calls that need a
 * newer app.
 */
export function useNotices(isActive: boolean): void {
  const { pawlet, overlays } = usePawletContext();
  // A layout effect: what fails while the page mounts must not be missed.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    return pawlet.notices.subscribe((notice) => {
      // Whoever else listens, the mall or an embedder, shows them in its own way.
      if (pawlet.notices.size() === 1) void showNotice(notice, pawlet, overlays);
    });
  }, [isActive, pawlet, overlays]);
}

async function showNotice(notice: Notice, pawlet: Pawlet, overlays: Overlays): Promise<void> {
  if (notice.kind === 'toast' && 'text' in notice) {
    overlays.showToast({ text: notice.text });
    return;
  }
  const { translator, host } = pawlet;
  // Without a network the texts may not come either; English stands in then.
  await translator.load(shopMessages).catch(() => undefined);
  const text = translator.textOf(shopMessages);
  if (notice.kind === 'toast') {
    overlays.showToast({ text: text(notice.key) });
    return;
  }
  const canOpenStore = host.isAvailable('openAppStore');
  const isConfirmed = await overlays.confirm({
    title: text('upgrade.required'),
    confirmLabel: text(canOpenStore ? 'upgrade.required.openStore' : 'upgrade.required.back'),
    cancelLabel: canOpenStore ? text('upgrade.required.back') : false,
  });
  if (isConfirmed && canOpenStore) await host.openAppStore();
}
