import { categoryAlls, categoryIndex } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readFlat, readTree, readWithProducts } from './service.ts';

/** Categories as a tree, with products, or as a flat list. */
export const categoryRoutes: StoreModule = (app) => {
  route(app, categoryIndex, async (context, { category_mode }) =>
    ok(category_mode === 1 ? await readWithProducts(context) : await readTree(context)),
  );
  route(app, categoryAlls, async (context) => ok(await readFlat(context)));
};
