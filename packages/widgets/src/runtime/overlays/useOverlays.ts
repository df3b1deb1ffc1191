import type { LogInPurpose } from '@pawlet/core';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
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

/** Asks a question; resolves true when it is confirmed. The function is stable. */
export function useConfirm(): (request: ConfirmRequest) => Promise<boolean> {
  return usePawletContext().overlays.confirm;
}

/**
 * Asks for the log-in where nobody is logged in; resolves true when somebody is. For a purchase a visitor may stay a
 * guest. The function is stable.
 */
export function useRequireLogin(): (purpose?: LogInPurpose) => Promise<boolean> {
  const { account } = usePawletContext().pawlet;
  return useCallback((purpose) => account.requestLogIn(purpose), [account]);
}

/** Draws the overlays of the shop if `isActive`: one outlet of all that are mounted is. For the ui's OverlayOutlet. */
export function useOverlayOutlet(): {
  readonly isActive: boolean;
  readonly state: OverlayState;
  /** Makes this outlet the one that draws. */
  readonly raise: () => void;
} {
  const { overlays } = usePawletContext();
  const [outlet] = useState(() => Symbol('outlet'));
  useLayoutEffect(() => overlays.attachOutlet(outlet), [overlays, outlet]);
  const state = useStore(overlays.store);
  const raise = useCallback(() => overlays.raiseOutlet(outlet), [overlays, outlet]);
  return { isActive: state.outlets[0] === outlet, state, raise };
}
