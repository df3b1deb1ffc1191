import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions } from './rules.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** With fewer modules than this the tool did not read the sources at all. */
const fewestModules = 100;
/** Rules that the fixture breaks. */
const plantedBreaches = [
  'shoppers-load-no-operator-code',
  'no-cycles',
  'widget-isolation',
  'routing-is-a-leaf',
  'pages-are-on-top',
  'pages-are-collected-at-the-top',
];

async function check(baseDir: string, paths: string[]): Promise<ICruiseResult> {
  const options: ICruiseOptions = { ...cruiseOptions, baseDir };
  const { output } = await cruise(paths, options);
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  return output;
}

const fixture = await check(join(root, 'tooling/boundaries/fixture'), ['packages']);
const caught = new Set(fixture.summary.violations.map(({ rule }) => rule.name));
const missed = plantedBreaches.filter((rule) => !caught.has(rule));
if (missed.length > 0) {
  console.error(
    `boundaries: the fixture breaks ${missed.join(', ')}, and the check did not report it: it reads nothing`,
  );
  process.exit(1);
}

const result = await check(root, ['packages', 'e2e']);
for (const violation of result.summary.violations) {
  console.error(`boundaries: ${violation.rule.name}: ${violation.from} -> ${violation.to}`);
}
const read = result.summary.totalCruised;
console.log(
  `boundaries: ${read} modules read, ${result.summary.violations.length} violations; all ${plantedBreaches.length} planted breaches are reported`,
);
if (read < fewestModules) {
  console.error(`boundaries: only ${read} modules were read, at least ${fewestModules} are expected`);
  process.exit(1);
}
if (result.summary.violations.length > 0) process.exit(1);
