import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../release/pack.ts';
import { describeElements } from './describeElements.ts';
import { readWidgets } from './readWidgets.ts';
import { writeFiles } from './writeFiles.ts';

/** Formatting is oxfmt's. */
const withoutLayout = (text: string): string => text.replaceAll(/[\s|]+/gu, '');

it("keeps the manifest, the editor data and the types of the elements in sync with the widgets' definitions (npm run elements:generate)", async () => {
  for (const [path, text] of Object.entries(writeFiles(describeElements(await readWidgets())))) {
    const committed = readFileSync(join(root, 'packages/widgets', path), 'utf8');
    expect(withoutLayout(committed), path).toBe(withoutLayout(text));
  }
});
