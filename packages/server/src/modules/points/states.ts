import type { exchangeStatuses } from '../../db/schema/points.ts';

/** State of an exchange. */
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** Events of an exchange. */
export const exchangeEvents = ['accept', 'reject', 'deliver', 'complete'] as const;
export type ExchangeEvent = (typeof exchangeEvents)[number];

/** The actor of an event. Shoppers cannot change an exchange. */
export const exchangeActors = ['shop', 'system'] as const;
export type ExchangeActor = (typeof exchangeActors)[number];

interface ExchangeTransition {
  readonly event: ExchangeEvent;
  readonly actors: readonly ExchangeActor[];
  readonly from: readonly ExchangeStatus[];
  readonly to: ExchangeStatus;
}

/** All allowed state transitions of an exchange. */
const exchangeTransitions: readonly ExchangeTransition[] = [
  { event: 'accept', actors: ['shop', 'system'], from: ['created'], to: 'inprogress' },
  { event: 'reject', actors: ['shop'], from: ['created', 'inprogress'], to: 'rejected' },
  { event: 'deliver', actors: ['shop', 'system'], from: ['created', 'inprogress'], to: 'delivered' },
  { event: 'complete', actors: ['shop', 'system'], from: ['delivered'], to: 'completed' },
];

/** The state after an event, or null where the table does not allow it. */
export function nextExchangeStatus(
  status: ExchangeStatus,
  event: ExchangeEvent,
  actor: ExchangeActor,
): ExchangeStatus | null {
  const row = exchangeTransitions.find(
    (candidate) =>
      candidate.event === event && candidate.actors.includes(actor) && candidate.from.includes(status),
  );
  return row?.to ?? null;
}
