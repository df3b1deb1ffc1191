import { sscSt, sscSte } from '@pawlet/core/contract';
import { addressKey } from '../../http/addressKey.ts';
import { visits } from '../../db/schema/visit.ts';
import { takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok, type Result } from '../../http/result.ts';
import { route } from '../../http/route.ts';

const longestMs = 24 * 3600 * 1000;
/** More than a household views; beyond it somebody fills the table. */
const maxPerMinute = 300;
const minute = 60;
/** More than a large office views. */
const maxPerDay = 5000;
const day = 24 * 3600;

/** Visit statistics; the client sends none without consent. */
export const statsRoutes: StoreModule = (app) => {
  route(app, sscSt, (context, { page, from }) =>
    insertVisit(context, { kind: 'open', page, fromPage: from }),
  );
  route(app, sscSte, (context, { page, ms }) =>
    insertVisit(context, { kind: 'leave', page, durationMs: Math.min(ms, longestMs) }),
  );
};

/** Records a visit, unless its address exceeds the plausible number: callers get no error for that. */
async function insertVisit(
  { db, sid, now, address }: RequestContext,
  visit: Pick<typeof visits.$inferInsert, 'kind' | 'page' | 'fromPage' | 'durationMs'>,
): Promise<Result<null>> {
  const from = addressKey(address);
  const limits = [
    { bucket: `visits from ${from}`, max: maxPerMinute, windowSeconds: minute },
    { bucket: `visits of the day from ${from}`, max: maxPerDay, windowSeconds: day },
  ];
  if ((await takeAttempts(db, limits, now)) === null)
    await db.insert(visits).values({ ...visit, sid, createdAt: now });
  return ok();
}
