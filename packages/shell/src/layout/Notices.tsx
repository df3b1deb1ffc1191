import { useEffect } from 'react';
import { useConfirm, usePawlet, useToast, useWords } from '@pawlet/widgets';
import { useShellText } from './useShellText.ts';

/** Says what no page says by itself: failed calls, and that the app around the mall is too old. */
export function Notices() {
  const { notices, host } = usePawlet();
  const toast = useToast();
  const confirm = useConfirm();
  const words = useWords();
  const text = useShellText();

  useEffect(
    () =>
      notices.subscribe((notice) => {
        if (notice.kind === 'upgrade-required') {
          const question = {
            title: text('upgrade.title'),
            confirmLabel: text('upgrade.store'),
            cancelLabel: words.back,
          };
          void confirm(question).then((isWanted) => (isWanted ? host.openAppStore() : undefined));
        } else if ('text' in notice) toast(notice.text);
        else toast(notice.key === 'error.upload' ? text('notice.upload') : words.networkError);
      }),
    [notices, host, toast, confirm, words, text],
  );
  return null;
}
