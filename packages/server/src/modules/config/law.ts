import type { Database } from '../../db/database.ts';
import { countries } from '../../http/countries.ts';
import { findShopContent, saveShopContent } from './shopContent.ts';

const kind = 'law';

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

/** Reads the operator's overrides. */
export async function readLaws(db: Database): Promise<Laws> {
  // Only `writeLaws` writes this row.
  return ((await findShopContent(db, kind)) as Laws | undefined) ?? {};
}

/** Sets the overrides: every node uses them within seconds. */
export async function writeLaws(db: Database, laws: Laws): Promise<void> {
  await saveShopContent(db, kind, laws);
}
