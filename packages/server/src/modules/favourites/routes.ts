import { collectCollectList, collectOptionCollect } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readFavourites, setFavourite } from './service.ts';

/** Favourites. */
export const favouriteRoutes: StoreModule = (app) => {
  route(app, collectOptionCollect, async (context, { goods_id, status }) =>
    setFavourite(context, goods_id, status),
  );
  route(app, collectCollectList, async (context, { page, num }) =>
    ok(await readFavourites(context, page, num)),
  );
};
