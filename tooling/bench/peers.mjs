/**
 * Home as others would build it: a page of uni-app, and one of Vue with Vant's components, with the same data as the
 * hand-written floor. Their packages are installed for the run only, into the machine's folder for temporary files.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'peers');
const peers = [
  { name: 'uni-app', host: 'uni.test', build: ['uni', 'build'], output: 'dist/build/h5' },
  { name: 'Vue with Vant', host: 'vant.test', build: ['vite', 'build'], output: 'dist', source: 'vant' },
];
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Builds a peer and returns its files by their path; undefined where its packages cannot be installed. */
function buildPeer({ name, build, output, source = name }) {
  const place = mkdtempSync(join(tmpdir(), 'pawlet-bench-peer-'));
  const run = (command, parameters) =>
    execFileSync(command, parameters, { cwd: place, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  try {
    cpSync(join(folder, source), place, { recursive: true });
    try {
      run('npm', [
        'install',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--legacy-peer-deps',
        '--include=dev',
      ]);
    } catch (error) {
      console.log(`SKIP: ${name}: its packages cannot be installed: ${String(error.stderr).split('\n')[0]}`);
      return undefined;
    }
    run('npx', ['--no-install', ...build]);
    const files = globSync('**/*', { cwd: join(place, output) }).filter((file) => extname(file) in types);
    return new Map(
      files.map((file) => [
        file === 'index.html' ? '/' : `/${file}`,
        { type: types[extname(file)], body: readFileSync(join(place, output, file)) },
      ]),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The pages to serve, and what is measured of each. */
export function preparePeers() {
  const pages = new Map();
  const targets = [];
  for (const peer of peers) {
    const files = buildPeer(peer);
    if (files === undefined) continue;
    for (const [path, file] of files) pages.set(peer.host + path, file);
    targets.push({ name: peer.name, url: `https://${peer.host}/`, ready: '.price', count: 4 });
  }
  return { pages, targets };
}
