import { type OperatorTask, taskCalls } from '@pawlet/operator';
import { asc, count, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, isOneOf } from '../../db/database.ts';
import { lockRow } from '../../db/lockRow.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { taskClaims, tasks } from '../../db/schema/task.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { picture as pictureKey } from '../transfer/values.ts';

/** Tasks that earn points. */
export const taskArea: OperatorArea = (add) => {
  add(taskCalls.listTasks, async ({ db, baseUrl }) => {
    const rows = await findTasks(db).orderBy(desc(tasks.weigh), asc(tasks.id));
    return done({ items: await toTasks(db, rows, baseUrl) });
  });

  add(taskCalls.readTask, async ({ db, baseUrl }, { params }) => {
    const task = await readTask(db, params.id, baseUrl);
    return task ? done(task, { version: task.version }) : refuseWith('not-found');
  });

  add(taskCalls.createTask, async ({ db, baseUrl }, { fields }) => {
    const { picture = '', isOffered, rank, target = 1, period = 'once', ...given } = fields;
    if (!v.is(pictureKey, picture)) return refuseWith('invalid', { fields: { picture: 'format' } });
    const [row] = await db
      .insert(tasks)
      .values({ ...given, image: picture, target, period, isActive: isOffered, weigh: rank })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (!row) return refuseWith('invalid', { fields: { slug: 'taken' } });
    const task = await readTask(db, row.id, baseUrl);
    if (!task) throw new Error('Pawlet: a task that was created must exist.');
    return done(task, { version: task.version, target: task.slug });
  });

  add(taskCalls.changeTask, (call, { params, fields }) => {
    const { db, baseUrl } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, tasks, params.id),
      read: () => readTask(db, params.id, baseUrl),
      async change() {
        const { picture, isOffered, rank, ...given } = fields;
        if (picture !== undefined && !v.is(pictureKey, picture))
          return refuseWith('invalid', { fields: { picture: 'format' } });
        await db
          .update(tasks)
          .set({ ...given, image: picture, isActive: isOffered, weigh: rank })
          .where(eq(tasks.id, params.id));
        return null;
      },
    });
  });
};

const findTasks = (db: Database) => db.select({ task: tasks, version: rowVersion(tasks) }).from(tasks);

async function readTask(db: Database, id: number, baseUrl: string): Promise<OperatorTask | null> {
  const [task] = await toTasks(db, await findTasks(db).where(eq(tasks.id, id)), baseUrl);
  return task ?? null;
}

async function toTasks(
  db: Database,
  rows: Awaited<ReturnType<typeof findTasks>>,
  baseUrl: string,
): Promise<OperatorTask[]> {
  const ids = rows.map(({ task }) => task.id);
  const claims = await db
    .select({ id: taskClaims.taskId, received: count() })
    .from(taskClaims)
    .where(isOneOf(taskClaims.taskId, ids))
    .groupBy(taskClaims.taskId);
  const received = new Map(claims.map((row) => [row.id, row.received]));
  return rows.map(({ task, version }) => ({
    id: task.id,
    slug: task.slug,
    kind: task.kind,
    name: task.name,
    picture: task.image,
    pictureUrl: pictureUrl(baseUrl, task.image),
    points: task.points,
    target: task.target,
    period: task.period,
    path: task.path,
    isOffered: task.isActive,
    rank: task.weigh,
    received: received.get(task.id) ?? 0,
    version,
  }));
}
