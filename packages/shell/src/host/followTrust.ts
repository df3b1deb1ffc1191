import type { HostConnection } from '@pawlet/bridge/guest';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from './createFrameTrust.ts';

/** Trusts the embedding page for as long as its handshake lasts; the bridge connects to registered partners only. */
export function followTrust(trust: StoreApi<FrameTrust>, { state }: Pick<HostConnection, 'state'>): void {
  if (trust.getState() === 'own') return;
  const apply = (): void => {
    const { status } = state.get();
    if (status === 'connecting') trust.setState('waiting', true);
    else trust.setState(status === 'connected' ? 'trusted' : 'alone', true);
  };
  state.subscribe(apply);
  apply();
}
