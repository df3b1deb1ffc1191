import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findMistakes } from './findings.ts';
import { lintPackage } from './lintPackage.ts';
import { codeEntries } from './manifest.ts';
import { pack, publishedPackages, root, type PackedPackage } from './pack.ts';
import { readPlan, withNextVersions } from './plan.ts';
import { weighEntry } from './weighEntry.ts';

/**
 * Shows what would be published, without publishing and without writing to the repository except for `dist`: builds,
 * takes the next versions from the changesets, packs, and checks what npm would send. `--keep <folder>` keeps the
 * tarballs, ready to publish; `--no-build` uses the last build of the packages.
 */
const { values } = parseArgs({
  options: { keep: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
});
const into =
  values.keep === undefined ? mkdtempSync(join(tmpdir(), 'pawlet-release-')) : resolve(values.keep);
mkdirSync(into, { recursive: true });

const problems: string[] = [];
const plan = readPlan();
const found = publishedPackages();
if (!values['no-build']) {
  for (const { folder } of found) run(`${folder}: the build`, join(root, folder), ['npx', 'tsdown']);
}
try {
  for (const { folder, manifest } of found) {
    const release = plan.find(({ name }) => name === manifest.name);
    const packed = pack({ folder, manifest: withNextVersions(manifest, plan) }, into);
    await print(packed, manifest.version, release?.changesets ?? []);
    const mistakes = findMistakes(packed.manifest, packed.files);
    const lint = lintPackage(packed);
    problems.push(
      ...[...mistakes, ...(lint === undefined ? [] : [lint])].map((text) => `${folder}: ${text}`),
    );
  }
  run('the API reports', root, ['npm', 'run', '--silent', 'check:api']);
} finally {
  if (values.keep === undefined) rmSync(into, { recursive: true, force: true });
}

if (values.keep !== undefined) console.log(`\nThe tarballs are in ${into}`);
for (const problem of problems) console.error(`\nrelease: ${problem}`);
console.log(`\nrelease: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`);
if (problems.length > 0) process.exitCode = 1;

async function print(
  { folder, manifest, sizeBytes, unpackedBytes, files }: PackedPackage,
  oldVersion: string,
  changesets: readonly string[],
): Promise<void> {
  const versions =
    oldVersion === manifest.version
      ? `${oldVersion}, with no changeset waiting`
      : `${oldVersion} → ${manifest.version}`;
  console.log(`\n${manifest.name}  ${versions}`);
  if (changesets.length > 0) console.log(`  because of ${changesets.join(', ')}`);
  console.log(
    `  tarball ${kilobytes(sizeBytes)}, unpacked ${kilobytes(unpackedBytes)}, ${files.length} files`,
  );
  for (const { entry, code } of codeEntries(manifest)) {
    const size = await weighEntry(join(root, folder, code));
    console.log(`  ${(manifest.name + entry.slice(1)).padEnd(34)} ${kilobytes(size).padStart(9)} brotli`);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function run(what: string, folder: string, [program = '', ...parameters]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) problems.push(`${what} failed:\n${stdout}${stderr}`);
}
