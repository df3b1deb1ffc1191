import { addressLayout, isPostCode, postCodeSample, writePostCode } from '@pawlet/core/rules';
import * as fc from 'fast-check';
import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { expect, it } from 'vitest';
import { findOverseasCountry, isPostcode, listCountries } from './countryList.ts';

const countries = listCountries('en').map(({ country_code }) => country_code);
const country = fc.constantFrom(...countries.filter((code) => postCodeSample(code) !== undefined));
const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 3, maxLength: 9 });
const letters = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789ABDEHPSTWYZ -')),
  minLength: 3,
  maxLength: 9,
});

it('accepts every postcode format that is used elsewhere too, as the form formats it', () => {
  fc.assert(
    fc.property(country, fc.oneof(digits, letters), (code, typed) => {
      const known = findOverseasCountry(code);
      if (known === undefined || !isPostcode(typed, known)) return;
      expect(isPostCode(code, typed)).toBe(true);
      expect(isPostcode(writePostCode(code, typed), known)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

it('requires no postcode where a country is not known to have any', () => {
  const wrong = countries.filter((code) => {
    const known = findOverseasCountry(code);
    const isAsked = addressLayout(code, 'en').parts.includes('zipcode');
    return !isAsked && known !== undefined && postcodeValidatorExistsForCountry(known.iso2);
  });
  // They have some, which are not used in practice.
  expect(wrong).toEqual(['COK', 'PAN']);
});
