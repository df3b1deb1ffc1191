import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { Lazy } from '@pawlet/core/lazy';
import { useLazyPart, usePawlet, useStore } from '@pawlet/widgets';

export interface LoginHostProps {
  readonly sheet: Lazy<{ readonly LoginSheet: ComponentType }>;
  /** The code of the sheet cannot be loaded. */
  readonly onUnavailable: () => void;
}

/** Opens the log-in over the page where a shopper is needed; the page continues by itself afterwards. */
export function LoginHost({ sheet, onUnavailable }: LoginHostProps) {
  const { account } = usePawlet();
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen);
  useEffect(() => account.attachPrompt(), [account]);
  const code = useLazyPart(sheet, isOpen, () => {
    account.cancelLogIn();
    onUnavailable();
  });
  return code.status === 'ready' ? <code.value.LoginSheet /> : null;
}
