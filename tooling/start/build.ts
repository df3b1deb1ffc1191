import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root, stampStorefront } from './sources.ts';

function build(
  what: string,
  folder: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): void {
  console.log(`build: ${what}`);
  const { status } = spawnSync('npx', command, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) {
    console.error(`build: ${what} failed`);
    process.exit(status ?? 1);
  }
}

const quiet = ['--logLevel', 'warn'];
build('the storefront', 'packages/shell', ['vite', 'build', ...quiet]);
stampStorefront();
if (!process.argv.includes('--storefront')) {
  build('the storefront on React', 'packages/shell', ['vite', 'build', ...quiet], {
    PAWLET_RUNTIME: 'react',
  });
  build('@pawlet/core', 'packages/core', ['tsdown', ...quiet]);
  build('@pawlet/bridge', 'packages/bridge', ['tsdown', ...quiet]);
  build('@pawlet/widgets', 'packages/widgets', ['tsdown', ...quiet]);
}
