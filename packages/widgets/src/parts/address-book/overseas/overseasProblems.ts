import type { OverseasPlaceForm, Refused } from '@pawlet/core/api';
import type { ShopMessageKey } from '@pawlet/core/errors';
import {
  addressLayout,
  findState,
  hasStates,
  isEmail,
  isFilled,
  isPostCode,
  postCodeSample,
} from '@pawlet/core/rules';
import type { KnownState, PlacePart } from '@pawlet/core/rules';
import { isLastNameFirst, toNationalNumber, type OverseasDraft, type PlaceName } from './overseasDraft.ts';

/** Fields of an address with validation. */
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

/** A validation message of the form. */
export type PlaceProblem =
  | Extract<ShopMessageKey, `check.abroad.${string}` | 'check.email.incorrect'>
  | `overseas.${'phoneWrong' | 'postCodeLike' | 'postCodeWrong' | 'tooLong'}`
  | `overseas.${'chooseState' | 'stateUnknown' | 'stateNone'}`;

/** Problems by field. */
export type Problems = Readonly<Partial<Record<FieldName, PlaceProblem>>>;

/** The validated fields in the order of the form: names as in the language, address parts as in the country. */
export function placeFields(country: string, locale: string): readonly PlaceField[] {
  const names = isLastNameFirst(locale)
    ? (['lastName', 'firstName'] as const)
    : (['firstName', 'lastName'] as const);
  return ['countryCode', ...names, 'dialCode', 'mobile', ...addressLayout(country, locale).parts, 'email'];
}

/** Whether a part of an address is required in a country. */
export function isRequired(part: PlacePart, country: string): boolean {
  return addressLayout(country, '').required.includes(part);
}

const places: readonly PlaceField[] = ['detail', 'city', 'province', 'zipcode'] satisfies PlacePart[];

function isPlacePart(field: PlaceField): field is PlacePart {
  return places.includes(field);
}

/** Maximum lengths of fields where shoppers reach them. */
const mostCharacters: Readonly<Partial<Record<PlaceField, number>>> = {
  lastName: 50,
  firstName: 50,
  city: 80,
  province: 80,
  detail: 200,
};

/** Maximum length of a field. */
export function getMaxCharacters(field: PlaceField): number {
  return mostCharacters[field] ?? 0;
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

/** The problem of a field; undefined if it is valid. `states` are the selectable ones, where known. */
function getPlaceProblem(
  field: PlaceField,
  place: OverseasPlaceForm,
  states: readonly KnownState[] | undefined,
): PlaceProblem | undefined {
  if (field === 'email') {
    return !isFilled(place.email) || isEmail(place.email.trim()) ? undefined : 'check.email.incorrect';
  }
  if (!isFilled(place[field])) {
    if (isPlacePart(field) && !isRequired(field, place.countryCode)) return undefined;
    return field === 'province' && states !== undefined ? 'overseas.chooseState' : required[field];
  }
  if (place[field].trim().length > (mostCharacters[field] ?? Infinity)) return 'overseas.tooLong';
  if (field === 'mobile' && !/^\d{4,15}$/u.test(toNationalNumber(place.mobile, place.dialCode))) {
    return 'overseas.phoneWrong';
  }
  if (field === 'zipcode' && !isPostCode(place.countryCode, place.zipcode)) return 'overseas.postCodeLike';
  if (field === 'province' && states !== undefined && findState(states, place.province) === undefined) {
    return 'overseas.stateUnknown';
  }
  return /[\p{L}\p{N}]/u.test(place[field]) ? undefined : required[field];
}

/** Data to validate the two places of a form. */
export type PlaceChecks = Readonly<
  Record<
    PlaceName,
    { readonly fields: readonly PlaceField[]; readonly states: readonly KnownState[] | undefined }
  >
>;

/** All problems of a draft. */
export function getProblems(draft: OverseasDraft, checks: PlaceChecks): Problems {
  const names: readonly PlaceName[] = draft.isBillingSame ? ['place'] : ['place', 'billing'];
  return Object.fromEntries(
    names.flatMap((name) =>
      checks[name].fields.map(
        (field) => [`${name}.${field}`, getPlaceProblem(field, draft[name], checks[name].states)] as const,
      ),
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

/** The fields refused by the server, including those not shown in the form. */
export function refusedPlaceProblems(refused: Refused, draft: OverseasDraft): Problems {
  const names: readonly PlaceName[] = ['place', 'billing'];
  return Object.fromEntries(
    names.flatMap((name) =>
      allFields.flatMap((field) => {
        const problem = refused.fields[`${name === 'billing' ? 'billing.' : ''}${wireNames[field]}`];
        return problem === undefined
          ? []
          : [[`${name}.${field}`, refusedProblem(field, problem, draft[name])] as const];
      }),
    ),
  );
}

const allFields = Object.keys(wireNames) as readonly PlaceField[];

function refusedProblem(field: PlaceField, problem: string, place: OverseasPlaceForm): PlaceProblem {
  if (field === 'email') return 'check.email.incorrect';
  if (problem === 'length' && field in mostCharacters) return 'overseas.tooLong';
  if (field === 'mobile') return 'overseas.phoneWrong';
  if (field === 'province') return refusedState(place);
  if (field !== 'zipcode' || place.zipcode.trim() === '') return required[field];
  return postCodeSample(place.countryCode) === undefined ? 'overseas.postCodeWrong' : 'overseas.postCodeLike';
}

function refusedState({ countryCode, province }: OverseasPlaceForm): PlaceProblem {
  if (hasStates(countryCode)) return isFilled(province) ? 'overseas.stateUnknown' : 'overseas.chooseState';
  return isFilled(province) ? 'overseas.stateNone' : 'check.abroad.province';
}
