import type { addressAddeditV3, FieldProblem, ParsedInputOf } from '@pawlet/core/contract';
import { addressLayout, type PlacePart } from '@pawlet/core/rules';
import type { OverseasFields } from '../../db/schema/address.ts';
import type { Language } from '../../i18n/language.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, type Result } from '../../http/result.ts';
import { countryName, findOverseasCountry, isPostcode } from './countryList.ts';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import { keptStateName } from './keptStateName.ts';
import { parsePhone } from '../phone/parsePhone.ts';
import { saveAddress } from './save.ts';

type Input = ParsedInputOf<typeof addressAddeditV3>;
type Place = Omit<OverseasFields, 'country_name'>;

/** Validation by country beyond the contract: known countries, telephones, states, and postcode formats. */
async function getProblems(place: Place, prefix: string): Promise<Readonly<Record<string, FieldProblem>>> {
  const country = findOverseasCountry(place.country_code);
  if (!country) return { [`${prefix}country_code`]: 'exists' };
  const phone = parsePhone(place.area_code, place.mobile);
  const { required } = addressLayout(place.country_code, 'en');
  const found: [string, FieldProblem][] = [];
  for (const name of wordFields) if (hasNoWord(place[name])) found.push([name, 'format']);
  for (const part of required) if (place[wireNames[part]] === '') found.push([wireNames[part], 'required']);
  if (phone === 'area_code') found.push(['area_code', 'exists']);
  if (phone === 'mobile') found.push(['mobile', 'format']);
  if (place.zipcode !== '' && !isPostcode(place.zipcode, country)) found.push(['zipcode', 'format']);
  const state = await keptStateName(place.country_code, place.province_name);
  if (state === undefined) found.push(['province_name', 'exists']);
  return Object.fromEntries(found.map(([name, problem]) => [`${prefix}${name}`, problem]));
}

const wireNames = {
  detail: 'address',
  city: 'city_name',
  province: 'province_name',
  zipcode: 'zipcode',
} as const satisfies Readonly<Record<PlacePart, keyof Place>>;

const wordFields = ['last_name', 'first_name', 'city_name', 'address'] as const;

/** Whether a text is not empty but has no visible characters. */
function hasNoWord(text: string): boolean {
  return text !== '' && !/[\p{L}\p{N}]/u.test(text);
}

async function toFields(
  place: Place,
  { language }: Pick<ShopperContext, 'language'>,
): Promise<OverseasFields> {
  return {
    country_code: place.country_code,
    country_name: countryName(place.country_code, language),
    first_name: place.first_name,
    last_name: place.last_name,
    area_code: place.area_code,
    mobile: toNationalNumber(place),
    zipcode: place.zipcode,
    extension: place.extension,
    province_name: (await keptStateName(place.country_code, place.province_name)) ?? place.province_name,
    city_name: place.city_name,
    address: place.address,
    email: place.email,
    company: place.company,
  };
}

/** The normalized telephone number, without the prefix that is stored beside it. */
function toNationalNumber({ area_code, mobile }: Place): string {
  const phone = parsePhone(area_code, mobile);
  return typeof phone !== 'string' && phone.key.startsWith(area_code)
    ? phone.key.slice(area_code.length)
    : mobile;
}

/** A special message for an invisible problem. */
function getMessage(problems: Awaited<ReturnType<typeof getProblems>>): PlainMessageKey | undefined {
  const [[name, problem] = [], ...others] = Object.entries(problems);
  return name === undefined || problem === 'required' || others.length > 0
    ? undefined
    : fieldMessages[name.replace(/^billing\./u, '')];
}

const fieldMessages: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  area_code: 'phone.unknownPrefix',
  mobile: 'phone.unknown',
  province_name: 'address.unknownState',
};

/** Adds or updates an overseas address. */
export async function saveOverseas(context: ShopperContext, input: Input): Promise<Result<{ id: number }>> {
  const billing = input.billing_same === 1 ? null : input.billing;
  const problems = {
    ...(await getProblems(input, '')),
    ...(billing ? await getProblems(billing, 'billing.') : {}),
  };
  if (Object.keys(problems).length > 0) return invalid(problems, getMessage(problems));
  return saveAddress(
    context,
    { id: input.id, isDefault: input.isdefault === 1 },
    {
      type: 2,
      countryCode: input.country_code,
      provinceId: 0,
      cityId: 0,
      areaId: 0,
      receiver: `${input.first_name} ${input.last_name}`,
      mobile: toNationalNumber(input),
      detail: input.address,
      zipcode: input.zipcode,
      overseas: await toFields(input, context),
      billing: billing && (await toFields(billing, context)),
    },
  );
}

/** Checks an overseas address that an operator corrects, and normalizes it. */
export async function correctOverseas(
  place: OverseasFields,
  language: Language,
): Promise<
  { readonly problems: Readonly<Record<string, FieldProblem>> } | { readonly overseas: OverseasFields }
> {
  const problems = await getProblems(place, '');
  if (Object.keys(problems).length > 0) return { problems };
  return { overseas: await toFields(place, { language }) };
}
