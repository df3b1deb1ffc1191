import type { Pawlet } from '@pawlet/core';
import type { Address, AddressId, Country } from '@pawlet/core/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { goodAddresses, type GoodAddress } from '../../../../../core/test/addresses/goodAddresses.ts';
import { wrongAddresses } from '../../../../../core/test/addresses/wrongAddresses.ts';
import { berlinAddress, createLoggedInShop } from '../../../../test/shopData.ts';
import { PawletProvider } from '../../../runtime/index.ts';
import { OverlayOutlet } from '../../../ui/index.ts';
import { OverseasForm } from './OverseasForm.tsx';

const countries: readonly Country[] = Object.values(goodAddresses).map(({ country, dialCode, region }) => ({
  code: country,
  name: country,
  dialCode,
  region,
}));

/** Autofill values by the last token of `autocomplete`. */
function known(address: GoodAddress): Readonly<Record<string, string>> {
  return {
    'given-name': address.firstName,
    'family-name': address.lastName,
    'tel-national': address.phone,
    'street-address': address.street,
    'address-level2': address.city,
    'address-level1': address.state,
    'postal-code': address.postCode,
  };
}

/** An address of the address book. */
function savedAddress(given: GoodAddress): Address {
  const overseas = {
    countryCode: given.country,
    countryName: given.country,
    firstName: given.firstName,
    lastName: given.lastName,
    dialCode: given.dialCode,
    mobile: given.phone,
    zipcode: given.postCode,
    extension: '',
    province: given.state,
    city: given.city,
    detail: given.street,
    email: '',
    company: '',
  };
  return { ...berlinAddress, zipcode: given.postCode, countryCode: given.country, overseas };
}

async function show(shop: Pawlet, address?: Address) {
  vi.spyOn(shop.api.addresses, 'list').mockResolvedValue([]);
  vi.spyOn(shop.api.addresses, 'countries').mockResolvedValue(countries);
  const save = vi
    .spyOn(shop.api.addresses, 'saveOverseas')
    .mockResolvedValue({ status: 'ok', id: 9 as AddressId });
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <OverseasForm address={address} onSaved={vi.fn<() => void>()} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  const field = (token: string) =>
    screen.container.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[autocomplete="shipping ${token}"]`,
    );
  return { screen, field, save };
}

/** Sets a value like autofill: at once, with the browser's events. */
function autofill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    // Like Chromium: by value or text, otherwise by part of the text.
    const all = [...field.options];
    const option =
      all.find((one) => [one.value, one.text].includes(value)) ??
      all.find((one) => value !== '' && one.text.includes(value));
    if (option === undefined) throw new Error(`There is no ${value} to select.`);
    field.value = option.value;
  } else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lazily loaded parts may take a while. */
const patiently = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('the form of an address', () => {
  it.each(Object.values(goodAddresses))('of $country is filled by a browser', async (good) => {
    const { screen, field, save } = await show(createLoggedInShop());
    await patiently(() => expect(field('country')).toBeInstanceOf(HTMLSelectElement));
    const country = field('country');
    if (country === null) throw new Error('No country can be filled in.');
    await patiently(() => autofill(country, good.region));
    if (good.state !== '') {
      await patiently(() => expect(field('address-level1')).toBeInstanceOf(HTMLSelectElement));
    } else expect(field('address-level1')).toBeNull();
    for (const [token, value] of Object.entries(known(good))) {
      const one = field(token);
      if (one !== null) await patiently(() => autofill(one, value));
    }
    await screen.getByRole('button', { name: 'Save' }).click();
    await patiently(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].place).toMatchObject({
      countryCode: good.country,
      firstName: good.firstName,
      lastName: good.lastName,
      dialCode: good.dialCode,
      zipcode: good.postCode,
      city: good.city,
      detail: good.street,
    });
  });
});

describe('a mistake in an address', () => {
  it.each(wrongAddresses)('in $country, $field, is shown in $language', async (wrong) => {
    const shop = createLoggedInShop();
    shop.session.setLanguage(wrong.language);
    const given = savedAddress({ ...goodAddresses[wrong.country], ...wrong.changes });
    const { screen, save } = await show(shop, given);
    save.mockResolvedValue({
      status: 'refused',
      reason: 'VALIDATION',
      message: '',
      fields: { [wrong.field]: wrong.problem },
    });
    const form = screen.container.querySelector('form');
    await patiently(() => {
      form?.requestSubmit();
      expect(form?.textContent).toContain(wrong.words);
    });
  });
});
