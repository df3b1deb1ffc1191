import { pageIndex, pageLists } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { listPages, readPage } from './service.ts';

/** Agreements, help and announcements. */
export const pageRoutes: StoreModule = (app) => {
  route(app, pageIndex, (context, input) => readPage(context, input));
  route(app, pageLists, async (context, input) => ok(await listPages(context, input)));
};
