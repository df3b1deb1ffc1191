import { inLongTransaction } from '../../db/inLongTransaction.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import { DataError } from '../transfer/references.ts';
import { countSerials, importSerials } from './importSerials.ts';
import { getLine, readSerialsSheet, type SerialProblem } from './serialsSheet.ts';

const largestFile = 20 * 1024 * 1024;
const maxShown = 30;
const longestShown = 60;

/** Imports the serial numbers of the cameras in stock. */
export const importSerialsCommand: OperatorCommand = {
  name: 'import-serials',
  usage: '<file.csv> [--replace]',
  summary: 'imports serial numbers of cameras, columns serial and sku, all or nothing; repeatable',
  takesPaths: true,
  async run({ db, localFiles }, args, now) {
    const given = readArguments(args, { flags: ['replace'] });
    if (typeof given === 'string') return unknownArgument(given);
    const [path = '', ...more] = given.words;
    const { folder, name } = splitPath(path);
    if (name === '' || more.length > 0 || localFiles === undefined) return refused('Name a file.');
    const file = await localFiles.open(folder, name);
    if (file === undefined) return refused(`There is no file ${path}.`);
    if (file.size > largestFile) return refused(`${name} is larger than ${largestFile / 1024 / 1024} MB.`);
    return inLongTransaction(db, (tx) =>
      importFile({ db: tx }, { name, file, replaces: given.flags.has('replace'), now }),
    );
  },
};

interface SerialsFile {
  readonly name: string;
  readonly file: Blob;
  readonly replaces: boolean;
  readonly now: number;
}

async function importFile(
  { db }: Pick<StoreDeps, 'db'>,
  { name, file, replaces, now }: SerialsFile,
): Promise<CommandResult> {
  try {
    const sheet = await readSerialsSheet(name, file);
    if (sheet.serials.size === 0 && sheet.problems.length === 0)
      return refused(`${name} has no serial number.`);
    const { added, moved, problems: refusals } = await importSerials(db, sheet, { now, replaces });
    const problems = [...sheet.problems, ...refusals].toSorted((a, b) => getLine(a.place) - getLine(b.place));
    if (problems.length > 0)
      return refused(['Nothing was imported.', ...shorten(problems.map(toText))].join('\n'));
    const known = sheet.serials.size - added - moved;
    const skus = [...new Set([...sheet.serials.values()].map(({ sku }) => sku))];
    const counts = await countSerials(db, skus);
    return {
      status: 'done',
      text: [
        `${added} new, ${moved} with a new SKU, ${known} unchanged.`,
        ...shorten(sheet.repeated.map((place) => `${place} repeats an earlier line.`)),
        ...counts.map(
          ({ sku, all, bound }) =>
            `${sku}: ${counted(all, 'serial number')}, ${bound} of them bound to orders`,
        ),
      ].join('\n'),
    };
  } catch (error) {
    if (error instanceof DataError) return refused(`Nothing was imported. ${error.message}`);
    throw error;
  }
}

function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
  return { folder: path.slice(0, end), name: path.slice(end) };
}

function toText({ place, reason, serial, sku, other }: SerialProblem): string {
  const why = {
    malformed: `${shownCell(serial)} is not a serial number of 4 to 40 letters, digits and dashes`,
    'no-sku': `${serial} has no SKU`,
    contradicts: `${serial} has another SKU in ${other}`,
    'not-a-camera': `${shownCell(sku)} is not a SKU of a camera`,
    bound: `${serial} is bound to an order as ${other}`,
    imported: `${serial} was imported for ${other}`,
  }[reason];
  return `${place}: ${why}.`;
}

/** A cell's text for a message, truncated. */
function shownCell(text: string): string {
  return JSON.stringify(text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
}

function shorten(lines: readonly string[]): readonly string[] {
  const more = lines.length - maxShown;
  return more > 0 ? [...lines.slice(0, maxShown), `… and ${more} more similar lines`] : lines;
}

function refused(text: string): CommandResult {
  return { status: 'refused', text };
}
