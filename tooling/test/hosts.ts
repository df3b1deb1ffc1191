import { existsSync, globSync } from 'node:fs';
import { ensureAndroidJar } from './androidJar.ts';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';

/** Debian packages that the WebKit example app needs, and a virtual display. */
const hostPackages = ['python3-gi', 'gir1.2-webkit2-4.1', 'xvfb', 'default-jdk-headless'];

const python = '/usr/bin/python3';
const screen = '/usr/bin/Xvfb';

/** Programs that run the WebKit app. */
export interface WebKitHostPrograms {
  /** The system's Python: another one would not find the system's modules. */
  readonly python: string;
  readonly screen: string;
}

/** The programs that run the WebKit app, or the reason why there are none. */
export function findWebKitHost(): WebKitHostPrograms | string {
  const missing = [
    ...(existsSync(python) && existsSync('/usr/lib/python3/dist-packages/gi') ? [] : ['python3-gi']),
    ...(globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0 ? [] : ['gir1.2-webkit2-4.1']),
    ...(existsSync(screen) ? [] : ['xvfb']),
  ];
  return missing.length > 0 ? `Debian's ${missing.join(', ')} is missing` : { python, screen };
}

/** Path of a Java compiler and its runtime, or the reason why there is none. */
export function findJava(): { readonly javac: string; readonly java: string } | string {
  const [javac, java] = ['/usr/bin/javac', '/usr/bin/java'];
  return existsSync(javac) && existsSync(java)
    ? { javac, java }
    : 'no Java compiler (Debian: default-jdk-headless)';
}

/** Installs what the native hosts need where it is missing and Debian has it; without it their tests are skipped. */
export function ensureHosts(): void {
  const isMissing = typeof findWebKitHost() === 'string' || typeof findJava() === 'string';
  if (isMissing && canInstallDebianPackages()) installDebianPackages(hostPackages);
  ensureAndroidJar();
}
