import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { productSchema, skuSchema } from '../../packages/server/src/modules/transfer/goodSchema.ts';
import { root } from '../release/pack.ts';
import { describeFields } from './describeFields.ts';

const path = join(root, 'docs/guides/import-export.md');

it('keeps the fields in the guide to import and export in sync with the format (npm run guides:generate)', async () => {
  let guide = readFileSync(path, 'utf8');
  for (const [name, schema] of Object.entries({ product: productSchema, sku: skuSchema })) {
    const place = new RegExp(`(<!-- ${name}: .*? -->).*(<!-- /${name} -->)`, 'su');
    expect(guide).toMatch(place);
    guide = guide.replace(place, `$1\n\n${describeFields(schema).replaceAll('$', '$$$$')}\n\n$2`);
  }
  const options = { ...(await resolveConfig(path)), parser: 'markdown' };
  await expect(await format(guide, options)).toMatchFileSnapshot(path);
});
