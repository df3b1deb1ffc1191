import { cameras } from './cameras.ts';
import { consumables } from './consumables.ts';
import { feeders } from './feeders.ts';
import { fountains } from './fountains.ts';
import { spareParts } from './spareParts.ts';
import { trackers } from './trackers.ts';
import type { SeedGood } from '../types.ts';

/** The whole demo catalogue, in list order. */
export const allGoods: readonly SeedGood[] = [
  ...fountains, ...feeders, ...cameras, ...trackers, ...consumables, ...spareParts,
];
