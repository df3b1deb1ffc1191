import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findAndroidJar } from '../../tooling/test/androidJar.ts';
import { findJava } from '../../tooling/test/hosts.ts';
import { describeReplay } from './support/replaySuite.ts';

const example = fileURLToPath(new URL('../../examples/native-android', import.meta.url));
const replay = fileURLToPath(new URL('support/Replay.java', import.meta.url));
const plain = globSync(`${example}/src/**/*.java`);
const withAndroid = globSync(`${example}/webview/**/*.java`);

const java = findJava();
const folder = mkdtempSync(join(tmpdir(), 'pawlet-java-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeReplay('Java', () => {
  if (typeof java === 'string') return java;
  const classes = join(folder, 'plain');
  // What Android can run is older than what this machine can; the replay itself may be new.
  execFileSync(java.javac, ['--release', '8', '-Xlint:-options', '-d', classes, ...plain]);
  execFileSync(java.javac, ['-cp', classes, '-d', classes, replay]);
  return { command: java.java, parameters: ['-Dfile.encoding=UTF-8', '-cp', classes, 'Replay'] };
});

const android = findAndroidJar();
const reason = [java, android].find((found) => typeof found === 'string');
if (reason !== undefined) console.log(`SKIP: the Android host against API 23: ${reason}`);

describe.skipIf(reason !== undefined)('the Android host', () => {
  it('compiles against API 23, and is not compiled with androidx', () => {
    if (typeof java === 'string' || typeof android === 'string') return;
    const { status, stderr } = spawnSync(
      java.javac,
      [
        '-Xlint:all,-options',
        '-Werror',
        '-source',
        '8',
        '-target',
        '8',
        '-bootclasspath',
        android.jar,
        '-d',
        join(folder, 'android'),
        ...plain,
        ...withAndroid,
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(withAndroid.length).toBeGreaterThan(2);
    console.log('Android host: compiled against API 23, not run; the androidx variant is not compiled');
  });
});
