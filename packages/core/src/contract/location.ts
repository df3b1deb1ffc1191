import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { decimal } from './fields.ts';
import { list, text } from './outputs.ts';

/** The finest known level of a place. */
export const locationLevels = ['country', 'province', 'city', 'district', 'street'] as const;

/**
 * Reverse geocoding of a point (ours). `areas` are province, city and district of a domestic address, as many as are
 * known; for an overseas address province and city are strings, '' where unknown.
 */
export const commonLocate = endpoint({
  method: 'POST',
  path: '/addons/shop/api.common/locate',
  access: 'open',
  input: v.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
  output: v.object({
    level: v.picklist(locationLevels),
    country_code: v.string(),
    country_name: text,
    areas: list(v.object({ value: v.number(), label: v.string() })),
    province_name: text,
    city_name: text,
    /** Street and house number. */
    address: text,
    zipcode: text,
  }),
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED'],
});
