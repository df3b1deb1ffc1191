import { execFileSync, spawnSync } from 'node:child_process';
import { findChromium } from './browser.ts';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';
import { enginePackages, findFirefox, findWebKit } from './engines.ts';

const fontPackages = ['fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-roboto'];

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
  if (missing.length > 0 && canInstallDebianPackages()) installDebianPackages(missing);
  if (!findChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

/** Installs Firefox and WebKit for the smoke journey where they are missing and Debian has them; without them it skips. */
export function ensureEngines(): void {
  const isMissing = findFirefox() === undefined || findWebKit() === undefined;
  if (isMissing && canInstallDebianPackages()) installDebianPackages(enginePackages);
}
