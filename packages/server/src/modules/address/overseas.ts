import type { addressAddeditV3, FieldProblem, ParsedInputOf } from '@pawlet/core/contract';
import type { OverseasFields } from '../../db/schema/address.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, type Result } from '../../http/result.ts';
import { countryName, findOverseasCountry, isPostcode } from './countryList.ts';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import { parsePhone } from '../phone/parsePhone.ts';
import { saveAddress } from './save.ts';

type Input = ParsedInputOf<typeof addressAddeditV3>;
type Place = Omit<OverseasFields, 'country_name'>;

/** What countries know better than the contract: which there are, their telephones, and how their post codes look. */
function problemsOf(place: Place, prefix: string): Readonly<Record<string, FieldProblem>> {
  const country = findOverseasCountry(place.country_code);
  if (!country) return { [`${prefix}country_code`]: 'exists' };
  const phone = parsePhone(place.area_code, place.mobile);
  return {
    ...(phone === 'area_code' ? { [`${prefix}area_code`]: 'exists' as const } : {}),
    ...(phone === 'mobile' ? { [`${prefix}mobile`]: 'format' as const } : {}),
    ...(isPostcode(place.zipcode, country) ? {} : { [`${prefix}zipcode`]: 'format' as const }),
  };
}

function toFields(place: Place, { language }: ShopperContext): OverseasFields {
  return {
    country_code: place.country_code,
    country_name: countryName(place.country_code, language),
    first_name: place.first_name,
    last_name: place.last_name,
    area_code: place.area_code,
    mobile: toNationalNumber(place),
    zipcode: place.zipcode,
    extension: place.extension,
    province_name: place.province_name,
    city_name: place.city_name,
    address: place.address,
    email: place.email,
    company: place.company,
  };
}

/** The telephone in its one form, without the prefix that is stored beside it. */
function toNationalNumber({ area_code, mobile }: Place): string {
  const phone = parsePhone(area_code, mobile);
  return typeof phone !== 'string' && phone.key.startsWith(area_code)
    ? phone.key.slice(area_code.length)
    : mobile;
}

/** A message of its own for a problem that nobody sees by looking at the field. */
function messageOf(problems: ReturnType<typeof problemsOf>): PlainMessageKey | undefined {
  const [field, ...others] = Object.keys(problems).map((name) => name.replace(/^billing\./u, ''));
  return field === undefined || others.length > 0 ? undefined : fieldMessages[field];
}

const fieldMessages: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  area_code: 'phone.unknownPrefix',
  mobile: 'phone.unknown',
};

/** Adds an overseas address, or changes one. */
export async function saveOverseas(context: ShopperContext, input: Input): Promise<Result<{ id: number }>> {
  const billing = input.billing_same === 1 ? null : input.billing;
  const problems = { ...problemsOf(input, ''), ...(billing ? problemsOf(billing, 'billing.') : {}) };
  if (Object.keys(problems).length > 0) return invalid(problems, messageOf(problems));
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
      overseas: toFields(input, context),
      billing: billing && toFields(billing, context),
    },
  );
}
