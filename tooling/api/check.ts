import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { formatText } from '../format/formatText.ts';
import { codeEntries } from '../release/manifest.ts';
import { publishedPackages, root } from '../release/pack.ts';
import { describeApi } from './describeApi.ts';

/**
 * Compares the exports of the built packages with the committed reports in `packages/<name>/api`, so that every change
 * of the public API is seen in review. `--accept` writes the reports.
 */
const accepts = process.argv.includes('--accept');
const now = mkdtempSync(join(tmpdir(), 'pawlet-api-'));
let changed = 0;
let count = 0;

for (const { folder, manifest } of publishedPackages()) {
  const entries = codeEntries(manifest).map(({ entry, types }) => ({
    name: manifest.name + entry.slice(1),
    types: join(root, folder, types),
  }));
  if (entries.some(({ types }) => !existsSync(types))) {
    console.error(`api: ${folder} is not built; run \`npm run build\` first.`);
    process.exit(1);
  }
  const reports = join(root, folder, 'api');
  mkdirSync(join(now, folder, 'api'), { recursive: true });
  const expected = new Set<string>();
  for (const { name, text } of describeApi(entries, join(root, folder))) {
    const file = `${name.slice(manifest.name.length + 1).replaceAll('/', '-') || 'index'}.api.md`;
    writeFileSync(join(now, folder, 'api', file), await formatText(file, text));
    expected.add(file);
    count += 1;
  }
  const found = existsSync(reports) ? readdirSync(reports) : [];
  for (const file of new Set([...found, ...expected])) {
    const before = join(reports, file);
    const after = join(now, folder, 'api', file);
    if (existsSync(before) && expected.has(file) && readFileSync(before).equals(readFileSync(after)))
      continue;
    changed += 1;
    if (!accepts) {
      showDifference(before, after, `${folder}/api/${file}`);
    } else if (expected.has(file)) {
      mkdirSync(reports, { recursive: true });
      writeFileSync(before, readFileSync(after));
    } else {
      rmSync(before);
    }
  }
}
rmSync(now, { recursive: true, force: true });

if (changed === 0) {
  console.log(`api: ${count} entries match their reports`);
} else if (accepts) {
  console.log(`api: ${changed} of ${count} reports written`);
} else {
  console.error(
    `\napi: ${changed} of ${count} reports differ. If users may see this change, run \`npm run api:accept\`, add a changeset, and commit both.`,
  );
  process.exitCode = 1;
}

function showDifference(before: string, after: string, name: string): void {
  const sides = [before, after].map((path) => (existsSync(path) ? path : '/dev/null'));
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--unified=2', ...sides], {
    encoding: 'utf8',
  });
  // The first lines name temporary files.
  console.error(`\n${name}\n${stdout.slice(Math.max(0, stdout.indexOf('\n@@') + 1))}`);
}
