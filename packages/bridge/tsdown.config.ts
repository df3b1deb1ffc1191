import { defineConfig } from 'tsdown';

/** The page's code, the embedder's, the test utilities, and the shared code. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'guest/index': 'src/guest/index.ts',
    'host/index': 'src/host/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  fixedExtension: false,
});
