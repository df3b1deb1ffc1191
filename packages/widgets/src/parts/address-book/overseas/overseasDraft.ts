import type { Address, Country, OverseasAddressForm, OverseasPlaceForm } from '@pawlet/core/api';
import { writePostCode } from '@pawlet/core/rules';

/** The form's values. */
export interface OverseasDraft {
  readonly place: OverseasPlaceForm;
  /** False for a separate billing address. */
  readonly isBillingSame: boolean;
  readonly billing: OverseasPlaceForm;
  readonly isDefault: boolean;
}

/** The two addresses of the form. */
export type PlaceName = 'place' | 'billing';

/** True for languages that write the last name first. */
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

/** Initial values of the form for an address, or for a new one. */
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

/** A phone number without separators and without its dialling prefix. */
export function toNationalNumber(text: string, dialCode: string): string {
  const bare = text.normalize('NFKC').replaceAll(/[\s()./\p{Dash}]/gu, '');
  const prefix = new RegExp(`^(?:\\+|00)${dialCode}`, 'u');
  return dialCode === '' ? bare : bare.replace(prefix, '');
}

/** The data to save of a draft. */
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

/** A place with defaults for what is not selected: the shop's country, and the country's dialling prefix. */
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
