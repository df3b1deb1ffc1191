import type { OrderState } from '../order/states.ts';
import type { TraceStage } from '../order/traceStage.ts';

/** Delays after which the autopilot acts: from payment to shipping, then from shipping to each stage. */
export const schedule = { ship: 1, transit: 1, outForDelivery: 2, deliver: 3 } as const;

/** The facts about a paid order that the autopilot needs. */
export interface PilotedOrder {
  readonly shippingstate: OrderState['shippingstate'];
  readonly paytime: number | null;
  readonly shippingtime: number | null;
  readonly delivertime: number | null;
  readonly remindtime: number | null;
  /** Number of tracking events so far. */
  readonly traces: number;
}

/** The next step. */
export type PilotStep = 'ship' | 'deliver' | Exclude<TraceStage, 'shipped' | 'delivered'>;

/** The step that is due for an order; null when it is too early. A reminder shortens the delays. */
export function nextPilotStep(order: PilotedOrder, now: number, delaySeconds: number): PilotStep | null {
  if (order.shippingstate === 'unshipped') {
    const isDue =
      order.paytime !== null &&
      (order.remindtime !== null || now >= order.paytime + schedule.ship * delaySeconds);
    return isDue ? 'ship' : null;
  }
  if (order.shippingstate !== 'shipped' || order.shippingtime === null || order.delivertime !== null)
    return null;
  const since = (now - order.shippingtime) / delaySeconds;
  if (since >= schedule.transit && order.traces <= 1) return 'transit';
  if (since >= schedule.outForDelivery && order.traces <= 2) return 'outForDelivery';
  if (since >= schedule.deliver) return 'deliver';
  return null;
}
