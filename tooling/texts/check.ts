import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { interfaceLanguages } from '@pawlet/core/i18n';
import ts from 'typescript';
import { type Coverage, describeTexts, getKeys, type TextReport } from './describeTexts.ts';
import { findNamedKeys } from './findNamedKeys.ts';
import { readLocales } from './readLocales.ts';
import { writeModules } from './writeModules.ts';

/**
 * Reads the texts of every package, and reports how complete each language is and which keys no source uses. Fails on a
 * key that is missing, unused or superfluous, on placeholders that differ from English, on Chinese outside of zh and
 * ja, on texts that break the typographic rules of their language, on a module that is not generated from the current
 * texts, and on a feature that the guide for translators does not explain.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** With fewer keys than this the texts were not read at all. */
const fewestKeys = 1000;

/** Packages whose sources use the keys of all of them: a widget shows texts of core. */
const groups = [['core', 'widgets', 'shell'], ['server'], ['react-native'], ['console']].map((names) => {
  const files = globSync(`packages/{${names.join(',')},}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(?:test|stories|d)\.tsx?$|\.test-d\.ts$/u.test(path))
    .map((path) => join(root, path));
  return {
    features: names.flatMap((name) => readLocales(root, name)),
    sources: files.filter((file) => !isList(file)),
    lists: files.filter(isList),
  };
});
const program = ts.createProgram(
  groups.flatMap(({ sources, lists }) => [...sources, ...lists]),
  readOptions('packages/shell/tsconfig.json'),
);
const reports: TextReport[] = [];
for (const group of groups) reports.push(...(await describeGroup(group)));
const stale = (await writeModules(root)).filter(
  ({ path, code }) => readFileSync(join(root, path), 'utf8') !== code,
);
const guide = readFileSync(join(root, 'docs/guides/translate.md'), 'utf8').replaceAll(/ +/gu, ' ');
const unexplained = groups
  .flatMap(({ features }) => features)
  .filter(({ packageName, feature }) => !guide.includes(`| \`${packageName}\` | \`${feature}\` |`));

const heads = ['language', 'keys', 'translated', 'missing', 'same as English', 'unused'];
const columns = ['keys', 'translated', 'missing', 'sameAsEnglish', 'unused'] as const;
const rows = interfaceLanguages.map((language) => [
  language,
  ...columns.map((column) => sum(language, column)),
]);
for (const row of [heads, ...rows])
  console.log(row.map((cell, index) => String(cell).padStart(heads[index]?.length ?? 0)).join('  '));

const problems = [
  ...reports.flatMap((report) => report.problems),
  ...stale.map(({ path }) => `${path} is not what its texts make it; run \`npm run texts:generate\``),
  ...unexplained.map(
    ({ packageName, feature }) => `docs/guides/translate.md does not mention ${feature} of ${packageName}`,
  ),
];
for (const problem of problems) console.error(`texts: ${problem}`);
const keys = sum('en', 'keys');
console.log(`texts: ${keys} keys in ${reports.length} features, ${problems.length} problems`);
if (keys < fewestKeys) console.error(`texts: at least ${fewestKeys} keys are expected`);
if (keys < fewestKeys || problems.length > 0) process.exitCode = 1;

/** Reports keys that are used only by a list or a prefix, so that their use cannot be determined. */
async function describeGroup({
  features,
  sources,
  lists,
}: (typeof groups)[number]): Promise<readonly TextReport[]> {
  const known = features.flatMap(getKeys);
  const used = findNamedKeys(program, sources, known);
  const listed = findNamedKeys(program, lists, known);
  const unused = known.filter((key) => !used.keys.has(key));
  const unsure = [...used.prefixes].map(([start, place]) => ({
    place: relative(root, place),
    keys: unused.filter((key) => key.startsWith(start)),
  }));
  unsure.push({
    place: lists.map((file) => relative(root, file)).join(', '),
    keys: unused.filter((key) => listed.keys.has(key)),
  });
  for (const { place, keys } of unsure)
    if (keys.length > 0) console.log(`texts: only ${place} may mean ${keys.join(', ')}`);
  const named = new Set([...used.keys, ...unsure.flatMap(({ keys }) => keys)]);
  // Texts of react-admin, which names them itself.
  const isNamed = (key: string) => named.has(key) || key.startsWith('ra.');
  return Promise.all(features.map((feature) => describeTexts(feature, isNamed)));
}

/** Detects a source that lists messages and where they appear, without showing any. */
function isList(file: string): boolean {
  return file.endsWith('/messageRows.ts');
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
