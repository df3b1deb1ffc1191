/**
 * `npm run compare:console`: builds what shoppers and partners load twice in a copy of the repository, once as it is and once
 * without the packages of the console, and compares every file. The first difference of a byte is an error.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { consoleTarget, root, type Target, targets } from '../start/sources.ts';

/** What exists for the people behind the shop only. */
const removed = ['packages/console', 'packages/operator'];
/** The build on React is for measurements. */
const compared = targets.filter(({ name, output }) => name !== consoleTarget.name && output === 'dist');

/** Copies the sources; installed packages are linked, those of the repository to their copies. */
function copyRepository(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    // A file may be removed and not committed yet.
    if (statSync(join(root, file), { throwIfNoEntry: false })?.isFile() !== true) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@pawlet'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@pawlet' && one !== '.cache'))
    symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@pawlet')))
    symlinkSync(readlinkSync(join(from, '@pawlet', name)), join(to, '@pawlet', name));
}

function build({ folder, output, command, environment, name }: Target, copy: string): void {
  console.log(`compare: building ${name}`);
  rmSync(join(copy, folder, output), { recursive: true, force: true });
  execFileSync('npx', [...command], {
    cwd: join(copy, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

/** Fingerprint of every file that was built, by its path. */
function readBuilt(copy: string): ReadonlyMap<string, string> {
  const files = compared.flatMap(({ folder, output }) =>
    readdirSync(join(copy, folder, output), { recursive: true, withFileTypes: true })
      // Types are not loaded by anybody, and the order in which the compiler writes them varies.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files
      .toSorted()
      .map((file) => [relative(copy, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const copy = mkdtempSync(join(tmpdir(), 'pawlet-compare-'));
try {
  copyRepository(copy);
  const buildAll = (): ReadonlyMap<string, string> => {
    for (const target of compared) build(target, copy);
    return readBuilt(copy);
  };
  const whole = buildAll();
  for (const folder of removed) rmSync(join(copy, folder), { recursive: true });
  const without = buildAll();
  const names = [...new Set([...whole.keys(), ...without.keys()])];
  if (names.length === 0) throw new Error('compare: nothing was built');
  const different = names.filter((name) => whole.get(name) !== without.get(name));
  for (const name of different) console.error(`compare: ${name} is different without the console`);
  console.log(
    `compare: ${names.length} files with and without ${removed.join(' and ')}: ${different.length} differ`,
  );
  if (different.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
