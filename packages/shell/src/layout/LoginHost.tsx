import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { usePawlet } from '@pawlet/widgets';
import { useStore } from './useStore.ts';

export interface LoginHostProps {
  /** Loads the sheet; must be stable across renders. */
  readonly load: () => Promise<ComponentType>;
  /** The code of the sheet cannot be loaded. */
  readonly onUnavailable: () => void;
}

/** Opens the log-in over the page where a shopper is needed; the page continues by itself afterwards. */
export function LoginHost({ load, onUnavailable }: LoginHostProps) {
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
    load().then(
      (loaded) => setSheet(() => loaded),
      () => {
        account.cancelLogIn();
        unavailable.current();
      },
    );
  }, [isOpen, Sheet, account, load]);

  return Sheet === undefined ? null : <Sheet />;
}
