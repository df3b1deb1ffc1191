import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/** An origin that is not the shop's. */
export interface PartnerOrigin {
  readonly origin: string;
  /**
   * Serves a page there, under the strictest policy that the embed script supports; `shops` are further origins of
   * shops, `more` further directives.
   */
  put(path: string, html: string, shops?: string, more?: string): void;
  close(): Promise<void>;
}

/** Serves a partner's pages; `shop` returns the shop's origin once it is known. */
export async function servePages(shop: () => string): Promise<PartnerOrigin> {
  const pages = new Map<string, { readonly html: string; readonly shops: string; readonly more: string }>();
  const server = createServer((request, response) => {
    const found = pages.get((request.url ?? '').split('?')[0] ?? '');
    const sources = `${shop()} ${found?.shops ?? ''}`;
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${sources}; connect-src ${sources}; img-src ${sources}; frame-src ${sources}; require-trusted-types-for 'script'; trusted-types pawlet partner${found?.shops ? " 'allow-duplicates'" : ''}; ${found?.more ?? ''}`,
    });
    response.end(found?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, html, shops = '', more = '') => void pages.set(path, { html, shops, more }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page with the embed script; `attributes` are those of its tag, `lang` is that of the page. */
export function pageWith(
  shop: string,
  body: string,
  more: { readonly version?: string; readonly attributes?: string; readonly lang?: string } = {},
): string {
  const { version = '1', attributes = '', lang = 'zh' } = more;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Partner</title>
<script async crossorigin ${attributes} src="${shop}/embed/v${version}/pawlet.js"></script></head><body>${body}</body></html>`;
}

/** Adds a script to a page, under a policy of the page's own for trusted types. */
export async function addScript(page: Page, src: string): Promise<void> {
  await page.evaluate((url) => {
    type Rules = { readonly createScriptURL: (text: string) => string };
    const { trustedTypes } = window as unknown as {
      readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
    };
    const policy = trustedTypes?.createPolicy('partner', { createScriptURL: (text) => text });
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(url) ?? url;
    document.body.append(script);
  }, src);
}

/** What a partner's page has received: events of elements, and violations of its policy. */
export interface PageEvent {
  readonly name: string;
  readonly on: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const names = [
  'ready',
  'product-view',
  'cart-changed',
  'checkout',
  'purchase',
  'payment-result',
  'signed-in',
  'points-changed',
  'login-required',
  'close',
  'error',
];

/** Records these events from the page's first moment on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((all: readonly string[]) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    if (window.parent !== window) return;
    for (const name of all)
      document.addEventListener(`pawlet:${name}`, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        heard.push({ name: event.type, on: (event.target as Element).localName, detail });
      });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.push({ name: 'violation', on: violatedDirective, detail: { blockedURI } }),
    );
    addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      heard.push({ name: 'message', on: 'window', detail: { text: JSON.stringify(data) ?? '' } }),
    );
  }, names);
}

/** The events so far. */
export function readEvents(page: Page, name?: string): Promise<readonly PageEvent[]> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { readonly heard: readonly PageEvent[] }).heard.filter(
        (one) => wanted === undefined || one.name === wanted,
      ),
    name,
  );
}

/** The shop's sheet over the page. */
export function shopSheet(page: Page): FrameLocator {
  return page.frameLocator('dialog[open] iframe');
}

/** A product card with a link to the shop as its fallback content; `more` are further attributes. */
export function productCard(id: number, more = ''): string {
  return `<pawlet-product-card product-id="${id}" ${more}><a href="/fallback">看看商城</a></pawlet-product-card>`;
}

/** Opens a partner's page with this body. */
export async function openPartnerPage(
  partner: PartnerOrigin,
  {
    page,
    shop,
    body,
    version,
  }: {
    readonly page: Page;
    readonly shop: string;
    readonly body: string;
    readonly version?: string | undefined;
  },
): Promise<void> {
  partner.put('/', pageWith(shop, body, version === undefined ? {} : { version }));
  await listen(page);
  await page.goto(partner.origin);
}
