import { addressKey } from '../../http/addressKey.ts';
import type { Limit } from '../../http/limits.ts';

const day = 24 * 3600;

/** Maximum lifetime of an alert in seconds. */
export const waitSeconds = 180 * day;
/** Completed alerts are kept this long: the link in their e-mail ends other alerts. */
export const keptSeconds = 60 * day;
/**
 * How long a SKU has to be in stock before anyone is notified, and between two batches. In a demo nobody
 * waits that long.
 */
export const holdSeconds = { shop: 600, demo: 10 } as const;
/** People notified at once per piece in stock: few of them buy. */
export const peoplePerPiece = 5;
/** Maximum number of people notified at once. */
export const maxPeopleAtOnce = 500;

const maxPerDayToRecipient = 100;
const maxPerDayFromAddress = { shop: 200, demo: 10_000 } as const;

/** Alerts that can be requested per day, from an address and for a recipient. */
export function alertLimits(address: string, recipient: string, isDemo: boolean): readonly Limit[] {
  return [
    {
      bucket: `restock address ${addressKey(address)}`,
      max: maxPerDayFromAddress[isDemo ? 'demo' : 'shop'],
      windowSeconds: day,
    },
    { bucket: `restock recipient ${recipient}`, max: maxPerDayToRecipient, windowSeconds: day },
  ];
}
