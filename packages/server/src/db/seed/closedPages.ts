import { readContents, writeContents } from '../../modules/config/contents.ts';
import { createReferences, pathWithIds } from '../../modules/transfer/references.ts';
import type { SeedStep } from './step.ts';

/**
 * Pages that banners and shortcuts of the demo lead to and the mall has not opened yet, and where their banners
 * lead meanwhile; their shortcuts are left out. An entry goes when its page opens: a test compares this with the
 * mall's routes.
 */
export const closedPages: Readonly<Record<string, string>> = {
  '/pages/share/publicize': '/pages/index/index',
};

/** Holds back what leads to pages that the mall has not opened. */
export const closedPagesStep: SeedStep = {
  name: 'closed pages',
  async run({ db }) {
    const { banners, shortcuts } = await readContents(db);
    const references = createReferences(db);
    await writeContents(db, {
      banners: await Promise.all(
        banners.map(async (banner) => ({
          ...banner,
          path: await pathWithIds(closedPages[banner.path] ?? banner.path, references),
        })),
      ),
      shortcuts: shortcuts.filter(({ path }) => !(path in closedPages)),
    });
  },
};
