import { taskClaim, taskIndex } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { claimTask, listTasks } from './service.ts';

/** Tasks for points. */
export const taskRoutes: StoreModule = (app) => {
  route(app, taskIndex, async (context) => ok(await listTasks(context)));
  route(app, taskClaim, (context, { id }) => claimTask(context, id));
};
