import type { Pawlet } from '@pawlet/core';
import { shopMessages } from '@pawlet/core/errors';
import { lazy } from '@pawlet/core/lazy';
import { usePawletContext } from '../PawletContext.ts';
import type { Overlays } from './createOverlays.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Hardly anybody ever needs it. */
const upgrade = lazy(() => import('./promptForUpgrade.ts'));

type Notice = Parameters<Parameters<Pawlet['notices']['subscribe']>[0]>[0];

/**
 * Shows the shop's own notices while `isActive` and nothing else does: failed calls, and calls that need a newer app.
 */
export function useNotices(isActive: boolean): void {
  const { pawlet, overlays } = usePawletContext();
  // A layout effect: failures during mounting must not be missed.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    return pawlet.notices.subscribe((notice) => {
      // If the storefront or an embedder listens, it shows them itself.
      if (pawlet.notices.size() === 1) void showNotice(notice, pawlet, overlays);
    });
  }, [isActive, pawlet, overlays]);
}

async function showNotice(notice: Notice, pawlet: Pawlet, overlays: Overlays): Promise<void> {
  if (notice.kind === 'upgrade-required') {
    const { promptForUpgrade } = await upgrade.load();
    await promptForUpgrade(notice.minimum, pawlet, overlays);
    return;
  }
  if ('text' in notice) {
    overlays.showToast({ text: notice.text });
    return;
  }
  const { translator } = pawlet;
  // Without a network the texts may not load either; English is shown then.
  await translator.load(shopMessages).catch(() => undefined);
  overlays.showToast({ text: translator.textOf(shopMessages)(notice.key) });
}
