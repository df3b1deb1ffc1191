import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../release/pack.ts';
import { describeElements } from './describeElements.ts';
import { readWidgets } from './readWidgets.ts';
import { writeFiles } from './writeFiles.ts';

/** Writes the manifest, the editor data and the types of the embed elements: `npm run elements:generate`. */
const files = Object.entries(writeFiles(describeElements(await readWidgets()))).map(([path, text]) => {
  const file = join(root, 'packages/widgets', path);
  writeFileSync(file, text);
  return file;
});
spawnSync('npx', ['oxfmt', ...files], { cwd: root, stdio: 'inherit' });
