import { expect, test, type Page } from '@playwright/test';
import { openPartner, servePartner, type PartnerSite } from './support/bridge/stage.ts';
import { makeAddress, putIntoCart } from './support/buying.ts';
import { startFaultProxy, type FaultProxy } from './support/faultProxy.ts';
import { makeAccount, newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

/** The latency of every request; a browser has six connections to a server without HTTP/2. */
const latencyMs = 1500;

let partner: PartnerSite;
let line: FaultProxy;
const store = useStore(async () => {
  partner = await servePartner();
  line = await startFaultProxy(() => store.url, { latencyMs });
  return { PAWLET_PARTNER_ORIGINS: partner.origin, PAWLET_PUBLIC_ORIGIN: line.origin };
});
test.afterAll(async () => {
  await Promise.all([partner.close(), line.close()]);
});

/** Counts the requests in the frame's longest chain of sequential ones, as if all connections were free. */
function countRequestChain(page: Page): () => number {
  let ended = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(line.origin)) return;
    const place = ended + 1;
    void (async () => {
      // A navigation that another one has replaced gets no response.
      const response = await request.response().catch(() => null);
      if (response !== null) ended = Math.max(ended, place);
    })();
  });
  return () => ended;
}

interface Case {
  readonly widget: string;
  readonly who: 'visitor' | 'shopper';
  /** The page, its files, and its data; for a shopper the log-in first. */
  readonly roundTrips: number;
}

const cases: readonly Case[] = [
  { widget: 'product-card?product-id=1', who: 'visitor', roundTrips: 3 },
  { widget: 'sign-in-calendar', who: 'visitor', roundTrips: 3 },
  { widget: 'cart', who: 'shopper', roundTrips: 4 },
  { widget: 'sign-in-calendar', who: 'shopper', roundTrips: 4 },
  // The offers depend on the existing kinds of storage.
  { widget: 'cloud-storage', who: 'shopper', roundTrips: 5 },
  // The price depends on the address.
  { widget: 'checkout', who: 'shopper', roundTrips: 5 },
];

for (const { widget, who, roundTrips } of cases) {
  test(`${widget} of a ${who} is shown after ${roundTrips} round trips`, async ({ page }, {
    annotations,
  }) => {
    let token: string | undefined;
    let options = '';
    if (who === 'shopper') {
      const client = await makeAccount(newShopper(page, store.url));
      await makeAddress(client);
      const row = await putIntoCart(client);
      if (widget === 'checkout') options = `?lines=${row}`;
      ({ token } = client);
    }
    const countChain = countRequestChain(page);
    const countRoundTrips = line.countRoundTrips();
    await openPartner(page, partner, {
      src: `${line.origin}/widget.html#/${widget}${options}`,
      context: { language: 'de', country: 'DEU', token },
    });
    await page.evaluate(() => window.partner.connection?.ready);
    const readyAfter = countRoundTrips();
    const names = () => page.evaluate(() => window.partner.events.map(({ name }) => name));
    await expect.poll(names, { timeout: 30_000, intervals: [50] }).toContain('pawlet:ready');
    const shownAfter = countRoundTrips();
    annotations.push({
      type: 'figures',
      description: `ready after ${readyAfter} round trips, shown after ${shownAfter}, ${countChain()} in a chain`,
    });
    // The page, and its files.
    expect(readyAfter).toBeLessThanOrEqual(2);
    expect(countChain()).toBeLessThanOrEqual(roundTrips);
    // There are more than six files, so some wait for a connection.
    expect(shownAfter).toBeLessThanOrEqual(roundTrips + 1);
  });
}
