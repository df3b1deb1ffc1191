import type { OperatorEndpoint } from '../endpoint.ts';
import { afterSalesCalls } from './afterSales.ts';
import { auditCalls } from './audit.ts';
import { cloudCalls } from './cloud.ts';
import { contentCalls } from './content.ts';
import { couponCalls } from './coupons.ts';
import { customerCalls } from './customers.ts';
import { freightCalls } from './freight.ts';
import { invoiceCalls } from './invoices.ts';
import { jobCalls } from './jobs.ts';
import { keyCalls } from './keys.ts';
import { moderationCalls } from './moderation.ts';
import { doctorCalls } from './doctor.ts';
import { machineCalls } from './machine.ts';
import { mailCalls } from './mails.ts';
import { mediaCalls } from './media.ts';
import { campaignCalls, offerCalls } from './offers.ts';
import { orderCalls } from './orders.ts';
import { peopleCalls } from './people.ts';
import { productCalls } from './products.ts';
import { refundCalls } from './refunds.ts';
import { reportCalls } from './reports.ts';
import { rewardCalls } from './rewards.ts';
import { sessionCalls } from './session.ts';
import { settingCalls } from './settings.ts';
import { surveyCalls } from './surveys.ts';
import { synonymCalls } from './synonyms.ts';
import { taskCalls } from './tasks.ts';
import { webhookCalls } from './webhooks.ts';
import { withdrawalCalls } from './withdrawals.ts';
import { attributeCalls, brandCalls, categoryCalls } from './structure.ts';
import { transferCalls } from './transfers.ts';
import { stockCalls } from './stock.ts';

/** Every call of the operator API. */
export const operatorCalls: readonly OperatorEndpoint[] = [
  sessionCalls,
  peopleCalls,
  keyCalls,
  auditCalls,
  orderCalls,
  refundCalls,
  afterSalesCalls,
  moderationCalls,
  productCalls,
  stockCalls,
  mediaCalls,
  categoryCalls,
  brandCalls,
  attributeCalls,
  offerCalls,
  campaignCalls,
  transferCalls,
  reportCalls,
  customerCalls,
  settingCalls,
  mailCalls,
  doctorCalls,
  couponCalls,
  rewardCalls,
  surveyCalls,
  taskCalls,
  contentCalls,
  cloudCalls,
  invoiceCalls,
  webhookCalls,
  withdrawalCalls,
  jobCalls,
  synonymCalls,
  freightCalls,
  machineCalls,
].flatMap((area) => Object.values<OperatorEndpoint>(area));
