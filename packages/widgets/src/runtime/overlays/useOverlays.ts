import type { LogInPurpose } from '@pawlet/core';
import { useCallback, useState } from 'react';
import { useStore } from '../useStore.ts';
import { usePawletContext } from '../PawletContext.ts';
import type { ConfirmRequest, OverlayState, ToastRequest } from './createOverlays.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Shows a toast: a text, or a text with a button. The function is stable. */
export function useToast(): (toast: string | ToastRequest) => void {
  const { overlays } = usePawletContext();
  return useCallback(
    (toast) => overlays.showToast(typeof toast === 'string' ? { text: toast } : toast),
    [overlays],
  );
}

/** Opens a confirmation dialog; resolves with true when confirmed. The function is stable. */
export function useConfirm(): (request: ConfirmRequest) => Promise<boolean> {
  return usePawletContext().overlays.confirm;
}

/**
 * Prompts for a log-in if nobody is logged in; resolves with true when somebody is. For a purchase a visitor can
 * continue as a guest. The function is stable.
 */
export function useRequireLogin(): (purpose?: LogInPurpose) => Promise<boolean> {
  const { account } = usePawletContext().pawlet;
  return useCallback((purpose) => account.requestLogIn(purpose), [account]);
}

/**
 * Renders the overlays of the shop if `isActive`, which is true for one of all mounted outlets. For the ui's
 * OverlayOutlet.
 */
export function useOverlayOutlet(): {
  readonly isActive: boolean;
  readonly state: OverlayState;
  /** Makes this outlet the one that renders. */
  readonly raise: () => void;
} {
  const { overlays } = usePawletContext();
  const [outlet] = useState(() => Symbol('outlet'));
  useLayoutEffect(() => overlays.attachOutlet(outlet), [overlays, outlet]);
  const state = useStore(overlays.store, (open) => open);
  const raise = useCallback(() => overlays.raiseOutlet(outlet), [overlays, outlet]);
  return { isActive: state.outlets[0] === outlet, state, raise };
}
