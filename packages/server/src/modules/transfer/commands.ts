import type { StoreDeps } from '../../http/appDeps.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
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

/** Exports the shop's products and content to files, and imports such files. */
export const transferCommands: readonly OperatorCommand[] = [
  {
    name: 'export',
    usage: '<folder> [--csv] [--relative-times]',
    summary: 'exports products, prices, offers, pages, pictures and videos as files',
    takesPaths: true,
    runsApart: true,
    async run(deps, args, now) {
      const { folder, flags, unknown } = readArguments(args, ['--csv', '--relative-times']);
      if (unknown !== undefined) return refused(`There is no flag ${unknown}.`);
      if (folder === undefined || deps.localFiles === undefined) return refused('Name a folder.');
      try {
        const media = { pictures: createShopPictures(deps), videos: createShopVideos(deps) };
        const exported = await exportShop(deps.db, deps.localFiles, folder, media, {
          form: flags.has('--csv') ? 'sheets' : 'json',
          relativeTo: flags.has('--relative-times') ? now : undefined,
        });
        return {
          status: 'done',
          text: `${folder}: ${exported.map(({ kind, entries }) => `${entries} ${kind.name}`).join(', ')}.`,
        };
      } catch (error) {
        if (error instanceof DataError)
          return refused(`The shop has data that the files cannot represent. ${error.message}`);
        throw error;
      }
    },
  },
  {
    name: 'import',
    usage: '<folder> [--dry-run] [--stock] [--prune]',
    summary: 'imports such files, all or nothing; repeatable',
    takesPaths: true,
    runsApart: true,
    async run(deps, args, now) {
      const { folder, flags, unknown } = readArguments(args, ['--dry-run', '--stock', '--prune']);
      if (unknown !== undefined) return refused(`There is no flag ${unknown}.`);
      const { localFiles } = deps;
      if (folder === undefined || localFiles === undefined) return refused('Name a folder.');
      const source = createFolderSource(
        (name) => localFiles.open(folder, name),
        createShopPictures(deps),
        createShopVideos(deps),
      );
      const isDry = flags.has('--dry-run');
      return importInto(deps, folder, () =>
        importShop(deps.db, source, {
          now,
          isDry,
          setsStock: flags.has('--stock'),
          prunes: flags.has('--prune'),
          measure: source.measure,
        }),
      ).then((result) =>
        isDry && result.status === 'done'
          ? { ...result, text: `Nothing was changed yet. ${result.text}` }
          : result,
      );
    },
  },
];

function readArguments(args: readonly string[], known: readonly string[]) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  return {
    folder: args.find((arg) => !arg.startsWith('--')),
    flags,
    unknown: [...flags].find((flag) => !known.includes(flag)),
  };
}

async function importInto(
  { logger, uploads }: StoreDeps,
  folder: string,
  work: () => Promise<readonly KindOutcome[]>,
): Promise<CommandResult> {
  try {
    const outcomes = await work();
    if (outcomes.length === 0) {
      const names = kinds.flatMap((kind) => [`${kind.name}.json`, ...listSheets(kind)]);
      return refused(`There are no shop files in ${folder}: none of ${names.join(', ')}.`);
    }
    const changes = outcomes.reduce((sum, { added, changed, retired }) => sum + added + changed + retired, 0);
    const warnings = [
      ...outcomes.flatMap((outcome) => outcome.warnings.map((text) => `Warning: ${text}`)),
      ...(uploads.isLocal === true ? [localFilesWarning] : []),
    ];
    return {
      status: 'done',
      text: [`${counted(changes, 'change')}.`, ...outcomes.map(describe), ...warnings].join('\n'),
    };
  } catch (error) {
    if (error instanceof ImportProblems || error instanceof DataError)
      return refused(`Nothing was changed.\n${error.message}`);
    logger.error('import failed', error);
    return refused('Nothing was changed. The database or the file store failed; see the shop’s log.');
  }
}

function describe({ kind, added, changed, unchanged, retired }: KindOutcome): string {
  const parts = [`${added} new`, `${changed} changed`, `${unchanged} unchanged`];
  return `${kind.name}: ${[...parts, ...(retired > 0 ? [`${retired} withdrawn`] : [])].join(', ')}`;
}

function refused(text: string): CommandResult {
  return { status: 'refused', text };
}
