import { orderGetOrderPayStatus, orderPay } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { readText } from '../../http/readBody.ts';
import { route } from '../../http/route.ts';
import { receiveNotification } from './notify.ts';
import { readPayStatus, startPayment } from './service.ts';
import { mountWallet } from './walletRoutes.ts';

const longestNotification = 16 * 1024;

/** Payments: the shopper's calls, the providers' notifications and, in demo mode, the wallet's pages. */
export const paymentRoutes: StoreModule = (app, deps) => {
  route(app, orderPay, async (context, input) => startPayment(deps, context, input));
  route(app, orderGetOrderPayStatus, async (context, { order_sn }) => readPayStatus(deps, context, order_sn));

  app.post('/addons/shop/api.payment/notify/:provider', async (c) => {
    const body = await readText(c.req.raw, longestNotification);
    const provider = c.req.param('provider');
    const isTaken = await receiveNotification(c.var.deps, provider, body, c.req.raw.headers);
    return c.text(isTaken ? 'success' : 'fail', isTaken ? 200 : 400);
  });

  if (deps.settings.isDemo) mountWallet(app, deps);
};
