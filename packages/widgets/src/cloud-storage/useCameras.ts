import type { HostDevice, HostPort } from '@pawlet/core/host';
import { cloudStorageQueries, type Query } from '@pawlet/core/queries';
import { useState } from 'react';
import { useIsLoggedIn, usePawlet, useQuery, useSession } from '../runtime/index.ts';
import { chooseCamera, mergeCameras, type Camera } from './cameras.ts';

export interface CamerasOptions {
  /** Serial number of the initial camera. @default the first one */
  readonly deviceId?: string | undefined;
  /** Called when the shopper selects another camera. */
  readonly onDevice?: ((deviceId: string) => void) | undefined;
}

/** The shopper's cameras and the selected one. */
export interface Cameras {
  readonly status: 'visitor' | 'loading' | 'failed' | 'ready';
  readonly cameras: readonly Camera[];
  /** Undefined without a camera that a plan can be bought for. */
  readonly camera: Camera | undefined;
  readonly choose: (deviceId: string) => void;
  /**
   * Requests the surrounding app's cameras, which may show the upgrade prompt; undefined if that is done or
   * unsupported.
   */
  readonly askApp: (() => void) | undefined;
  readonly reload: () => Promise<void>;
  readonly isRefreshing: boolean;
}

/** Loads the account's cameras, and those of the surrounding app where it provides them. */
export function useCameras({ deviceId, onDevice }: CamerasOptions): Cameras {
  const { host } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  const isPastGate = useSession(({ version }) => version === 1);
  const [chosen, setChosen] = useState<string>();
  const [hasAsked, setHasAsked] = useState(false);
  const account = useQuery(isSignedIn ? cloudStorageQueries.devices() : undefined);
  const isNative = host.platform !== 'browser' && host.platform !== 'web';
  const canAsk = isSignedIn && host.isAvailable('listDevices');
  // A gated app would show an upgrade prompt: only on the shopper's request.
  const isAsking = canAsk && (!isNative || isPastGate || hasAsked);
  const app = useQuery(isAsking ? listCameras(host) : undefined);
  const cameras = mergeCameras(account.data ?? [], app.data ?? []);
  return {
    status: isSignedIn ? account.status : 'visitor',
    cameras,
    camera: chooseCamera(cameras, chosen ?? deviceId),
    choose: (id) => {
      setChosen(id);
      onDevice?.(id);
    },
    askApp: canAsk && !isAsking ? () => setHasAsked(true) : undefined,
    reload: account.reload,
    isRefreshing: account.isRefreshing,
  };
}

/** The surrounding app's cameras. */
const listCameras = (host: HostPort): Query<readonly HostDevice[]> => ({
  key: ['app-devices'],
  load: () => host.listDevices(),
});
