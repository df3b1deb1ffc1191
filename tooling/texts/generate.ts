import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeModules } from './writeModules.ts';

/** Writes the modules of all texts from `packages/<name>/locales`: `npm run texts:generate`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
for (const { path, code } of await writeModules(root)) writeFileSync(join(root, path), code);
