import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tooling/test/browser.ts';
import { sample } from './support/sample.ts';

const executablePath = findChromium();

// Read again by each worker.
process.env['PAWLET_SAMPLE'] = String(sample);

/** Files that take more than half a minute start first, so that no worker is left alone with one at the end. */
const longest = ['engines*', 'renderedInEngines', 'consumers', 'embed'].map((file) => `**/${file}.test.ts`);

/** Journeys run against their own store, on the production build, at phone size. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '**/*.test.ts', testIgnore: ['**/hosts/**', ...longest] },
  ],
  globalSetup: './support/fillOnce.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    actionTimeout: 15_000,
    // A service worker would respond in place of what a test intercepts; offline.test.ts and update.test.ts allow it.
    serviceWorkers: 'block',
    // Recording slows every test by a tenth; to find a cause, run the file with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
