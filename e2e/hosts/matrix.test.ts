import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { embedderKinds, removeClasses } from './matrix/embedders.ts';
import { appVersions, expectCell } from './matrix/expectCell.ts';
import { renderMatrix, type RanCell } from './matrix/renderMatrix.ts';
import { runCell } from './matrix/runCell.ts';

const document = fileURLToPath(new URL('../../packages/bridge/docs/compatibility.md', import.meta.url));
const protocols = ['same', 'newer', 'other'] as const;
const missing = embedderKinds.flatMap(({ name, missing: reason }) =>
  reason === undefined ? [] : [`${name}: ${reason}`],
);
if (missing.length > 0) console.log(`SKIP: rows of the compatibility matrix: ${missing.join('; ')}`);

const ran: RanCell[] = [];
afterAll(removeClasses);

describe.each(embedderKinds.filter(({ missing: reason }) => reason === undefined))('$name', (kind) => {
  it.each(protocols)('with a page, protocol: %s', async (protocol) => {
    for (const { name, version } of appVersions) {
      const cell = await runCell(kind, protocol, version);
      ran.push({ embedder: kind.name, protocol, version, cell });
      expect(cell, `app version ${name}`).toEqual(expectCell(kind, protocol, version));
    }
  });
});

describe.skipIf(missing.length > 0)('the document of the matrix', () => {
  it('is the result of this run; `--update` writes it', async () => {
    expect(ran).toHaveLength(embedderKinds.length * protocols.length * appVersions.length);
    await expect(await renderMatrix(document, ran)).toMatchFileSnapshot(document);
  });
});
