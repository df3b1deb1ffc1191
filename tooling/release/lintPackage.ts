import { spawnSync } from 'node:child_process';
import { root, type PackedPackage } from './pack.ts';

/**
 * Runs publint and attw on a tarball, as an outside user would; returns their findings, or nothing. Entries that are
 * not code have no types to check.
 */
export function lintPackage({ tarball, manifest }: PackedPackage): string | undefined {
  const others = Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'string')
    .map(([entry]) => entry);
  const findings = [
    run(['publint', '--strict', tarball]),
    run([
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--exclude-entrypoints',
      ...others,
    ]),
  ].filter((finding) => finding !== undefined);
  return findings.length === 0 ? undefined : findings.join('\n');
}

function run(command: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('npx', command, { cwd: root, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
