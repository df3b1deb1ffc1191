import { shopMessages } from '@pawlet/core/errors';
import type { ShareContent } from '@pawlet/core/host';
import { useAction, useHost, useText, useToast } from '@pawlet/widgets';
import type { RefObject } from 'react';
import { selectAll } from './LinkRow.tsx';
import { shareMessages } from './shareMessages.ts';
import type { Poster } from './poster/usePoster.ts';

const fileName = 'pawlet.png';

/**
 * Shares a link, and saves its poster. Failures are shown: the link is selected for copying by hand where it can
 * neither be shared nor copied.
 */
export function useShareActions(
  content: ShareContent,
  poster: Poster,
  shownLink: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const text = useText(shareMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const share = useAction(async () => {
    const outcome = await host.share(content);
    if (outcome === 'copied') showToast(text('share.copied'));
    if (outcome === 'failed' || outcome === 'unavailable') {
      showToast(shopText('copy.failed'));
      selectAll(shownLink.current);
    }
  });
  const save = useAction(async () => {
    if (poster.status !== 'ready') return;
    const outcome = await host.saveImage(poster.blob, fileName);
    if (outcome === 'done') showToast(text('share.saved'));
    if (outcome === 'failed' || outcome === 'unavailable') showToast(text('share.saveFailed'));
  });
  return { share, save };
}
