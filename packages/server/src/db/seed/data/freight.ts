import { prices } from './types.ts';
import type { Prices } from './types.ts';

/** One row of the freight table. */
export interface SeedFreight {
  /** ISO 3166 alpha-3; `*` stands for every country without a row of its own. */
  readonly country: string;
  readonly firstGrams: number;
  readonly firstFee: Prices;
  readonly stepGrams: number;
  readonly stepFee: Prices;
  readonly freeOver: Prices | null;
  readonly days: number;
}

const home = {
  firstGrams: 3000,
  firstFee: prices(10, 4.9, 600, 4.9, 3000, 3.9, 7.9, 6.9),
  stepGrams: 1000,
  stepFee: prices(2, 1, 120, 1, 800, 0.9, 1.5, 1.4),
  freeOver: prices(99, 49, 4980, 49, 50000, 40, 60, 65),
};

/** What sending costs: cheap at home, dearer to places without a warehouse. */
export const freight: readonly SeedFreight[] = [
  { country: 'CHN', ...home, days: 2 },
  { country: 'USA', ...home, days: 4 },
  { country: 'JPN', ...home, days: 3 },
  { country: 'FRA', ...home, days: 3 },
  { country: 'DEU', ...home, days: 3 },
  { country: 'ITA', ...home, days: 4 },
  { country: 'ESP', ...home, days: 4 },
  { country: 'KOR', ...home, days: 3 },
  { country: 'GBR', ...home, days: 4 },
  {
    country: '*',
    firstGrams: 2000,
    firstFee: prices(60, 9.9, 1500, 9.9, 13000, 8.9, 12.9, 13.9),
    stepGrams: 1000,
    stepFee: prices(15, 2.5, 380, 2.5, 3300, 2.2, 3, 3.5),
    freeOver: prices(599, 99, 12000, 99, 110000, 85, 110, 129),
    days: 8,
  },
];
