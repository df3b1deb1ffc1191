import type { BridgeEvent, ExactOrigin } from '@pawlet/bridge';
import { showShop } from '../../../examples/partner-page/showShop.ts';

/** A partner's page with an embedded shop, configured by its URL. */
const seen: BridgeEvent[] = [];
const parameters = new URLSearchParams(location.search);
const shop = showShop(document.body, {
  origin: String(parameters.get('shop')) as ExactOrigin,
  path: `/?partner=${parameters.get('registered')}`,
  language: 'fr',
  country: 'FRA',
  title: 'Shop',
  onEvent: (event) => void seen.push(event),
});
Object.assign(window, { partner: { seen, shop } });
