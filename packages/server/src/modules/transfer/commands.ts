import * as v from 'valibot';
import type { AppDeps } from '../../http/appDeps.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { type DocumentName, documents, type ShopDocuments } from './documents.ts';
import { exportShop } from './exportShop.ts';
import { importShop } from './importShop.ts';
import { UnknownKeyError } from './slugs.ts';

const names = Object.keys(documents) as DocumentName[];
const mostProblems = 20;

/** Writes the shop's goods and contents into files, and takes such files in. */
export const transferCommands: readonly OperatorCommand[] = [
  {
    name: 'export',
    usage: '<folder>',
    summary: 'writes goods, prices, offers and pages as JSON files',
    takesPaths: true,
    async run({ db, localFiles }, [folder]) {
      if (folder === undefined || localFiles === undefined) return refused('Name a folder.');
      const shop = await exportShop(db);
      for (const name of names) {
        await localFiles.write(folder, `${name}.json`, `${JSON.stringify(shop[name], null, 2)}\n`);
      }
      return {
        status: 'done',
        text: `${folder}: ${names.map((name) => describe(name, shop[name])).join(', ')}.`,
      };
    },
  },
  {
    name: 'import',
    usage: '<folder> [--dry-run]',
    summary: 'takes in such files, all or nothing; repeatable',
    takesPaths: true,
    async run(deps, args, now) {
      const folder = args.find((arg) => !arg.startsWith('--'));
      if (folder === undefined || deps.localFiles === undefined) return refused('Name a folder.');
      const { found, problems } = await readDocuments(deps.localFiles, folder);
      if (problems.length > 0) return refused(problems.slice(0, mostProblems).join('\n'));
      if (Object.keys(found).length === 0)
        return refused(`There is no ${names[0]}.json or other file of a shop in ${folder}.`);
      return takeIn(deps, found, args.includes('--dry-run'), now);
    },
  },
];

async function readDocuments(files: NonNullable<AppDeps['localFiles']>, folder: string) {
  const found: Partial<Record<DocumentName, unknown>> = {};
  const problems: string[] = [];
  for (const name of names) {
    const text = await files.read(folder, `${name}.json`);
    if (text === undefined) continue;
    const parsed = v.safeParse(documents[name], parseJson(text));
    if (parsed.success) found[name] = parsed.output;
    else {
      for (const issue of parsed.issues) {
        problems.push(`${name}.json ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
      }
    }
  }
  // Each document has passed the schema of its name.
  return { found: found as Partial<ShopDocuments>, problems };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No schema takes it.
    return undefined;
  }
}

class DryRun extends Error {}

async function takeIn(
  { db, logger }: AppDeps,
  found: Partial<ShopDocuments>,
  isDry: boolean,
  now: number,
): Promise<CommandResult> {
  const counts = names.filter((name) => name in found).map((name) => describe(name, found[name]));
  try {
    await db.transaction(async (tx) => {
      await importShop(tx, found, now);
      if (isDry) throw new DryRun();
    });
    return { status: 'done', text: `Taken in: ${counts.join(', ')}.` };
  } catch (error) {
    if (error instanceof DryRun) return { status: 'done', text: `Good to take in: ${counts.join(', ')}.` };
    if (error instanceof UnknownKeyError) return refused(`Nothing was changed. ${error.message}`);
    logger.error('import failed', error);
    return refused('Nothing was changed. The database refused a value; the log of the shop says which.');
  }
}

function describe(name: DocumentName, value: unknown): string {
  const size = Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
  return `${size} ${name}`;
}

function refused(text: string): CommandResult {
  return { status: 'refused', text };
}
