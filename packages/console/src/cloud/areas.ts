import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import { cloudCalls } from '@pawlet/operator';
import { callSource } from '../api/callSource.ts';
import { type Area, page } from '../area.ts';

const load = () => import('./index.ts');
const shared = { scope: 'cloud:read', group: 'marketing', icon: VideocamOutlined } as const;

/** Cameras of shoppers, serial numbers, plans, and purchases of cloud storage. */
export const cloudAreas: readonly Area[] = [
  {
    ...shared,
    name: 'cameras',
    page: page(load, 'CameraList'),
    source: callSource(cloudCalls.listCameras),
  },
  {
    ...shared,
    name: 'serials',
    under: 'cameras',
    page: page(load, 'SerialList'),
    source: callSource(cloudCalls.listSerials, { id: 'serial' }),
  },
  {
    ...shared,
    name: 'plans',
    under: 'cameras',
    page: page(load, 'PlanList'),
    record: page(load, 'PlanPage'),
    source: callSource(cloudCalls.listPlans, { read: cloudCalls.readPlan, isPaged: false }),
  },
  {
    ...shared,
    name: 'cloud-orders',
    under: 'cameras',
    page: page(load, 'CloudOrderList'),
    record: page(load, 'CloudOrderPage'),
    source: callSource(cloudCalls.listCloudOrders, {
      read: cloudCalls.readCloudOrder,
      id: 'orderSn',
      param: 'sn',
    }),
  },
];
