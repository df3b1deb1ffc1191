import { fieldKinds } from './fieldKinds.ts';
import { formatOf } from './formatOf.ts';
import { requirements } from './requirements.ts';
import { valueOf } from './valueOf.ts';

/** What an address outside mainland China says of a place, but for its country. */
export type PlacePart = 'detail' | 'city' | 'province' | 'zipcode';

/** How the form of an address looks in a country. */
export interface AddressLayout {
  /** What is asked for, in the order in which it is written there. */
  readonly parts: readonly PlacePart[];
  /** What cannot be left out. */
  readonly required: readonly PlacePart[];
  /** What its states are, such as `state`, `prefecture` or `county`; undefined where there is no word for them. */
  readonly stateKind: string | undefined;
  /** What its towns are, such as `suburb`; undefined where they are just towns. */
  readonly cityKind: string | undefined;
  /** What its post codes are called, such as `zip`; undefined where they have no name of their own. */
  readonly postCodeKind: string | undefined;
}

const parts: Readonly<Record<string, PlacePart>> = { A: 'detail', C: 'city', S: 'province', Z: 'zipcode' };

function partsIn(signs: string): readonly PlacePart[] {
  return Array.from(signs).flatMap((sign) => parts[sign] ?? []);
}

/** The form of an address in a country (ISO 3166 alpha-3), for somebody who reads this language. */
export function addressLayout(country: string, language: string): AddressLayout {
  const isLocal = /^(?:zh|ja|ko)/u.test(language);
  const signs = formatOf(country, isLocal).match(/(?<=%)[ACSZ]/gu) ?? [];
  return {
    parts: partsIn(signs.join('')),
    required: partsIn(valueOf(requirements, country) ?? 'AC'),
    stateKind: valueOf(fieldKinds.state, country),
    cityKind: valueOf(fieldKinds.city, country),
    postCodeKind: valueOf(fieldKinds.postCode, country),
  };
}
