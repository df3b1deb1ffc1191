import { lazy } from '@pawlet/core/lazy';
import { useAction, useHost, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Icon, IconButton } from '@pawlet/widgets/ui';
import { useStorefront } from '../../storefront.ts';
import { homeMessages } from './homeMessages.ts';

const scanning = lazy(() => import('./findScannedRoute.ts'));

/** Scans a code and opens its route; nothing where the host cannot scan. */
export function ScanButton() {
  const { api, session } = usePawlet();
  const { navigation, routes } = useStorefront();
  const host = useHost();
  const text = useText(homeMessages);
  const showToast = useToast();
  const { run } = useAction(async () => {
    const scanned = await host.scanCode();
    if (scanned === undefined) return;
    const { findScannedRoute } = await scanning.load();
    const { country } = session.store.getState();
    const shared = await api.site.shareOrigin(country).catch(() => undefined);
    const route = findScannedRoute(scanned, routes, [
      location.origin,
      ...(shared === undefined ? [] : [shared]),
    ]);
    if (route === undefined) showToast(text('home.scanUnknown'));
    else await navigation.open(route);
  });
  if (!host.isAvailable('scanCode')) return null;
  return (
    <IconButton icon={<Icon name="scan" size={22} />} label={text('home.scan')} onClick={() => void run()} />
  );
}
