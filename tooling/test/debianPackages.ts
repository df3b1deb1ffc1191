import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** True where the test run may install Debian packages: as root, as on a fresh test machine. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

let isUpToDate = false;

/** Installs Debian packages; the caller checks afterwards what was installed. */
export function installDebianPackages(packages: readonly string[]): void {
  console.log(`tests: installing ${packages.join(', ')} with apt-get`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpToDate) spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  isUpToDate = true;
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...packages],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    },
  );
}
