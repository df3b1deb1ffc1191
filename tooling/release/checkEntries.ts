import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const importer = fileURLToPath(new URL('importEntries.ts', import.meta.url));

/**
 * Imports built entries in Node, without a clock and a storage. Those without the directive `use client` are imported as
 * server components import them, with the React of a server, which has no state and no effects. Returns what fails,
 * or nothing.
 * @param files paths of the entries
 */
export function checkEntries(files: readonly string[]): string | undefined {
  const isClient = (file: string): boolean => /^["']use client["'];/u.test(readFileSync(file, 'utf8'));
  const findings = [
    importAll(
      files.filter((file) => !isClient(file)),
      ['--conditions=react-server'],
    ),
    importAll(files.filter(isClient), []),
  ].filter((finding) => finding !== '');
  return findings.length === 0 ? undefined : findings.join('\n');
}

/** The scripts among the exports of a manifest, as paths. */
export function listEntries(folder: string, exports: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target !== null && 'default' in target && typeof target.default === 'string'
      ? [join(folder, target.default)]
      : [],
  );
}

function importAll(files: readonly string[], flags: readonly string[]): string {
  if (files.length === 0) return '';
  const addresses = files.map((file) => pathToFileURL(file).href);
  const { status, stderr } = spawnSync(process.execPath, [...flags, importer, ...addresses], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}
