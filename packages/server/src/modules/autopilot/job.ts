import type { StoreJob } from '../../http/job.ts';
import { decide } from '../after-sales/operations.ts';
import { findInStage } from '../after-sales/service.ts';
import { findHeld, publishHeld } from '../reviews/moderation.ts';
import { findCreated, issueInvoice } from '../invoice/service.ts';
import { createOrderOperations } from '../order/operations.ts';
import { findOnTheWay, findTraces, type OrderRow } from '../order/service.ts';
import { createExchangeOperations } from '../points/operations.ts';
import { findWaiting } from '../points/service.ts';
import { nextPilotStep } from './plan.ts';

const batch = 50;

/**
 * Simulates the shop's operators where it is enabled: ships, advances and delivers parcels, issues exchanged
 * points products, and publishes what shoppers write.
 */
export const autopilotJob: StoreJob = {
  name: 'autopilot',
  everySeconds: 5,
  async run({ db, random, settings }, now) {
    const { autopilotDelaySeconds: delay } = settings;
    if (delay === undefined) return;
    const operations = createOrderOperations({ db, random, now, actor: 'system', playsParcels: true });
    const act = async (order: OrderRow) => {
      const traces = (await findTraces(db, order.id)).length;
      const step = nextPilotStep({ ...order, traces }, now, delay);
      if (step === 'ship') await operations.ship(order.orderSn);
      else if (step === 'deliver') await operations.deliver(order.orderSn);
      else if (step !== null) await operations.trace(order.orderSn, step);
    };
    for (const order of await findOnTheWay(db, 'unshipped', batch)) await act(order);
    for (const order of await findOnTheWay(db, 'shipped', batch)) await act(order);
    const exchanges = createExchangeOperations({ db, random, now, actor: 'system', playsParcels: true });
    for (const { exchangeSn } of await findWaiting(db, ['created', 'inprogress'], now - delay, batch))
      await exchanges.deliver(exchangeSn);
    const afterSale = { db, random, now, actor: 'system' } as const;
    // Only operators refund real money.
    for (const row of await findInStage(db, 'auditing', now - delay, batch, { paidInSandbox: true }))
      await decide(afterSale, row.refundSn, 'approve');
    for (const row of await findInStage(db, 'sent', now - delay, batch, { paidInSandbox: true }))
      await decide(afterSale, row.refundSn, 'receive');
    for (const row of await findCreated(db, now - delay, batch)) await issueInvoice(db, row.invoiceSn, now);
    const held = await findHeld(db, now - delay, batch);
    for (const text of held) await publishHeld(db, text, now);
  },
};
