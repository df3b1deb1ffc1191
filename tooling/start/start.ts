import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { StartError, startServer } from '../../packages/server/src/main.ts';
import { isStorefrontStale, storefrontFolder, root, storybookFolder } from './sources.ts';

/**
 * Builds what is missing or stale, then serves storefront and API from one process. `PAWLET_MALL_DIR` is the folder of
 * another build of the storefront, which is served as it is.
 */
const otherFolder = process.env['PAWLET_MALL_DIR'] ?? '';
if (otherFolder === '' && isStorefrontStale()) {
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=@pawlet/source',
      join(root, 'tooling/start/build.ts'),
      '--storefront',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

try {
  await startServer({
    environment: process.env,
    storefrontFolder: otherFolder === '' ? storefrontFolder : otherFolder,
    storybookFolder,
    prefersDemo: true,
    log: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
