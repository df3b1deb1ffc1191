import { sql } from 'drizzle-orm';
import manifest from '../../../media/manifest.json' with { type: 'json' };
import { createFolderSource } from '../../modules/transfer/folderSource.ts';
import { importShop } from '../../modules/transfer/importShop.ts';
import type { PictureMeasure } from '../../modules/transfer/kind.ts';
import { kinds } from '../../modules/transfer/kinds.ts';
import type { ShopPictures } from '../../modules/transfer/shopPictures.ts';
import { products } from '../schema/products.ts';
import type { SeedStep } from './step.ts';

const viewsPerSale = 13;

const known = new Map<string, PictureMeasure>(Object.entries(manifest));

/** The pictures that ship with the program, listed in their manifest; the demo shop has no others. */
const programPictures: ShopPictures = {
  open: async (key) => (known.has(key) ? new Blob() : undefined),
  has: async () => false,
  keep: async () => false,
  measure: async (key) => known.get(key) ?? null,
  measureFile: async () => null,
};

/** A file of the demo shop's folder; undefined when there is none. */
export type OpenShopFile = (name: string) => Promise<Blob | undefined>;

/** Products, offers, pages and everything else in the demo shop's folder, imported like any shop's folder. */
export function createShopStep(openFile: OpenShopFile): SeedStep {
  return {
    name: 'shop',
    async run({ db, now }) {
      const source = createFolderSource(openFile, programPictures);
      const outcomes = await importShop(db, source, {
        now,
        isDry: false,
        setsStock: true,
        prunes: false,
        measure: source.measure,
      });
      const missing = kinds.filter((kind) => !outcomes.some((outcome) => outcome.kind === kind));
      if (missing.length > 0)
        throw new Error(
          `Pawlet: the demo shop lacks ${missing.map(({ name }) => `${name}.json`).join(', ')}.`,
        );
      // It has been open for a while.
      await db
        .update(products)
        .set({ views: sql`${products.sales} * ${viewsPerSale}`, updatetime: sql`${products.createtime}` });
    },
  };
}
