import type { CloudDevice, CloudOrder, CloudPlan } from '../api/types/cloud.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

const tags = ['cloud-storage'];

/** Cloud storage for the shopper's cameras. */
export const cloudStorageQueries = {
  /** The cameras of the account. */
  devices: (): Query<readonly CloudDevice[]> => ({
    key: ['cloud-devices'],
    load: ({ cloud }, options) => cloud.devices(options),
    tags,
  }),
  /** The plans for a camera; '' for none. */
  plans: (deviceId: string): Query<{ readonly deviceId: string; readonly plans: readonly CloudPlan[] }> => ({
    key: ['cloud-offer', deviceId],
    load: async ({ cloud }, options) => {
      const found = await cloud.offer(deviceId, options);
      // The camera belongs to someone else by now: the plans are the same for all.
      const other = found.status === 'ok' ? found : await cloud.offer('', options);
      return { deviceId, plans: other.status === 'ok' ? other.offer.plans : [] };
    },
    tags,
  }),
  /** The shopper's purchases, newest first. */
  orders: (): PagedQuery<CloudOrder, Page<CloudOrder>> => ({
    key: ['cloud-orders'],
    loadPage: ({ cloud }, page, options) => cloud.history({ page }, options),
    tags,
  }),
};
