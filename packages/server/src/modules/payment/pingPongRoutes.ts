import { pingPongOrderQuery } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readPayStatus } from './service.ts';

const statuses = {
  NONE: 'PENDING',
  PENDING: 'PENDING',
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
} as const;

/** What PingPong's own page asks while it waits. */
export const pingPongRoutes: StoreModule = (app, deps) => {
  route(app, pingPongOrderQuery, async (context, { order_sn }) => {
    const result = await readPayStatus(deps, context, order_sn);
    if (result.code !== 1) return result;
    const { paystate, pay_status } = result.data;
    return ok({ order_sn, paystate, status: paystate === 1 ? 'SUCCESS' : statuses[pay_status] });
  });
};
