import { globSync } from 'node:fs';
import process from 'node:process';

/** Debian packages with the engines that journeys run in besides Chromium. */
export const enginePackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

function findFirst(...patterns: readonly string[]): string | undefined {
  return patterns.filter((pattern) => pattern !== '').flatMap((pattern) => globSync(pattern))[0];
}

/** Path of a Firefox: `PAWLET_FIREFOX`, or the system's. Undefined if there is none. */
export function findFirefox(): string | undefined {
  return findFirst(
    process.env['PAWLET_FIREFOX'] ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
}

/** What WebKit's browser needs to run without a screen. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** The virtual display. */
  readonly screen: string;
}

/** Paths of WebKit's own small browser, its driver and a display for it. Undefined if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findFirst('/usr/bin/WebKitWebDriver');
  const browser = findFirst(
    '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
  );
  const screen = findFirst('/usr/bin/Xvfb');
  if (driver === undefined || browser === undefined || screen === undefined) return undefined;
  return { driver, browser, screen };
}
