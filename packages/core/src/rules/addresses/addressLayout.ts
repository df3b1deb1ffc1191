import { fieldKinds } from './fieldKinds.ts';
import { getFormat } from './getFormat.ts';
import { requirements } from './requirements.ts';
import { valueOf } from './toValue.ts';

/** The parts of an overseas address, except its country. */
export type PlacePart = 'detail' | 'city' | 'province' | 'zipcode';

/** Layout of a country's address form. */
export interface AddressLayout {
  /** The fields, in the country's order. */
  readonly parts: readonly PlacePart[];
  /** The required fields. */
  readonly required: readonly PlacePart[];
  /** The kind of its states, such as `state`, `prefecture` or `county`; undefined where there is no specific word. */
  readonly stateKind: string | undefined;
  /** The kind of its towns, such as `suburb`; undefined for plain towns. */
  readonly cityKind: string | undefined;
  /** The name of its post codes, such as `zip`; undefined for plain post codes. */
  readonly postCodeKind: string | undefined;
}

const parts: Readonly<Record<string, PlacePart>> = { A: 'detail', C: 'city', S: 'province', Z: 'zipcode' };

function partsIn(signs: string): readonly PlacePart[] {
  return Array.from(signs).flatMap((sign) => parts[sign] ?? []);
}

/** The address form of a country (ISO 3166 alpha-3), for a reader of this language. */
export function addressLayout(country: string, language: string): AddressLayout {
  const isLocal = /^(?:zh|ja|ko)/u.test(language);
  const signs = getFormat(country, isLocal).match(/(?<=%)[ACSZ]/gu) ?? [];
  return {
    parts: partsIn(signs.join('')),
    required: partsIn(valueOf(requirements, country) ?? 'AC'),
    stateKind: valueOf(fieldKinds.state, country),
    cityKind: valueOf(fieldKinds.city, country),
    postCodeKind: valueOf(fieldKinds.postCode, country),
  };
}
