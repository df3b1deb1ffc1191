import { addressKey } from '../../http/addressKey.ts';
import type { Limit } from '../../http/limits.ts';

const day = 24 * 3600;

/** Completed alerts are kept this long: the link in their e-mail ends other alerts. */
export const keptSeconds = 60 * day;
/** How long a SKU has to be in stock in a demo before anyone is notified: nobody waits there as long as in a shop. */
export const demoHoldSeconds = 10;
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
