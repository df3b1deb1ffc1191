import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const projects = [
  'tsconfig.json',
  ...readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/tsconfig.json`)
    .filter((path) => existsSync(join(root, path))),
  'packages/server/src/demo-store/tsconfig.json',
  'packages/shell/worker/tsconfig.json',
];

/**
 * The native compiler checks six times as fast as the one that the other tools (API reports, dependency-cruiser) load
 * as a library. Both packages include a `tsc`, so it is called by its path.
 */
const compiler = 'node_modules/typescript7/bin/tsc';

let failed = false;
for (const project of projects) {
  // A second check only looks at what depends on a changed file.
  const cache = `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', cache],
    { cwd: root, stdio: 'inherit' },
  );
  console.log(`types: ${project} ${status === 0 ? 'ok' : 'FAILED'}`);
  failed ||= status !== 0;
}
if (failed) process.exit(1);
