import {
  activityIndex,
  commonGetDevRemarkConfig,
  indexGetSiteDomain,
  subscribeIndex,
} from '@pawlet/core/contract';
import { desc, gt, sql } from 'drizzle-orm';
import { activities, messageSubscriptions } from '../../db/schema/activity.ts';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok, refuse } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readContents } from '../config/contents.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { findOrder } from '../order/service.ts';

const maxActivities = 20;

/** Campaigns, share origins, device hints and message subscriptions. */
export const siteRoutes: StoreModule = (app, { settings }) => {
  route(app, activityIndex, async ({ db, now, pick, baseUrl }) => {
    const rows = await db
      .select()
      .from(activities)
      .where(gt(activities.endtime, now))
      .orderBy(desc(activities.weigh), activities.begintime, activities.id)
      .limit(maxActivities);
    return ok(
      rows.map(({ id, title, image, path, begintime, endtime }) => ({
        id,
        title: pick(title),
        image: pictureUrl(baseUrl, image),
        url: path,
        begintime,
        endtime,
      })),
    );
  });

  route(app, indexGetSiteDomain, async (_, { country_code }) => {
    const code = country_code.toUpperCase();
    const domains = new Map(Object.entries(settings.siteDomains ?? {}));
    return ok({ domain: domains.get(code) ?? '' });
  });

  route(app, commonGetDevRemarkConfig, async ({ db, pick }) => {
    const { deviceHints } = await readContents(db);
    return ok(Object.fromEntries(deviceHints.map(({ key, text }) => [key, pick(text)])));
  });

  route(app, subscribeIndex, async ({ db, shopper, now }, { tpl_ids, order_sn, openid }) => {
    if (order_sn !== '' && !(await findOrder(db, shopper.id, order_sn))) return refuse('NOT_FOUND');
    const rows = Object.entries(tpl_ids).map(([templateId, result]) => ({
      userId: shopper.id,
      orderSn: order_sn,
      templateId,
      result,
      openid,
      createtime: now,
    }));
    if (rows.length === 0) return ok(null);
    await db
      .insert(messageSubscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [messageSubscriptions.userId, messageSubscriptions.orderSn, messageSubscriptions.templateId],
        set: { result: sql`excluded.result`, openid: sql`excluded.openid`, createtime: now },
      });
    return ok(null);
  });
};
