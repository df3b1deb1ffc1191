import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findChromium, headlessShell } from './browser.ts';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';
import { enginePackages, findFirefox, findWebKit } from './engines.ts';

const fontPackages = ['fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-roboto'];

/** Whether there are fonts for Chinese, and the one whose widths the layout tests depend on. */
function hasFonts(): boolean {
  try {
    return [':lang=zh', 'Roboto'].every(
      (pattern) => execFileSync('fc-list', [pattern], { encoding: 'utf8' }).trim() !== '',
    );
  } catch {
    return false; // no fontconfig, so no fonts either
  }
}

/** Installs a Chromium where it is missing, and fonts for the eight languages. */
export function ensureBrowser(): void {
  if (canInstallDebianPackages()) {
    const isShellMissing = !process.env['PAWLET_CHROMIUM'] && !existsSync(headlessShell);
    const missing = [
      ...(isShellMissing ? ['chromium-headless-shell'] : []),
      ...(hasFonts() ? [] : fontPackages),
    ];
    if (missing.length > 0) installDebianPackages(missing);
    // Debian derivatives only have the full browser, and install nothing of a list with an unknown name.
    if (!findChromium()) installDebianPackages(['chromium', ...fontPackages]);
  }
  if (!findChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

/**
 * Installs engines for the journeys where they are missing and Debian has them; without them their journeys are
 * skipped.
 */
export function ensureEngines(engines: readonly (keyof typeof enginePackages)[]): void {
  const find = { firefox: findFirefox, webkit: findWebKit };
  const missing = engines.filter((engine) => find[engine]() === undefined);
  if (missing.length > 0 && canInstallDebianPackages())
    installDebianPackages(missing.flatMap((engine) => enginePackages[engine]));
}
