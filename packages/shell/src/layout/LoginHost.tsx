import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { usePawlet } from '@pawlet/widgets';
import { useStore } from './useStore.ts';

export interface LoginHostProps {
  /** The code of the sheet cannot be loaded. */
  readonly onUnavailable: () => void;
}

/** Asks for the log-in over the page where something needs a shopper; the page goes on by itself after it. */
export function LoginHost({ onUnavailable }: LoginHostProps) {
  const { account } = usePawlet();
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  const [Sheet, setSheet] = useState<ComponentType>();

  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    unavailable.current = onUnavailable;
  });
  useEffect(() => account.attachPrompt(), [account]);
  useEffect(() => {
    if (!isOpen || Sheet !== undefined) return;
    import('./loginSheetChunk.tsx').then(
      (module) => setSheet(() => module.LoginSheet),
      () => {
        account.cancelLogIn();
        unavailable.current();
      },
    );
  }, [isOpen, Sheet, account]);

  return Sheet === undefined ? null : <Sheet />;
}
