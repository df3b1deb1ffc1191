import { existsSync, globSync } from 'node:fs';
import { ensureAndroidJar } from './androidJar.ts';
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.ts';

/** Debian packages that the native hosts need, and a virtual display. */
const hostPackages = ['python3-gi', 'gir1.2-webkit2-4.1', 'xvfb', 'default-jdk-headless', 'junit4', 'aapt'];

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

/** Path of Android's resource compiler, or the reason why there is none. */
export function findResourceCompiler(): { readonly aapt: string } | string {
  const aapt = '/usr/bin/aapt';
  return existsSync(aapt) ? { aapt } : 'no compiler of Android resources (Debian: aapt)';
}

/** The classes of JUnit 4 for Java's class path, or the reason why there are none. */
export function findJUnit(): { readonly classPath: string } | string {
  const jars = ['/usr/share/java/junit4.jar', '/usr/share/java/hamcrest-all.jar'];
  return jars.every((jar) => existsSync(jar)) ? { classPath: jars.join(':') } : 'no JUnit (Debian: junit4)';
}

/** Installs what the native hosts need where it is missing and Debian has it; without it their tests are skipped. */
export function ensureHosts(): void {
  const found = [findWebKitHost(), findJava(), findResourceCompiler(), findJUnit()];
  const isMissing = found.some((program) => typeof program === 'string');
  if (isMissing && canInstallDebianPackages()) installDebianPackages(hostPackages);
  ensureAndroidJar();
}
