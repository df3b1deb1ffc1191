import type { HostDevice, HostPort } from '@pawlet/core/host';
import { cloudStorageQueries, type Query } from '@pawlet/core/queries';
import { useState } from 'react';
import { useIsSignedIn, usePawlet, useQuery, useSession } from '../runtime/index.ts';
import { chooseCamera, mergeCameras, type Camera } from './cameras.ts';

export interface CamerasOptions {
  /** Serial number of the camera that is looked at first. @default the first one */
  readonly deviceId?: string | undefined;
  /** Called when the shopper looks at another camera. */
  readonly onDevice?: ((deviceId: string) => void) | undefined;
}

/** The shopper's cameras and the one that is looked at. */
export interface Cameras {
  readonly status: 'visitor' | 'loading' | 'failed' | 'ready';
  readonly cameras: readonly Camera[];
  /** Undefined without a camera that something can be bought for. */
  readonly camera: Camera | undefined;
  readonly choose: (deviceId: string) => void;
  /** Asks the app around the page for its cameras, which may first ask for an upgrade; undefined if that is done or not possible. */
  readonly askApp: (() => void) | undefined;
  readonly reload: () => Promise<void>;
  readonly isRefreshing: boolean;
}

/** Loads the cameras of the account, and those of the app around the page where it tells them. */
export function useCameras({ deviceId, onDevice }: CamerasOptions): Cameras {
  const { host } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const isPastGate = useSession(({ version }) => version === 1);
  const [chosen, setChosen] = useState<string>();
  const [hasAsked, setHasAsked] = useState(false);
  const account = useQuery(isSignedIn ? cloudStorageQueries.devices() : undefined);
  const isNative = host.platform !== 'browser' && host.platform !== 'web';
  const canAsk = isSignedIn && host.isAvailable('listDevices');
  // An app that the gate keeps out would ask for an upgrade: that only happens to who wants it.
  const isAsking = canAsk && (!isNative || isPastGate || hasAsked);
  const app = useQuery(isAsking ? camerasOf(host) : undefined);
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

/** The cameras that the app around the page knows. */
const camerasOf = (host: HostPort): Query<readonly HostDevice[]> => ({
  key: ['app-devices'],
  load: () => host.listDevices(),
});
