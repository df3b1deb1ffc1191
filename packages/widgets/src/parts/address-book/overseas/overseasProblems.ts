import type { OverseasPlaceForm, Refused } from '@pawlet/core/api';
import type { ShopMessageKey } from '@pawlet/core/errors';
import { isEmail, isFilled, isPostCode, postCodeSample } from '@pawlet/core/rules';
import { toNationalNumber, type OverseasDraft, type PlaceName } from './overseasDraft.ts';

/** Fields of an address that can be wrong. */
export type PlaceField =
  | 'countryCode'
  | 'lastName'
  | 'firstName'
  | 'dialCode'
  | 'mobile'
  | 'zipcode'
  | 'province'
  | 'city'
  | 'detail'
  | 'email';

/** A field of one of the two addresses. */
export type FieldName = `${PlaceName}.${PlaceField}`;

/** Key of a check of the form. */
export type PlaceProblem =
  | Extract<ShopMessageKey, `check.abroad.${string}` | 'check.email.incorrect'>
  | 'overseas.phoneWrong'
  | 'overseas.postCodeLike'
  | 'overseas.postCodeWrong';

/** What is wrong, by field. */
export type Problems = Readonly<Partial<Record<FieldName, PlaceProblem>>>;

/** The checked fields in the order of the form: names and places go from the large to the small in East Asia. */
export function placeFields(isLastNameFirst: boolean): readonly PlaceField[] {
  return isLastNameFirst
    ? [
        ...(['countryCode', 'lastName', 'firstName', 'dialCode', 'mobile'] as const),
        ...(['zipcode', 'province', 'city', 'detail', 'email'] as const),
      ]
    : [
        ...(['countryCode', 'firstName', 'lastName', 'dialCode', 'mobile'] as const),
        ...(['detail', 'city', 'province', 'zipcode', 'email'] as const),
      ];
}

const required: Readonly<Record<Exclude<PlaceField, 'email'>, PlaceProblem>> = {
  countryCode: 'check.abroad.country',
  lastName: 'check.abroad.lastName',
  firstName: 'check.abroad.firstName',
  dialCode: 'check.abroad.areaCode',
  mobile: 'check.abroad.phone',
  zipcode: 'check.abroad.postCode',
  province: 'check.abroad.province',
  city: 'check.abroad.city',
  detail: 'check.abroad.address',
};

/** What is wrong with a field; undefined if nothing is. */
export function placeProblemOf(field: PlaceField, place: OverseasPlaceForm): PlaceProblem | undefined {
  if (field === 'email') {
    return !isFilled(place.email) || isEmail(place.email.trim()) ? undefined : 'check.email.incorrect';
  }
  if (!isFilled(place[field])) return required[field];
  if (field === 'mobile' && !/^\d{4,15}$/u.test(toNationalNumber(place.mobile, place.dialCode))) {
    return 'overseas.phoneWrong';
  }
  if (field === 'zipcode' && !isPostCode(place.countryCode, place.zipcode)) return 'overseas.postCodeLike';
  return undefined;
}

/** Everything that is wrong with a draft. */
export function problemsOf(draft: OverseasDraft, fields: readonly PlaceField[]): Problems {
  const places: readonly PlaceName[] = draft.isBillingSame ? ['place'] : ['place', 'billing'];
  return Object.fromEntries(
    places.flatMap((name) =>
      fields.map((field) => [`${name}.${field}`, placeProblemOf(field, draft[name])] as const),
    ),
  );
}

const wireNames: Readonly<Record<PlaceField, string>> = {
  countryCode: 'country_code',
  lastName: 'last_name',
  firstName: 'first_name',
  dialCode: 'area_code',
  mobile: 'mobile',
  zipcode: 'zipcode',
  province: 'province_name',
  city: 'city_name',
  detail: 'address',
  email: 'email',
};

/** The fields that the server does not take. */
export function refusedPlaceProblems(
  refused: Refused,
  draft: OverseasDraft,
  fields: readonly PlaceField[],
): Problems {
  const names: readonly PlaceName[] = ['place', 'billing'];
  return Object.fromEntries(
    names.flatMap((name) =>
      fields
        .filter((field) => `${name === 'billing' ? 'billing.' : ''}${wireNames[field]}` in refused.fields)
        .map((field) => [`${name}.${field}`, refusedProblem(field, draft[name])] as const),
    ),
  );
}

function refusedProblem(field: PlaceField, place: OverseasPlaceForm): PlaceProblem {
  if (field === 'email') return 'check.email.incorrect';
  if (field === 'mobile') return 'overseas.phoneWrong';
  if (field !== 'zipcode') return required[field];
  return postCodeSample(place.countryCode) === undefined ? 'overseas.postCodeWrong' : 'overseas.postCodeLike';
}
