import type { StoreJob } from '../../http/job.ts';
import { announce } from './notify.ts';
import { findUnannounced } from './walletBooks.ts';

const batch = 50;

/** Sends the wallet's notifications that are due: delayed ones, and those the shop has not acknowledged. */
export const walletJob: StoreJob = {
  name: 'wallet',
  everySeconds: 1,
  isDemoOnly: true,
  async run(deps, now) {
    for (const row of await findUnannounced(deps.db, now, batch)) await announce(deps, row);
  },
};
