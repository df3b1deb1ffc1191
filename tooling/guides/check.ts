import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { productSchema, skuSchema } from '../../packages/server/src/modules/transfer/productSchema.ts';
import { formatText } from '../format/formatText.ts';
import { root } from '../release/pack.ts';
import { describeFields } from './describeFields.ts';
import { listBrokenLinks } from './listBrokenLinks.ts';
import { listUnknownNames } from './listUnknownNames.ts';

/**
 * Compares the fields in the guide to import and export with the files' format (`--write` updates them), the names of commands and of the console
 * with those that exist, and follows the links of all documents.
 */
const path = join(root, 'docs/guides/import-export.md');
const committed = readFileSync(path, 'utf8');
let guide = committed;
for (const [name, schema] of Object.entries({ product: productSchema, sku: skuSchema })) {
  const place = new RegExp(`(?<=<!-- ${name}: .*? -->).*(?=<!-- /${name} -->)`, 'su');
  if (!place.test(guide)) throw new Error(`guides: ${path} has no place for the fields of a ${name}.`);
  guide = guide.replace(place, () => `\n\n${describeFields(schema)}\n\n`);
}
guide = await formatText(path, guide);
if (process.argv.includes('--write')) {
  writeFileSync(path, guide);
} else if (guide !== committed) {
  console.error('guides: the fields in import-export.md are stale; run `npm run guides:generate`.');
  process.exitCode = 1;
}
const problems = [...listBrokenLinks(), ...(await listUnknownNames())];
for (const problem of problems) console.error(`guides: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
