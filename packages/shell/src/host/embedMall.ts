import type { HostConnection } from '@pawlet/bridge/guest';
import type { Mall } from '../mall.ts';
import { parseAddress } from '../routing/hashAddress.ts';
import { findRoute } from '../routing/matchRoute.ts';
import { connectEmbedder, type EmbeddedPage } from './connectEmbedder.ts';

/** Options of `embedMall`. */
export interface EmbeddedMall extends Pick<EmbeddedPage, 'pawlet' | 'followed' | 'browser'> {
  readonly mall: Mall;
}

/** Connects the storefront with the app that it runs in. */
export function embedMall({ mall, ...page }: EmbeddedMall): HostConnection {
  const { navigation, routes, hostBar, trust } = mall;
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
