import { defineConfig } from 'tsdown';

const entries = [
  'api',
  'contract',
  'errors',
  'host',
  'http',
  'i18n',
  'lazy',
  'queries',
  'rules',
  'session',
  'storage',
  'theme',
];

/** One entry per folder, as package.json exports them, and the instance they share. */
export default defineConfig({
  entry: Object.fromEntries<string>([
    ['index', 'src/index.ts'],
    ...entries.map((entry) => [`${entry}/index`, `src/${entry}/index.ts`]),
  ]),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  unbundle: true,
  clean: true,
  fixedExtension: false,
});
