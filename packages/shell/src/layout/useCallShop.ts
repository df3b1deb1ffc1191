import { useConfig, useHost } from '@pawlet/widgets';

/** Calls the shop; undefined where it has no telephone number. */
export function useCallShop(): (() => void) | undefined {
  const host = useHost();
  const phone = useConfig()?.phone ?? '';
  return phone === '' ? undefined : () => void host.openUrl(`tel:${phone}`);
}
