import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Packs what will be published and lets publint and attw read the packages as a stranger would. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function isPublished(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    private?: boolean;
  };
  return manifest.private !== true;
}

function run(command: readonly string[], folder: string): boolean {
  return spawnSync('npx', command, { cwd: folder, stdio: 'inherit' }).status === 0;
}

let failed = false;
const packed = mkdtempSync(join(tmpdir(), 'pawlet-pack-'));
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = `packages/${name}`;
  if (!isPublished(folder)) continue;
  const pack = spawnSync('npm', ['pack', '--silent', '--pack-destination', packed], {
    cwd: join(root, folder),
    encoding: 'utf8',
  });
  const tarball = join(packed, pack.stdout.trim());
  const ok =
    pack.status === 0 &&
    run(['publint', '--strict', tarball], root) &&
    run(
      [
        'attw',
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--exclude-entrypoints',
        './parts',
        './ui',
        './style.css',
        './wire/schema.json',
        './package.json',
      ],
      root,
    );
  console.log(`packages: ${folder} ${ok ? 'ok' : 'FAILED'}`);
  failed ||= !ok;
}
rmSync(packed, { recursive: true, force: true });
if (failed) process.exit(1);
