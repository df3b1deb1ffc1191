import type { Country, OverseasPlaceForm } from '@pawlet/core/api';
import { addressLayout, findState, stateName, type KnownState } from '@pawlet/core/rules';

/** A place abroad that was found by a position; '' for what is not known of it. */
export interface LocatedTown {
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly province: string;
  readonly city: string;
  readonly detail: string;
  readonly zipcode: string;
}

/**
 * A found place as addresses of its country say it: without a state where they go without one, and with one of those that
 * can be chosen from, or none, where `states` are known.
 */
export function toLocalTown(town: LocatedTown, states: readonly KnownState[], locale: string): LocatedTown {
  const hasState = addressLayout(town.countryCode, locale).parts.includes('province');
  if (!hasState || states.length === 0) return hasState ? town : { ...town, province: '' };
  const found = findState(states, town.province);
  return { ...town, province: found === undefined ? '' : stateName(found, locale) };
}

/**
 * What a found place changes in a form. What is not known of it stays as it was written, unless that was in another
 * country; the telephone prefix follows the country while there is no number behind it.
 */
export function fillPlace(
  place: OverseasPlaceForm,
  town: LocatedTown,
  countries: readonly Country[],
): Partial<OverseasPlaceForm> {
  const isOtherCountry = town.countryCode !== place.countryCode;
  const dialCode = countries.find(({ code }) => code === town.countryCode)?.dialCode;
  const fields = (['province', 'city', 'detail', 'zipcode'] as const).filter(
    (field) => town[field] !== '' || (isOtherCountry && field !== 'detail'),
  );
  return {
    countryCode: town.countryCode,
    ...Object.fromEntries(fields.map((field) => [field, town[field]])),
    ...(dialCode !== undefined && isOtherCountry && place.mobile.trim() === '' && { dialCode }),
  };
}
