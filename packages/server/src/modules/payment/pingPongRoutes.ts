import { pingPongOrderQuery, orderStates, paymentStates, toStateName } from '@pawlet/core/contract';
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

/** The query of PingPong's own page while it waits. */
export const pingPongRoutes: StoreModule = (app, deps) => {
  route(app, pingPongOrderQuery, async (context, { order_sn }) => {
    const result = await readPayStatus(deps, context, order_sn);
    if (result.code !== 1) return result;
    const { paystate, orderstate, pay_status } = result.data;
    // A cancelled or expired order cannot be paid: the page need not wait.
    const open = toStateName(orderStates, orderstate) === 'open' ? statuses[pay_status] : 'FAILED';
    return ok({
      order_sn,
      paystate,
      status: toStateName(paymentStates, paystate) === 'paid' ? 'SUCCESS' : open,
    });
  });
};
