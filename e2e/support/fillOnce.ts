import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startStoreProcess } from '../../packages/server/test/store/storeProcess.ts';
import { isWhole, sample } from './sample.ts';
import { filledFolderVariable } from './store.ts';

/** Fills one store before the run, as the template of the files' stores; builds the storefront if it is stale. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes one
export default async function fillOnce(): Promise<() => void> {
  if (!isWhole) console.log(`sample of the matrix: PAWLET_SAMPLE=${sample}`);
  if (process.env[filledFolderVariable] !== undefined) return () => undefined;
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawlet-filled-'));
  const store = await startStoreProcess({ entry: 'tooling/start/start.ts', dataFolder });
  await store.end('SIGTERM');
  process.env[filledFolderVariable] = dataFolder;
  return () => rmSync(dataFolder, { recursive: true, force: true });
}
