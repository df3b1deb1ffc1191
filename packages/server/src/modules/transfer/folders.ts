import type { StoreDeps } from '../../http/appDeps.ts';
import { counted } from '../operator/counted.ts';
import { localFilesWarning } from '../upload/localFilesWarning.ts';
import { exportShop } from './exportShop.ts';
import { createFolderSource } from './folderSource.ts';
import { ImportProblems, importShop, type KindOutcome } from './importShop.ts';
import { kinds } from './kinds.ts';
import { DataError } from './references.ts';
import { listSheets } from './sheetEntries.ts';
import { createShopPictures } from './shopPictures.ts';
import { createShopVideos } from './shopVideos.ts';

/** What became of an export or import, in English. */
export interface FolderOutcome {
  readonly isDone: boolean;
  readonly text: string;
}

const noFiles: FolderOutcome = { isDone: false, text: 'This shop cannot reach the files of its machine.' };

/** What is exported, and as what. */
export interface FolderExport {
  readonly folder: string;
  /** CSV instead of JSON. */
  readonly hasSheets: boolean;
  /** Times relative to now. */
  readonly hasRelativeTimes: boolean;
}

/** Exports the shop's products and content to files. */
export async function exportFolder(
  deps: StoreDeps,
  { folder, hasSheets, hasRelativeTimes }: FolderExport,
  now: number,
): Promise<FolderOutcome> {
  if (deps.localFiles === undefined) return noFiles;
  try {
    const media = { pictures: createShopPictures(deps), videos: createShopVideos(deps) };
    const exported = await exportShop(deps.db, deps.localFiles, folder, media, {
      form: hasSheets ? 'sheets' : 'json',
      relativeTo: hasRelativeTimes ? now : undefined,
    });
    const counts = exported.map(({ kind, entries }) => `${entries} ${kind.name}`);
    return { isDone: true, text: `${folder}: ${counts.join(', ')}.` };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const text = `The shop has data that the files cannot represent. ${error.message}`;
    return { isDone: false, text };
  }
}

/** What is imported, and how. */
export interface FolderImport {
  readonly folder: string;
  /** Changes nothing. */
  readonly isPreview: boolean;
  readonly setsStock: boolean;
  readonly prunes: boolean;
}

/** Imports such files: all of them, or nothing. */
export async function importFolder(
  deps: StoreDeps,
  { folder, isPreview, setsStock, prunes }: FolderImport,
  now: number,
): Promise<FolderOutcome> {
  const { localFiles, logger, uploads } = deps;
  if (localFiles === undefined) return noFiles;
  const source = createFolderSource(
    (name) => localFiles.open(folder, name),
    createShopPictures(deps),
    createShopVideos(deps),
  );
  try {
    const options = { now, isDry: isPreview, setsStock, prunes, measure: source.measure };
    const outcomes = await importShop(deps.db, source, options);
    if (outcomes.length === 0) {
      const names = kinds.flatMap((kind) => [`${kind.name}.json`, ...listSheets(kind)]);
      return { isDone: false, text: `There are no shop files in ${folder}: none of ${names.join(', ')}.` };
    }
    const changes = outcomes.reduce((sum, { added, changed, retired }) => sum + added + changed + retired, 0);
    const lines = [
      `${isPreview ? 'Nothing was changed yet. ' : ''}${counted(changes, 'change')}.`,
      ...outcomes.map(describe),
      ...outcomes.flatMap((outcome) => outcome.warnings.map((text) => `Warning: ${text}`)),
      ...(uploads.isLocal === true ? [localFilesWarning] : []),
    ];
    return { isDone: true, text: lines.join('\n') };
  } catch (error) {
    if (error instanceof ImportProblems || error instanceof DataError)
      return { isDone: false, text: `Nothing was changed.\n${error.message}` };
    logger.error('import failed', error);
    const text = 'Nothing was changed. The database or the file store failed; see the shop’s log.';
    return { isDone: false, text };
  }
}

function describe({ kind, added, changed, unchanged, retired }: KindOutcome): string {
  const parts = [`${added} new`, `${changed} changed`, `${unchanged} unchanged`];
  return `${kind.name}: ${[...parts, ...(retired > 0 ? [`${retired} withdrawn`] : [])].join(', ')}`;
}
