import { sscSt, sscSte } from '@pawlet/core/contract';
import { visits } from '../../db/schema/visit.ts';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';

const longestMs = 24 * 3600 * 1000;

/** Visit statistics; the client sends none without consent. */
export const statsRoutes: StoreModule = (app) => {
  route(app, sscSt, async ({ db, sid, now }, { page, from }) => {
    await db.insert(visits).values({ sid, kind: 'open', page, fromPage: from, createdAt: now });
    return ok();
  });
  route(app, sscSte, async ({ db, sid, now }, { page, ms }) => {
    const durationMs = Math.min(ms, longestMs);
    await db.insert(visits).values({ sid, kind: 'leave', page, durationMs, createdAt: now });
    return ok();
  });
};
