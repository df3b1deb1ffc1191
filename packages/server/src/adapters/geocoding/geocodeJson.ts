import * as v from 'valibot';
import type { Geocoder, GeoPoint, StreetPlace } from '../../ports/geocoding.ts';

const timeoutMs = 4000;

const word = v.fallback(v.string(), '');
const properties = v.object({
  country_code: word,
  /** The same without the underscore, as Photon writes it. */
  countrycode: word,
  state: word,
  county: word,
  city: word,
  district: word,
  locality: word,
  street: word,
  housenumber: word,
  postcode: word,
  admin: v.fallback(v.record(v.string(), v.string()), {}),
});
const answer = v.object({
  features: v.array(
    v.object({ properties: v.union([v.object({ geocoding: properties }), properties], 'no properties') }),
  ),
});

/**
 * A service that returns GeocodeJSON: Nominatim, Photon, addok or a compatible one. The address contains
 * `{latitude}`, `{longitude}` and `{language}`.
 */
export function createGeocodeJson(address: string): Geocoder {
  return {
    async find(point, language, logger) {
      try {
        const response = await fetch(fillIn(address, point, language), {
          headers: { accept: 'application/geo+json, application/json', 'accept-language': language },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`the geocoder responded with status ${response.status}`);
        return readPlace(await response.json());
      } catch (error) {
        // The gazetteer is less precise, but always available.
        logger.error('geocoding failed', error);
        return null;
      }
    },
  };
}

function fillIn(address: string, { latitude, longitude }: GeoPoint, language: string): string {
  return address
    .replaceAll('{latitude}', latitude.toFixed(6))
    .replaceAll('{longitude}', longitude.toFixed(6))
    .replaceAll('{language}', language);
}

function readPlace(reply: unknown): StreetPlace | null {
  const [first] = v.parse(answer, reply).features;
  // At sea there is nothing.
  if (first === undefined) return null;
  const found = 'geocoding' in first.properties ? first.properties.geocoding : first.properties;
  const { country_code, countrycode, state, county, city, district, locality, admin } = found;
  const areaNames = [state, county, city, district, locality, ...Object.values(admin)];
  return {
    region: (country_code === '' ? countrycode : country_code).toUpperCase(),
    province: state,
    city: city === '' ? (locality === '' ? county : locality) : city,
    areaNames: [...new Set(areaNames.filter((name) => name !== ''))],
    street: found.street,
    houseNumber: found.housenumber,
    postCode: found.postcode,
  };
}
