import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { build } from 'vite';
import type { AppStart } from './app.ts';
import type { PartnerStart } from './partner.ts';

/** The site of a partner, on an origin of its own. */
export interface PartnerSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Bundles a script of this folder for a page. */
async function bundle(name: 'partner' | 'app'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pawlet/source', 'module', 'browser'] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: `pawlet_${name}`,
      },
    },
  });
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const file of result.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error(`${name} was not bundled.`);
}

/** Serves a page that can embed the shop. */
export async function servePartner(): Promise<PartnerSite> {
  const script = await bundle('partner');
  const page =
    '<!doctype html><html lang="en"><title>Partner</title><body><script src="/partner.js"></script>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/partner.js';
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    response.end(isScript ? script : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The partner has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Opens the partner's page with the shop in a frame; answers the frame. */
export async function openPartner(page: Page, site: PartnerSite, start: PartnerStart): Promise<Frame> {
  await page.goto(`${site.origin}/`);
  await page.evaluate((given) => window.startPartner(given), start);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The frame has no page.');
  return frame;
}

/** Puts an app around every page that is opened from now on. */
export async function putIntoApp(page: Page, start: AppStart): Promise<void> {
  await page.addInitScript((given) => {
    window.appStart = given;
  }, start);
  await page.addInitScript(await bundle('app'));
}
