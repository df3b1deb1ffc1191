import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags that let Chromium run headless as root without calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
] as const;

/**
 * Debian's Chromium without windows. The full one opens a window with its own pages for each context of a test,
 * although invisible, and takes a fifth more of the processor.
 */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium to test with: `PAWLET_CHROMIUM`, the system's, or Playwright's own. Undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['PAWLET_CHROMIUM'], ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
