import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { interfaceLanguages } from '@pawlet/core/i18n';
import ts from 'typescript';
import { type CatalogueReport, type Coverage, describeTexts, keysOf } from './describeTexts.ts';
import { findNamedKeys } from './findNamedKeys.ts';
import { readMall, readServer, type TextRoom } from './readCatalogues.ts';

/**
 * Reads every catalogue, and says how complete each language is and which keys no source names. Fails on a key that is
 * missing, unused or superfluous, on other placeholders than English has, on Chinese outside of zh and ja, and on texts that
 * are not set as the readers of their language expect.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Fewer keys than this mean that the catalogues were not read at all. */
const fewestKeys = 1000;

const rooms = [await readMall(root), await readServer(root)];
const program = ts.createProgram(
  rooms.flatMap(({ sources, lists }) => [...sources, ...lists]),
  readOptions('packages/shell/tsconfig.json'),
);
const reports: CatalogueReport[] = [];
for (const room of rooms) reports.push(...(await describeRoom(room)));

const heads = ['language', 'keys', 'translated', 'missing', 'same as English', 'unused'];
const columns = ['keys', 'translated', 'missing', 'sameAsEnglish', 'unused'] as const;
const rows = interfaceLanguages.map((language) => [
  language,
  ...columns.map((column) => sum(language, column)),
]);
for (const row of [heads, ...rows])
  console.log(row.map((cell, index) => String(cell).padStart(heads[index]?.length ?? 0)).join('  '));

for (const { problems } of reports) if (problems.length > 0) console.error(`texts: ${problems.join('; ')}`);
const keys = sum('en', 'keys');
const count = reports.reduce((total, { problems }) => total + problems.length, 0);
console.log(`texts: ${keys} keys in ${reports.length} catalogues, ${count} problems`);
if (keys < fewestKeys) console.error(`texts: at least ${fewestKeys} keys are expected`);
if (keys < fewestKeys || count > 0) process.exitCode = 1;

/** Says of what is named by a list alone, or by no more than a beginning, that nobody can tell whether it is used. */
async function describeRoom({ catalogues, sources, lists }: TextRoom): Promise<readonly CatalogueReport[]> {
  const known = catalogues.flatMap(keysOf);
  const said = findNamedKeys(program, sources, known);
  const listed = findNamedKeys(program, lists, known);
  const unsaid = known.filter((key) => !said.keys.has(key));
  const unsure = [...said.beginnings].map(([start, place]) => ({
    place: relative(root, place),
    keys: unsaid.filter((key) => key.startsWith(start)),
  }));
  unsure.push({
    place: lists.map((file) => relative(root, file)).join(', '),
    keys: unsaid.filter((key) => listed.keys.has(key)),
  });
  for (const { place, keys } of unsure)
    if (keys.length > 0) console.log(`texts: only ${place} may mean ${keys.join(', ')}`);
  const named = new Set([...said.keys, ...unsure.flatMap(({ keys }) => keys)]);
  return Promise.all(catalogues.map((catalogue) => describeTexts(catalogue, (key) => named.has(key))));
}

function sum(language: (typeof interfaceLanguages)[number], column: keyof Coverage): number {
  return reports.reduce((total, { coverage }) => total + coverage[language][column], 0);
}

function readOptions(path: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, path), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(join(root, path))).options;
}
