import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findNamedFiles } from './imagedFiles.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** Instructions of the Dockerfile, continued lines joined, comments removed. */
const instructions: readonly Instruction[] = read('Dockerfile')
  .replaceAll(/\\\n\s*/gu, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', ...rest] = line.split(' ');
    return { word, rest: rest.join(' ') };
  });
const all = (word: string) => instructions.filter((known) => known.word === word).map(({ rest }) => rest);
const stages = all('FROM');
const lastStage = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'));
const inLast = (word: string) => lastStage.filter((known) => known.word === word).map(({ rest }) => rest);

describe('the Dockerfile', () => {
  it('uses valid instructions, stages that are defined before, and no other base than slim Node', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(instructions.map(({ word }) => word).filter((word) => !known.includes(word))).toEqual([]);
    const names: string[] = [];
    for (const stage of stages) {
      const [base = '', , name] = stage.split(' ');
      expect(names.includes(base) || /^node:\d+\.\d+\.\d+-slim$/u.test(base), stage).toBe(true);
      if (name !== undefined) names.push(name);
    }
    for (const copy of all('COPY')) {
      const from = /--from=(\S+)/u.exec(copy)?.[1];
      if (from !== undefined) expect(names).toContain(from);
    }
  });

  it('runs the Node version that the shop is tested with', () => {
    const manifest = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
    const versions = [...read('Dockerfile').matchAll(/node:([\d.]+)-slim/gu)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([manifest.devDependencies['node']]));
  });

  it('runs as an unprivileged user, has a health check, and starts without a shell', () => {
    expect(inLast('USER')).toEqual(['node']);
    expect(inLast('HEALTHCHECK')[0]).toContain('/healthz');
    for (const command of [...inLast('CMD'), inLast('HEALTHCHECK')[0]?.split('CMD ')[1] ?? '']) {
      expect(JSON.parse(command)).toEqual(expect.arrayContaining(['node']));
    }
    expect(inLast('RUN').filter((command) => command.includes('npm'))).toEqual([]);
  });

  it('installs exactly the lock file, and no development dependencies in the final stage', () => {
    const installs = all('RUN').filter((command) => command.startsWith('npm'));
    expect(installs.every((command) => command.startsWith('npm ci --ignore-scripts'))).toBe(true);
    expect(installs.at(-1)).toContain('--omit=dev');
    expect(all('ENV').join(' ')).not.toMatch(/secret|token|password/iu);
  });

  it('copies existing paths, every workspace included', () => {
    const local = all('COPY').filter((copy) => !copy.includes('--from='));
    for (const path of local.flatMap((copy) => copy.split(' ').slice(0, -1))) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    for (const workspace of Object.keys(packages).filter((path) => /^packages\/[^/]+$/u.test(path))) {
      expect(all('COPY').join('\n')).toContain(`COPY ${workspace}/package.json`.slice('COPY '.length));
    }
  });

  it('contains every file and package that the server and the operator refer to', () => {
    const { paths, packages } = findNamedFiles(root, [
      'packages/server/src/main.ts',
      'packages/server/src/operator.ts',
    ]);
    const copied = inLast('COPY').map((copy) => copy.split(' ').at(-1)?.replace(/\/$/u, '') ?? '');
    const isCopied = (path: string) =>
      copied.some((target) => path === target || path.startsWith(`${target}/`));
    expect([...paths].filter((path) => !isCopied(path))).toEqual([]);
    // Directory reads, worker threads, and the other package are among the references found.
    expect([...paths]).toEqual(
      expect.arrayContaining([
        'packages/server/media',
        'packages/server/src/db/migrations',
        'packages/server/src/adapters/documents/documentWorker.ts',
        'packages/shell/dist',
        'packages/core/src/contract/index.ts',
      ]),
    );
    const dependencies = ['server', 'core'].flatMap((name) =>
      Object.keys(
        (JSON.parse(read(`packages/${name}/package.json`)) as { dependencies?: object }).dependencies ?? {},
      ),
    );
    expect([...packages].filter(([name]) => !dependencies.includes(name))).toEqual([]);
    expect([...packages.keys()]).toEqual(expect.arrayContaining(['pg', 'sharp', '@embedpdf/fonts-sc']));
  });

  it('prints tables of the operator without any npm output, and without checking for a newer npm', () => {
    const environment = inLast('ENV').join(' ').split(' ');
    expect(environment).toContain('NPM_CONFIG_LOGLEVEL=silent');
    expect(environment).toContain('NPM_CONFIG_UPDATE_NOTIFIER=false');
  });

  it('excludes history, data and build results', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '.data']),
    );
  });
});
