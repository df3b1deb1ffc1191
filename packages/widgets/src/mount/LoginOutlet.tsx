import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useStore } from 'zustand';
import { usePawlet } from '../runtime/index.ts';

/** Asks for the log-in over the page where something needs a shopper. Its code comes with the first question. */
export function LoginOutlet(): ReactElement | null {
  const { account } = usePawlet();
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  const [Sheet, setSheet] = useState<ComponentType>();
  useEffect(() => account.attachPrompt(), [account]);
  useEffect(() => {
    if (!isOpen || Sheet !== undefined) return undefined;
    let isOver = false;
    import('./loginSheetChunk.ts').then(
      (module) => {
        if (!isOver) setSheet(() => module.LoginSheet);
        return undefined;
      },
      // Without its code nobody can log in: what waits for it hears of it.
      () => account.cancelLogIn(),
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, Sheet, account]);
  return Sheet === undefined ? null : <Sheet />;
}
