import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../release/pack.ts';
import { ensureBrowser } from './ensureBrowser.ts';

/**
 * Builds the packages and buys in each project that installs them: `npm run test:consumers`. Arguments select projects
 * by name: `npm run test:consumers -- -g Vue`.
 */
ensureBrowser();

function run(command: readonly string[]): void {
  const { status } = spawnSync('npx', command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PAWLET_FULL: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run(['npm', 'run', '--silent', 'build']);
run([
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  'e2e/consumers.test',
  'e2e/reactNative.test',
  '--reporter=list',
  ...process.argv.slice(2),
]);
