import {
  cloudGetInfo,
  cloudGetTypeList,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { createCloudOrder, listDevices, payCloudOrder, readCloudOrders, readPlans } from './service.ts';

/** Cloud storage of cameras: a separate service under `/cloud/api`. */
export const cloudRoutes: StoreModule = (app, deps) => {
  route(app, cloudGetTypeList, async (context) => ok(await listDevices(context)));
  route(app, cloudGetInfo, async (context, input) => readPlans(context, input));
  route(app, cloudOrderCreate, async (context, input) => createCloudOrder(deps, context, input));
  route(app, cloudOrderPay, async (context, input) => payCloudOrder(deps, context, input));
  route(app, cloudOrderStatus, async (context, input) => readCloudOrders(deps, context, input));
};
