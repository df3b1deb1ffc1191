import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from './browser.ts';
import { enginePackages, findFirefox, findWebKit } from './engines.ts';

const fontPackages = ['fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-roboto'];

function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function aptInstall(packages: readonly string[]): boolean {
  console.log(`browsers: installing ${packages.join(', ')} with apt-get`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  return install.status === 0;
}

function hasFontsForChinese(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false; // no fontconfig, so no fonts either
  }
}

/** Finds a Chromium or installs one, with fonts for the eight languages. Answers its path, or undefined if none is to be had. */
export function ensureBrowser(): string | undefined {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasFontsForChinese() ? [] : fontPackages)];
  if (missing.length > 0 && canInstallDebianPackages()) aptInstall(missing);
  if (!findChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

/** Installs Firefox and WebKit for the smoke journey where they are missing and Debian has them; without them it skips. */
export function ensureEngines(): void {
  const isMissing = findFirefox() === undefined || findWebKit() === undefined;
  if (isMissing && canInstallDebianPackages()) aptInstall(enginePackages);
}
