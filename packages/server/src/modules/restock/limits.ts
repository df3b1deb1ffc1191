import { addressKey } from '../../http/addressKey.ts';
import type { Limit } from '../../http/limits.ts';

const day = 24 * 3600;

/** Seconds that an alert waits at most. */
export const waitSeconds = 180 * day;
/** Alerts that are done are kept so long: the link of their e-mail ends further ones. */
export const keptSeconds = 60 * day;
/**
 * A SKU has to be in stock this long before anybody is told, and as long again before the next ones are. Nobody looks
 * at a demo for so long.
 */
export const holdSeconds = { shop: 600, demo: 10 } as const;
/** People who are told at once for each piece in stock: few of them buy. */
export const peoplePerPiece = 5;
/** Most people who are told at once. */
export const mostPeopleAtOnce = 500;

const mostADayToRecipient = 100;
const mostADayFromAddress = { shop: 200, demo: 10_000 } as const;

/** How many alerts may be asked for in a day, from an address and for a recipient. */
export function alertLimits(address: string, recipient: string, isDemo: boolean): readonly Limit[] {
  return [
    {
      bucket: `restock address ${addressKey(address)}`,
      max: mostADayFromAddress[isDemo ? 'demo' : 'shop'],
      windowSeconds: day,
    },
    { bucket: `restock recipient ${recipient}`, max: mostADayToRecipient, windowSeconds: day },
  ];
}
