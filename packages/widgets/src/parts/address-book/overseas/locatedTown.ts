import type { Country, OverseasPlaceForm } from '@pawlet/core/api';
import { addressLayout, findState, stateName, type KnownState } from '@pawlet/core/rules';

/** An overseas place found by position; '' for unknown parts. */
export interface LocatedTown {
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly province: string;
  readonly city: string;
  readonly detail: string;
  readonly zipcode: string;
}

/**
 * A found place in the address format of its country: without a state where addresses have none, and with a selectable
 * one or none where `states` are known.
 */
export function toLocalTown(town: LocatedTown, states: readonly KnownState[], locale: string): LocatedTown {
  const hasState = addressLayout(town.countryCode, locale).parts.includes('province');
  if (!hasState || states.length === 0) return hasState ? town : { ...town, province: '' };
  const found = findState(states, town.province);
  return { ...town, province: found === undefined ? '' : stateName(found, locale) };
}

/**
 * The form changes for a found place. Unknown parts are kept unless they were in another country; the dialling prefix
 * changes with the country while no number is entered.
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
