import type { taskIndex, WireOutputOf } from '@pawlet/core/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { taskClaims, tasks } from '../../db/schema/task.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { dayStart } from '../../i18n/dayStart.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { arePointsOn, earnPoints, findPoints } from '../points/service.ts';
import { getToday } from '../check-in/service.ts';
import { type Actor, computeProgress, type TaskRow } from './progress.ts';

/** The period of a claim: the day for a daily task, '' for others. */
function getPeriod({ period }: TaskRow, today: string): string {
  return period === 'daily' ? today : '';
}

function getActor(context: ShopperContext, task: TaskRow): Actor {
  const today = getToday(context);
  const since = task.period === 'daily' ? dayStart(today, context.country.timezone) : 0;
  return { userId: context.shopper.id, today, since };
}

/**
 * Tasks that earn points, with the shopper's progress; visitors have none. Empty while points are disabled.
 */
export async function listTasks(context: RequestContext): Promise<WireOutputOf<typeof taskIndex>> {
  const { db, shopper, pick, baseUrl } = context;
  if (!(await arePointsOn(db))) return [];
  const rows = await db
    .select()
    .from(tasks)
    .where(eq(tasks.isActive, true))
    .orderBy(desc(tasks.weigh), asc(tasks.id));
  const claims = shopper ? await db.select().from(taskClaims).where(eq(taskClaims.userId, shopper.id)) : [];
  const today = getToday(context);
  const list: WireOutputOf<typeof taskIndex> = [];
  for (const task of rows) {
    const isClaimed = claims.some(
      ({ taskId, period }) => taskId === task.id && period === getPeriod(task, today),
    );
    const own = shopper && { ...context, shopper };
    const progress = own ? await computeProgress(db, task, getActor(own, task)) : 0;
    const open = progress >= task.target ? 'claimable' : 'open';
    list.push({
      id: task.id,
      kind: task.kind,
      name: pick(task.name),
      image: pictureUrl(baseUrl, task.image),
      score: task.points,
      progress: isClaimed ? task.target : progress,
      target: task.target,
      state: isClaimed ? 'done' : open,
      path: task.path,
    });
  }
  return list;
}

/** Claims the points of a completed task, once. */
export async function claimTask(
  context: ShopperContext,
  id: number,
): Promise<Result<{ readonly score: number }>> {
  const { db, shopper, now } = context;
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.isActive, true)));
  if (!task) return refuse('NOT_FOUND');
  if (!(await arePointsOn(db))) return invalid({ id: 'choice' }, 'points.off');
  const period = getPeriod(task, getToday(context));
  const claim = { userId: shopper.id, taskId: id, period };
  const isClaimed = await db.$count(
    taskClaims,
    and(eq(taskClaims.userId, shopper.id), eq(taskClaims.taskId, id), eq(taskClaims.period, period)),
  );
  if (isClaimed === 0 && (await computeProgress(db, task, getActor(context, task))) < task.target)
    return invalid({ id: 'choice' }, 'task.notDone');
  const [claimed] = await db
    .insert(taskClaims)
    .values({ ...claim, createtime: now })
    .onConflictDoNothing()
    .returning({ id: taskClaims.id });
  if (!claimed)
    return refuse('ALREADY_DONE', {
      data: { score: await findPoints(db, shopper.id) },
      messageKey: 'task.claimed',
    });
  const move = { userId: shopper.id, points: task.points, kind: 'task', ref: claimed.id, now } as const;
  return ok({ score: (await earnPoints(db, move)) ?? 0 });
}
