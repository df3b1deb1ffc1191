import type { addressAddeditV3, FieldProblem, ParsedInputOf } from '@pawlet/core/contract';
import type { OverseasFields } from '../../db/schema/address.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, type Result } from '../../http/result.ts';
import { countryName, findOverseasCountry, isPhonePrefix, isPostcode } from './countryList.ts';
import { saveAddress } from './save.ts';

type Input = ParsedInputOf<typeof addressAddeditV3>;
type Place = Omit<OverseasFields, 'country_name'>;

/** What countries know better than the contract: which there are, and how their post codes look. */
function problemsOf(place: Place, prefix: string): Readonly<Record<string, FieldProblem>> {
  const country = findOverseasCountry(place.country_code);
  if (!country) return { [`${prefix}country_code`]: 'exists' };
  return {
    ...(isPhonePrefix(place.area_code) ? {} : { [`${prefix}area_code`]: 'exists' as const }),
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
    mobile: place.mobile,
    zipcode: place.zipcode,
    extension: place.extension,
    province_name: place.province_name,
    city_name: place.city_name,
    address: place.address,
    email: place.email,
    company: place.company,
  };
}

/** Adds an overseas address, or changes one. */
export async function saveOverseas(context: ShopperContext, input: Input): Promise<Result<{ id: number }>> {
  const billing = input.billing_same === 1 ? null : input.billing;
  const problems = { ...problemsOf(input, ''), ...(billing ? problemsOf(billing, 'billing.') : {}) };
  if (Object.keys(problems).length > 0) return invalid(problems);
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
      mobile: input.mobile,
      detail: input.address,
      zipcode: input.zipcode,
      overseas: toFields(input, context),
      billing: billing && toFields(billing, context),
    },
  );
}
