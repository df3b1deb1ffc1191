import type { HostConnection } from '@pawlet/bridge/guest';
import type { Storefront } from '../storefront.ts';
import { parseAddress } from '../routing/hashAddress.ts';
import { findRoute } from '../routing/matchRoute.ts';
import { connectEmbedder, type EmbeddedPage } from './connectEmbedder.ts';

/** Options of `embedStorefront`. */
export interface EmbeddedStorefront extends Pick<EmbeddedPage, 'pawlet' | 'followed' | 'browser'> {
  readonly storefront: Storefront;
}

/** Connects the storefront with the app that it runs in. */
export function embedStorefront({ storefront, ...page }: EmbeddedStorefront): HostConnection {
  const { navigation, routes, hostBar, trust } = storefront;
  return connectEmbedder({
    ...page,
    trust,
    onBack: () => navigation.pressBack(),
    onNavigate: (route) => {
      if (findRoute(routes, parseAddress(route)) === undefined) return false;
      void navigation.open(route);
      return true;
    },
    onHostBar: (hasHostBar) => hostBar.setState(hasHostBar, true),
  });
}
