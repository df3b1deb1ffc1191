import { expect, it } from 'vitest';
import { parseAddress } from '../routing/hashAddress.ts';
import { forgetServedHead } from './forgetServedHead.ts';
import type { Navigation } from './types.ts';

const served = `<title>Feeder</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="Feeds">
<meta name="robots" content="index">
<meta property="og:url" content="https://shop.test/goods/7">
<meta name="twitter:card" content="summary">
<link rel="canonical" href="https://shop.test/goods/7">
<link rel="alternate" hreflang="de" href="https://shop.test/de/goods/7">
<link rel="stylesheet" href="data:text/css,">
<script type="application/ld+json" data-product="7">{}</script>
<script type="application/ld+json">{}</script>`;

function createNavigation(route: string) {
  const listeners = new Set<() => void>();
  let address = parseAddress(route);
  const navigation = {
    getState: () => ({ current: { address } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as Navigation;
  const open = (next: string): void => {
    address = parseAddress(next);
    for (const listener of listeners) listener();
  };
  return { navigation, open, listeners };
}

it('what the head says of the first page goes with the first other page', () => {
  const head = document.createElement('div');
  head.innerHTML = served;
  const { navigation, open, listeners } = createNavigation('/pages/goods/detail?id=7');
  forgetServedHead(navigation, { head, location: { pathname: '/goods/7' } });
  open('/pages/goods/detail?id=7');
  expect(head.innerHTML).toBe(served);
  open('/pages/goods/detail?id=8');
  const left = Array.from(head.children, ({ outerHTML }) => outerHTML);
  expect(left).toEqual([
    '<title>Feeder</title>',
    '<meta name="viewport" content="width=device-width">',
    '<link rel="stylesheet" href="data:text/css,">',
    '<script type="application/ld+json" data-product="7">{}</script>',
  ]);
  expect(listeners.size).toBe(0);
});

it('nothing of it is left where another page was opened first', () => {
  const head = document.createElement('div');
  head.innerHTML = served;
  const { navigation } = createNavigation('/pages/goods/detail?id=8');
  forgetServedHead(navigation, { head, location: { pathname: '/goods/8' } });
  expect(head.querySelectorAll('[rel="canonical"], [hreflang], [property]')).toHaveLength(0);
});
