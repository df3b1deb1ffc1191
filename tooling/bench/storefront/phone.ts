import { type Browser, chromium, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../test/browser.ts';
import { prepareTaps } from './watchTap.ts';

/** A storefront page in a browser of a phone's size. */
export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Slows the CPU down by a factor. */
  slow(factor: number): Promise<void>;
  /** URLs that were requested since the last call. */
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** Starts the browser that the other measurements use too. */
export function launch(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArguments, ...extra],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Opens the storefront at a URL, as a shopper if there is a token. */
export async function openPhone(
  browser: Browser,
  {
    url,
    route,
    token,
  }: { readonly url: string; readonly route: string; readonly token?: string | undefined },
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await prepareTaps(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  let requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url());
  });
  if (token !== undefined) {
    const entry = JSON.stringify({ token, origin: url });
    await page.addInitScript((login) => localStorage.setItem('pawlet:login', login), entry);
  }
  await page.goto(`${url}/#${route}`);
  return {
    page,
    cdp,
    slow: async (rate) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate })),
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () => context.close(),
  };
}

/** Nodes of the document and heap of scripts, after garbage collection. */
export async function weigh({ cdp }: Phone): Promise<{ readonly nodes: number; readonly heapMb: number }> {
  for (let pass = 0; pass < 2; pass += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf('Nodes'), heapMb: valueOf('JSHeapUsedSize') / 2 ** 20 };
}
