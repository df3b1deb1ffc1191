import { expect, test } from '@playwright/test';
import { openPartner, servePartner, type PartnerSite } from './support/bridge/stage.ts';
import { startFaultProxy, type FaultProxy } from './support/faultProxy.ts';
import { useStore } from './support/useStore.ts';

/** What every request waits; a browser has six connections to a server without HTTP/2. */
const latencyMs = 1500;

let partner: PartnerSite;
let line: FaultProxy;
const store = useStore(async () => {
  partner = await servePartner();
  line = await startFaultProxy(() => store.url, latencyMs);
  return { PAWLET_PARTNER_ORIGINS: partner.origin, PAWLET_PUBLIC_ORIGIN: line.origin };
});
test.afterAll(async () => {
  await Promise.all([partner.close(), line.close()]);
});

for (const hint of ['', '?lang=de&country_code=DEU']) {
  test(`a frame ${hint === '' ? 'with' : 'that is told its language in its address, with'} 1.5 s a request`, async ({
    page,
  }, { annotations }) => {
    const requested: string[] = [];
    const startedAt = Date.now();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      requested.push(`${Date.now() - startedAt} ms ${pathname}`);
    });
    await openPartner(page, partner, {
      src: `${line.origin}/widget.html#/cart${hint}`,
      context: { language: 'de', country: 'DEU' },
    });
    const names = () => page.evaluate(() => window.partner.events.map(({ name }) => name));
    await expect.poll(names, { timeout: 30_000, intervals: [50] }).toContain('pawlet:ready');
    const readyAfterMs = Date.now() - startedAt;
    annotations.push({ type: 'ready', description: `${readyAfterMs} ms; ${requested.join(', ')}` });
    // One wave for the page, two of six for its files, and what it shows. The texts are no wave of their own where they are known.
    expect(readyAfterMs).toBeLessThan((hint === '' ? 8 : 6) * latencyMs);
  });
}
