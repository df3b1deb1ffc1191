import type { Pawlet } from '@pawlet/core';
import { shopMessages } from '@pawlet/core/errors';
import { lazy } from '@pawlet/core/lazy';
import { usePawletContext } from '../PawletContext.ts';
import type { Overlays } from './createOverlays.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Hardly anybody ever needs it. */
const upgrade = lazy(() => import('./askForUpgrade.ts'));

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
  if (notice.kind === 'upgrade-required') {
    const { askForUpgrade } = await upgrade.load();
    await askForUpgrade(notice.minimum, pawlet, overlays);
    return;
  }
  if ('text' in notice) {
    overlays.showToast({ text: notice.text });
    return;
  }
  const { translator } = pawlet;
  // Without a network the texts may not come either; English stands in then.
  await translator.load(shopMessages).catch(() => undefined);
  overlays.showToast({ text: translator.textOf(shopMessages)(notice.key) });
}
