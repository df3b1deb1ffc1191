import type { Address, Country, OverseasAddressForm, OverseasPlaceForm } from '@pawlet/core/api';
import { writePostCode } from '@pawlet/core/rules';

/** What stands in the form. */
export interface OverseasDraft {
  readonly place: OverseasPlaceForm;
  /** False where the bill goes to an address of its own. */
  readonly isBillingSame: boolean;
  readonly billing: OverseasPlaceForm;
  readonly isDefault: boolean;
}

/** The two addresses of the form. */
export type PlaceName = 'place' | 'billing';

/** Names are written last name first in these languages. */
export function isLastNameFirst(locale: string): boolean {
  return /^(?:zh|ja|ko)/u.test(locale);
}

const emptyPlace: OverseasPlaceForm = {
  countryCode: '',
  firstName: '',
  lastName: '',
  dialCode: '',
  mobile: '',
  zipcode: '',
  extension: '',
  province: '',
  city: '',
  detail: '',
  email: '',
  company: '',
};

/** What the form of an address begins with; of a new one if there is none. */
export function toOverseasDraft(address: Address | undefined): OverseasDraft {
  return {
    place: toPlaceForm(address?.overseas),
    isBillingSame: address?.billing === undefined,
    billing: toPlaceForm(address?.billing),
    isDefault: address?.isDefault ?? false,
  };
}

function toPlaceForm(place: OverseasPlaceForm | undefined): OverseasPlaceForm {
  if (place === undefined) return emptyPlace;
  const { countryCode, firstName, lastName, dialCode, mobile, zipcode } = place;
  const { extension, province, city, detail, email, company } = place;
  return {
    countryCode,
    firstName,
    lastName,
    dialCode,
    mobile,
    zipcode,
    extension,
    province,
    city,
    detail,
    email,
    company,
  };
}

/** A telephone number without what people put between the digits, and without the prefix that stands beside it. */
export function toNationalNumber(text: string, dialCode: string): string {
  const bare = text.normalize('NFKC').replaceAll(/[\s()./\p{Dash}]/gu, '');
  const prefix = new RegExp(`^(?:\\+|00)${dialCode}`, 'u');
  return dialCode === '' ? bare : bare.replace(prefix, '');
}

/** What is saved of a draft. */
export function toOverseasForm(draft: OverseasDraft): Omit<OverseasAddressForm, 'id'> {
  return {
    place: tidy(draft.place),
    billing: draft.isBillingSame ? undefined : tidy(draft.billing),
    isDefault: draft.isDefault,
  };
}

function tidy(place: OverseasPlaceForm): OverseasPlaceForm {
  return {
    countryCode: place.countryCode,
    firstName: place.firstName.trim(),
    lastName: place.lastName.trim(),
    dialCode: place.dialCode,
    mobile: toNationalNumber(place.mobile, place.dialCode),
    zipcode: writePostCode(place.countryCode, place.zipcode),
    extension: place.extension.trim(),
    province: place.province.trim(),
    city: place.city.trim(),
    detail: place.detail.trim(),
    email: place.email.trim(),
    company: place.company.trim(),
  };
}

/** A place with what it begins with while nothing is chosen: the country of the shop, and a country's telephone prefix. */
export function completePlace(
  place: OverseasPlaceForm,
  shopCountry: string | undefined,
  countries: readonly Country[],
): OverseasPlaceForm {
  const wanted = place.countryCode === '' ? shopCountry : place.countryCode;
  const country = countries.find(({ code }) => code === wanted);
  if (country === undefined) return place;
  return {
    ...place,
    countryCode: country.code,
    dialCode: place.dialCode === '' ? country.dialCode : place.dialCode,
  };
}
