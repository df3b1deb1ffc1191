import { fileURLToPath } from 'node:url';
import { createMediaFiles } from '../../src/adapters/files/mediaFiles.ts';
import type { StoreDeps } from '../../src/http/appDeps.ts';
import type { MemoryFiles } from './memoryFiles.ts';
import { operate } from './operator.ts';

const media = createMediaFiles(fileURLToPath(new URL('../../media', import.meta.url)));

/** Exports a shop to files, or imports them, with the pictures of the demo. */
export function transferFolder(
  name: 'export' | 'import',
  deps: StoreDeps,
  files: MemoryFiles,
  ...flags: readonly string[]
) {
  return operate({ deps: { ...deps, files: media, localFiles: files.port } }, name, ['folder', ...flags]);
}
