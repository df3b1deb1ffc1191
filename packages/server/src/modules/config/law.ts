import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { fieldsOf, onOrOff, valuesOf } from '../settings/values.ts';

/** How prices describe tax; nothing is ever added to a total. */
export const taxNotes = ['included', 'not-added', 'none'] as const;

/** Whether visits are counted: only of shoppers who agreed, of everybody who did not object, or never. */
export const statisticsRules = ['ask', 'on', 'off'] as const;

/** Legal and customary requirements of a country. */
export interface Law {
  /** Days within which a purchase can be withdrawn from without a reason; 0 where there is no such right. */
  readonly withdrawal: number;
  /** Whether an online withdrawal function has to be permanently visible. */
  readonly button: boolean;
  readonly tax: (typeof taxNotes)[number];
  /** Whether the shop needs an imprint. */
  readonly imprint: boolean;
  readonly statistics: (typeof statisticsRules)[number];
}

/** Overrides set by an operator, by the region of a country (`DE`). */
export type Laws = Readonly<Record<string, Partial<Law>>>;

/** Countries whose rules can be overridden: those that the shop sells to. */
export const lawPlaces: readonly string[] = countries.map(({ region }) => region);

const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * The default for a country without known rules: nothing is promised, and visits are only counted with
 * consent.
 */
const unknownLaw: Law = { withdrawal: 0, button: false, tax: 'none', imprint: false, statistics: 'ask' };
const europeanLaw: Law = {
  withdrawal: 14,
  // Article 11a of directive 2011/83/EU, in force since 19 June 2026.
  button: true,
  tax: 'included',
  imprint: false,
  statistics: 'ask',
};

const defaults: Laws = {
  AT: { imprint: true },
  DE: { imprint: true },
  // The laws on distance selling and on the imprint apply; there is no general right to withdraw.
  CH: { tax: 'included', imprint: true },
  GB: { withdrawal: 14, tax: 'included' },
  US: { tax: 'not-added', statistics: 'on' },
  CA: { tax: 'not-added' },
  CN: { withdrawal: 7 },
  JP: { withdrawal: 8, tax: 'included', statistics: 'on' },
  KR: { withdrawal: 7, tax: 'included' },
};

/**
 * Whether the right to withdraw has the form and wording of the European Union, which the United Kingdom
 * kept.
 */
export function hasModelForm(region: string): boolean {
  return europeanUnion.has(region) || region === 'GB';
}

/** The default rules of a country. */
export function defaultLaw(region: string): Law {
  return { ...(europeanUnion.has(region) ? europeanLaw : unknownLaw), ...defaults[region] };
}

/** The rules of a country for this shop. */
export function getLaw(laws: Laws, region: string): Law {
  return { ...defaultLaw(region), ...laws[region] };
}

/** Periods shorter than any law's would look like a right without being one. */
const shortestWithdrawal = 7;
const longestWithdrawal = 365;

/** Whether a number of days can be a period for withdrawing; 0 stands for no such right. */
function isWithdrawalPeriod(days: number): boolean {
  return (
    Number.isSafeInteger(days) && (days === 0 || (days >= shortestWithdrawal && days <= longestWithdrawal))
  );
}

const periodWords = `0, or ${shortestWithdrawal} to ${longestWithdrawal} days`;

/** The operator's overrides. */
export const lawsSetting = defineSetting<Laws>({
  name: 'shop.law',
  storedAs: 'law',
  schema: valuesOf(
    lawPlaces,
    fieldsOf({
      withdrawal: v.exactOptional(v.pipe(v.number(periodWords), v.check(isWithdrawalPeriod, periodWords))),
      button: v.exactOptional(onOrOff),
      tax: v.exactOptional(v.picklist(taxNotes, `one of ${taxNotes.join(', ')}`)),
      imprint: v.exactOptional(onOrOff),
      statistics: v.exactOptional(v.picklist(statisticsRules, `one of ${statisticsRules.join(', ')}`)),
    }),
  ),
  initial: {},
  meaning: 'setting.shop.law',
});

/** Reads the operator's overrides. */
export async function readLaws(db: Database): Promise<Laws> {
  return readSetting({ db }, lawsSetting);
}
