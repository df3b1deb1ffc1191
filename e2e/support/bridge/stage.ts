import type { Frame, Page } from '@playwright/test';
import { bundleScript, serveSite, type Site } from '../serveSite.ts';
import type { AppStart } from './app.ts';
import type { PartnerStart } from './partner.ts';

/** A partner's site, on its own origin. */
export type PartnerSite = Pick<Site, 'origin' | 'close'>;

/** Serves a page that can embed the shop. */
export async function servePartner(): Promise<PartnerSite> {
  return serveSite({
    '/': '<!doctype html><html lang="en"><title>Partner</title><body><script src="/partner.js"></script>',
    '/partner.js': await bundleScript(new URL('partner.ts', import.meta.url)),
  });
}

/** Opens the partner's page with the shop in a frame; returns the frame. */
export async function openPartner(page: Page, site: PartnerSite, start: PartnerStart): Promise<Frame> {
  await page.goto(`${site.origin}/`);
  await page.evaluate((given) => window.startPartner(given), start);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The frame has no page.');
  return frame;
}

/** Adds a fake app around every page that is opened from now on. */
export async function putIntoApp(page: Page, start: AppStart): Promise<void> {
  await page.addInitScript((given) => {
    window.appStart = given;
  }, start);
  await page.addInitScript(await bundleScript(new URL('app.ts', import.meta.url)));
}
