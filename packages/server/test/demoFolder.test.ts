import { afterAll, expect, it } from 'vitest';
import { openDemoFile } from '../src/adapters/demoFolder.ts';
import { exportShop } from '../src/modules/transfer/exportShop.ts';
import { kinds } from '../src/modules/transfer/kinds.ts';
import { openTestDatabase } from './store/database.ts';
import { createMemoryFiles } from './store/memoryFiles.ts';
import { testStart } from './store/testClock.ts';

/** The seed changes these, which refer to pages of the storefront. */
const held = ['banners', 'shortcuts'];
const database = await openTestDatabase();
afterAll(() => database.close());

it('exports the folder that the demo shop is made from, byte for byte', async () => {
  const files = createMemoryFiles();
  const pictures = {
    open: async () => undefined,
    has: async () => false,
    keep: async () => false,
    measure: async () => null,
    measureFile: async () => null,
  };
  const videos = { open: async () => null, keep: async () => undefined };
  await exportShop(
    database.db,
    files.port,
    'shop',
    { pictures, videos },
    { form: 'json', relativeTo: testStart },
  );
  for (const { name } of kinds.filter((kind) => !held.includes(kind.name)))
    expect([name, files.text(`${name}.json`)]).toEqual([
      name,
      await (await openDemoFile(`${name}.json`))?.text(),
    ]);
});
