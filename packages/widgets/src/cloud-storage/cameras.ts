import type { CloudDevice } from '@pawlet/core/api';
import type { HostDevice } from '@pawlet/core/host';

/** A camera to select. */
export interface Camera extends CloudDevice {
  /** False for one known only to the surrounding app: nothing can be bought for it yet. */
  readonly isLinked: boolean;
}

/**
 * The account's cameras, followed by those known only to the app. The app's name of a camera takes precedence: the
 * shopper chose it there.
 */
export function mergeCameras(account: readonly CloudDevice[], app: readonly HostDevice[]): readonly Camera[] {
  const named = new Map(app.map((device) => [device.id, device]));
  const linked = account.map((device): Camera => {
    const name = named.get(device.id)?.name.trim() ?? '';
    return { ...device, name: name === '' ? device.name : name, isLinked: true };
  });
  const known = new Set(account.map(({ id }) => id));
  const others = Array.from(named.values())
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, model }): Camera => ({ id, name, model, expiresAt: undefined, isLinked: false }));
  return [...linked, ...others];
}

/** The camera to show: the requested one if plans can be bought for it, else the first such one. */
export function chooseCamera(cameras: readonly Camera[], wanted: string | undefined): Camera | undefined {
  const linked = cameras.filter(({ isLinked }) => isLinked);
  return linked.find(({ id }) => id === wanted) ?? linked[0];
}
