import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstallDebianPackages } from './debianPackages.ts';

const cache = fileURLToPath(new URL('../../.cache/android-23', import.meta.url));
const jar = join(cache, 'android.jar');
const installed = '/usr/lib/android-sdk/platforms/android-23/android.jar';
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Path of the class library of Android's API 23, or the reason why there is none. */
export function findAndroidJar(): { readonly jar: string } | string {
  const found = [installed, jar].find((path) => existsSync(path));
  return found === undefined
    ? "Android's API 23 (Debian's libandroid-23-java, of bullseye or sid) is missing"
    : { jar: found };
}

/** Fetches a package of another Debian release and unpacks it, without touching apt's state on this machine. */
function fetchFrom(release: string): void {
  const root = join(cache, release);
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(root, folder), { recursive: true });
  const sources = join(root, 'sources.list');
  writeFileSync(sources, `deb [signed-by=${keyring}] http://deb.debian.org/debian ${release} main\n`);
  writeFileSync(join(root, 'status'), '');
  const settings = {
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(root, 'lists'),
    'Dir::State::status': join(root, 'status'),
    'Dir::Cache': join(root, 'cache'),
    'Acquire::http::Timeout': '20',
    'APT::Sandbox::User': 'root',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const run = (command: string, parameters: readonly string[]): boolean =>
    spawnSync(command, parameters, { cwd: root, stdio: 'ignore', timeout: 120_000 }).status === 0;
  const [archive] =
    run('apt-get', [...options, 'update']) && run('apt-get', [...options, 'download', 'libandroid-23-java'])
      ? globSync(join(root, '*.deb'))
      : [];
  const unpacked = join(root, 'unpacked');
  if (archive !== undefined && run('dpkg-deb', ['-x', archive, unpacked])) {
    const found = join(unpacked, installed);
    if (existsSync(found)) copyFileSync(found, jar);
  }
  rmSync(root, { recursive: true, force: true });
}

/** Fetches the class library where it is missing and Debian has it. */
export function ensureAndroidJar(): void {
  for (const release of ['bullseye', 'sid']) {
    if (typeof findAndroidJar() !== 'string' || !canInstallDebianPackages()) return;
    console.log(`tests: fetching libandroid-23-java of Debian's ${release}`);
    fetchFrom(release);
  }
}
