import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { propertySeed } from './e2e/support/sample.ts';
import { shadowStyles } from './packages/shell/build/shadowStyles.ts';
import { chromiumArguments, findChromium } from './tooling/test/browser.ts';
import { framePage } from './tooling/test/framePage.ts';
import { LongestFirst } from './tooling/test/longestFirst.ts';
import { realStore } from './tooling/test/realStore.ts';
import { aliasesFor, serverRendering, type RenderedBy } from './tooling/test/serverRendering.ts';

const executablePath = findChromium();
const conditions = ['@pawlet/source', 'module', 'browser', 'development|production'];

const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'zustand',
    'zustand/vanilla',
    'penpal',
    'fast-check',
    'valibot',
    'comlink',
    'idb',
    'dompurify',
    'axe-core',
    'vitest-browser-react',
  ],
};

/** Each project needs settings of its own: vitest writes the project's name into them. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 812 } }],
});

/** For projects with property tests. */
const seeded = { setupFiles: ['./tooling/test/fixedSeed.ts'], provide: { propertySeed } };

/** What a page has to come to may take longer than Vitest's second where two pages are tested at a time. */
const patient = { poll: { timeout: 5000 } };

/** Widgets that a server has rendered and a page hydrates, with each library. */
const rendered = (library: RenderedBy) => ({
  plugins: [react(), realStore(), serverRendering(library)],
  resolve: { conditions, alias: aliasesFor(library) },
  optimizeDeps: library === 'react-19' ? optimizeDeps : { exclude: ['vitest-browser-react'] },
  test: {
    name: library,
    include: ['packages/widgets/test/**/*.rendered.test.tsx'],
    testTimeout: 60_000,
    maxWorkers: 1,
    expect: patient,
    browser: inBrowser(),
  },
});

/** Unit and API tests run in Node; widgets and pages are tested in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ssr: { resolve: { conditions: ['@pawlet/source', 'node', 'module'] } },
        resolve: { conditions: ['@pawlet/source', 'node', 'import', 'module', 'default'] },
        test: {
          ...seeded,
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/*.{browser,host}.test.ts', '**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        ssr: { resolve: { conditions: ['@pawlet/source', 'node', 'module'] } },
        resolve: { conditions: ['@pawlet/source', 'node', 'import', 'module', 'default'] },
        test: {
          ...seeded,
          name: 'hosts',
          environment: 'node',
          include: ['e2e/hosts/**/*.test.ts', 'packages/react-native/test/**/*.host.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Times are measured here.
          fileParallelism: false,
        },
      },
      {
        plugins: [react(), framePage()],
        resolve: { conditions },
        optimizeDeps,
        test: {
          ...seeded,
          name: 'browser',
          include: [
            'packages/*/src/**/*.test.tsx',
            'packages/*/src/**/*.browser.test.ts',
            'packages/*/test/**/*.browser.test.ts',
            'packages/*/test/**/*.test.tsx',
          ],
          exclude: ['**/*.{elements,rendered}.test.tsx', '**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
          maxWorkers: 2,
          expect: patient,
          browser: inBrowser(),
        },
      },
      {
        // Styles go into shadow roots and into the page alike.
        plugins: [react(), shadowStyles({ alsoInDocument: true }), realStore()],
        resolve: { conditions },
        optimizeDeps,
        test: {
          ...seeded,
          name: 'elements',
          include: ['packages/*/{src,test}/**/*.elements.test.tsx'],
          testTimeout: 20_000,
          maxWorkers: 2,
          expect: patient,
          browser: inBrowser(),
        },
      },
      rendered('react-18'),
      rendered('react-19'),
      rendered('preact'),
    ],
  },
});
