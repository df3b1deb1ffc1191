import { writeContents } from '../../modules/config/contents.ts';
import type { Database } from '../database.ts';
import { activities } from '../schema/activity.ts';
import { categories } from '../schema/category.ts';
import { goods } from '../schema/goods.ts';
import { activities as activityData } from './data/activities.ts';
import { banners } from './data/banners.ts';
import { deviceHints } from './data/deviceHints.ts';
import { hotWords } from './data/hotWords.ts';
import { carriers, payMethods } from './data/service.ts';
import { shortcuts } from './data/shortcuts.ts';
import type { SeedTarget } from './data/types.ts';
import { closedPages } from './closedPages.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;

/** Banners, shortcuts, campaigns, search words and the lists of checkout and after-sales. */
export const contentsStep: SeedStep = {
  name: 'contents',
  async run({ db, now }) {
    const pathOf = await createPathOf(db);
    const isOpen = (target: SeedTarget) => target.kind !== 'page' || !(target.path in closedPages);
    await writeContents(db, {
      banners: banners.map(({ title, image, target }) => ({ title, image, path: pathOf(target) })),
      shortcuts: shortcuts
        .filter(({ target }) => isOpen(target))
        .map(({ slug, name, image, target }) => ({ slug, name, image: image ?? '', path: pathOf(target) })),
      hotKeywords: hotWords,
      carriers,
      payMethods,
      deviceHints,
    });
    await db.insert(activities).values(
      activityData.map(({ title, image, target, startsInDays, endsInDays }, index) => ({
        title,
        image,
        path: pathOf(target),
        begintime: now + startsInDays * daySeconds,
        endtime: now + endsInDays * daySeconds,
        weigh: activityData.length - index,
      })),
    );
  },
};

/** Makes the function that turns a target into a route of the mall. */
async function createPathOf(db: Database): Promise<(target: SeedTarget) => string> {
  const goodIds = new Map(
    (await db.select({ slug: goods.slug, id: goods.id }).from(goods)).map(({ slug, id }) => [slug, id]),
  );
  const rows = await db.select({ slug: categories.slug, id: categories.id }).from(categories);
  const categoryIds = new Map(rows.map(({ slug, id }) => [slug, id]));
  const pathOf = (target: SeedTarget): string => {
    if (target.kind === 'page') {
      const instead = closedPages[target.path];
      return instead === undefined ? target.path : pathOf(instead);
    }
    const id = target.kind === 'good' ? goodIds.get(target.slug) : categoryIds.get(target.slug);
    if (id === undefined) throw new Error(`Pawlet: the ${target.kind} ${target.slug} is not in the seed.`);
    return target.kind === 'good' ? `/pages/goods/detail?id=${id}` : `/pages/goods/goods?category_id=${id}`;
  };
  return pathOf;
}
