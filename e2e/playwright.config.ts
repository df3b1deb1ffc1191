import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tooling/test/browser.ts';
import { sample } from './support/sample.ts';

const executablePath = findChromium();

// Each worker reads it again.
process.env['PAWLET_SAMPLE'] = String(sample);

/** Journeys run against a store of their own, on what ships, at phone size. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  testIgnore: 'hosts/**',
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
    // A worker between page and network answers what a test means to; offline.test.ts and update.test.ts let it.
    serviceWorkers: 'block',
    // Recording every test makes each a tenth slower; whoever looks for a cause runs the file with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
