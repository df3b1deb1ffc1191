import type { StoreJob } from '../http/job.ts';
import { refundJob } from './after-sales/refundJob.ts';
import { backupJob } from './operator/backupJob.ts';
import { autopilotJob } from './autopilot/job.ts';
import { operatorJob } from './operator-jobs/job.ts';
import { invoiceJob } from './invoice/job.ts';
import { orderMailJob } from './order-mail/job.ts';
import { orderJob } from './order/job.ts';
import { paymentJob, walletJob } from './payment/job.ts';
import { restockJob } from './restock/job.ts';
import { exchangeJob } from './points/job.ts';
import { boundsJob, upkeepJob } from './upkeep/job.ts';
import { webhookJob } from './webhook/job.ts';
import { withdrawalJob } from './withdrawal/job.ts';

/** All background jobs. */
export const storeJobs: readonly StoreJob[] = [
  upkeepJob,
  boundsJob,
  backupJob,
  orderJob,
  walletJob,
  paymentJob,
  refundJob,
  invoiceJob,
  webhookJob,
  orderMailJob,
  restockJob,
  withdrawalJob,
  exchangeJob,
  autopilotJob,
  operatorJob,
];
