import type { Pawlet } from '@pawlet/core';
import type { Address, AddressId, Country } from '@pawlet/core/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildConfig } from '../../../../../core/test/buildConfig.ts';
import { berlinAddress, createLoggedInShop } from '../../../../test/shopData.ts';
import { PawletProvider } from '../../../runtime/index.ts';
import { OverlayOutlet } from '../../../ui/index.ts';
import type { LocatedTown } from './locatedTown.ts';
import { OverseasForm } from './OverseasForm.tsx';

const countries: readonly Country[] = [
  { code: 'FRA', name: 'France', dialCode: '33', region: 'FR' },
  { code: 'DEU', name: 'Germany', dialCode: '49', region: 'DE' },
  { code: 'HKG', name: 'Hong Kong', dialCode: '852', region: 'HK' },
  { code: 'GBR', name: 'United Kingdom', dialCode: '44', region: 'GB' },
];

const unitedStates: Country = { code: 'USA', name: 'United States', dialCode: '1', region: 'US' };

const americanConfig = buildConfig({
  country: {
    code: 'USA',
    currency: 'USD',
    currencySymbol: '$',
    decimals: 2,
    timeZone: 'America/New_York',
  },
});

function serve(shop: Pawlet) {
  // Otherwise the form would report that the shop's country could not be loaded.
  vi.spyOn(shop.config, 'load').mockResolvedValue(buildConfig());
  vi.spyOn(shop.api.addresses, 'list').mockResolvedValue([]);
  vi.spyOn(shop.api.addresses, 'countries').mockResolvedValue(countries);
  return vi.spyOn(shop.api.addresses, 'saveOverseas').mockResolvedValue({ status: 'ok', id: 9 as AddressId });
}

async function show(shop: Pawlet, address?: Address, located?: LocatedTown) {
  const onSaved = vi.fn<(id: AddressId) => void>();
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <OverseasForm address={address} located={located} onSaved={onSaved} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { screen, field, onSaved };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('OverseasForm', () => {
  it('marks every invalid field, and focuses the first', async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    const { screen, field } = await show(shop);
    await screen.getByRole('button', { name: 'Save' }).click();
    const country = screen.getByRole('button', { name: /^Country\/region/ });
    await expect.element(country).toHaveFocus();
    await expect.element(country).toHaveAccessibleDescription('Please choose the country or region');
    const wrong = {
      'First name': 'Please enter the first name',
      'Last name': 'Please enter the last name',
      Phone: 'Please enter a phone number',
      Address: 'Please enter the street and number',
      'City/town': 'Please enter the city or town',
    };
    for (const [name, words] of Object.entries(wrong)) {
      await expect.element(field(name)).toHaveAccessibleDescription(words);
    }
    await expect.element(field('Extension')).not.toHaveAccessibleDescription();
    await expect.element(field('Company')).not.toHaveAccessibleDescription();
    expect(save).not.toHaveBeenCalled();
  });

  it('finds a country by its name and applies its prefix', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: /^Country\/region/ }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByRole('navigation', { name: 'First letters' })).toBeVisible();
    await sheet.getByRole('searchbox').fill('king');
    await sheet.getByRole('button', { name: 'United Kingdom' }).click();
    await expect.element(screen.getByRole('button', { name: 'Country/region United Kingdom' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Country code +44' })).toBeVisible();
    await screen.getByRole('button', { name: /^Country code/ }).click();
    await screen.getByRole('dialog').getByRole('searchbox').fill('+33');
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /^France/ })
      .click();
    await expect.element(screen.getByRole('button', { name: 'Country code +33' })).toBeVisible();
  });

  it('formats a post code for its country, and shows a sample', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen, field } = await show(shop);
    await screen.getByRole('button', { name: /^Country\/region/ }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'United Kingdom' }).click();
    await field('Postal code').fill('sw1a1aa');
    await field('Company').click();
    await expect.element(field('Postal code')).toHaveValue('SW1A 1AA');
    await field('Postal code').fill('1234');
    await field('Company').click();
    await expect
      .element(field('Postal code'))
      .toHaveAccessibleDescription('Please enter a postal code such as BB1 2BB');
    await screen.getByRole('button', { name: /^Country\/region/ }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Hong Kong' }).click();
    // There are none.
    await expect.element(field('Postal code')).not.toBeInTheDocument();
  });

  it('saves an address with a separate billing address', async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    const { screen, field, onSaved } = await show(shop, berlinAddress);
    await field('Phone').fill('+49 (0)151 234-567');
    await screen.getByRole('switch', { name: /^Billing address/ }).click();
    const bill = screen.getByRole('group', { name: 'Billing address' });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(bill.getByRole('button', { name: /^Country\/region/ })).toHaveFocus();
    await bill.getByRole('button', { name: /^Country\/region/ }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'France' }).click();
    const words = {
      'First name': 'Zoé',
      'Last name': 'Martin',
      Phone: '0612345678',
      Address: '1 rue Oberkampf',
      'City/town': 'Paris',
      'Postal code': '75 011',
    };
    for (const [name, value] of Object.entries(words)) {
      await bill.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(9));
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      id: 8,
      place: { countryCode: 'DEU', mobile: '0151234567' },
      billing: { countryCode: 'FRA', dialCode: '33', firstName: 'Zoé', zipcode: '75011' },
    });
  });

  it("applies a found place, with its country's prefix, and reports it", async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen, field } = await show(shop, undefined, {
      countryCode: 'GBR',
      province: 'England',
      city: 'London',
      detail: '',
      zipcode: '',
    });
    await expect.element(screen.getByRole('button', { name: 'Country/region United Kingdom' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Country code +44' })).toBeVisible();
    await expect.element(field('City/town')).toHaveValue('London');
    await expect.element(screen.getByText('Filled in. Please check it.')).toBeVisible();
  });

  it("starts with the shop's country, and selects a state by its post code", async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    vi.spyOn(shop.api.addresses, 'countries').mockResolvedValue([...countries, unitedStates]);
    const { screen, field } = await show(shop);
    shop.config.store.setState({ status: 'ready', config: americanConfig, error: undefined });
    await expect.element(screen.getByRole('button', { name: 'Country/region United States' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Country code +1' })).toBeVisible();
    const words = { 'First name': 'Olivia', 'Last name': 'Harper', Phone: '4155550132' };
    const rest = { Address: '548 Market St', 'City/town': 'San Francisco', 'ZIP code': '94104' };
    for (const [name, value] of Object.entries({ ...words, ...rest })) await field(name).fill(value);
    await expect.element(screen.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].place).toMatchObject({
      countryCode: 'USA',
      dialCode: '1',
      province: 'California',
    });
  });

  it('shows an invalid saved state, and requires another one', async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    const atlantis = { countryCode: 'USA', province: 'Atlantis', zipcode: '94104', dialCode: '1' };
    const { overseas } = berlinAddress;
    if (overseas === undefined) throw new Error('Berlin is abroad.');
    const { screen } = await show(shop, { ...berlinAddress, overseas: { ...overseas, ...atlantis } });
    const state = screen.getByRole('combobox', { name: 'State' });
    await expect.element(state.getByRole('option', { name: 'Atlantis' })).toBeInTheDocument();
    await expect.element(state.getByRole('option', { name: 'Oregon' })).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(state).toHaveFocus();
    await expect
      .element(state)
      .toHaveAccessibleDescription('“Atlantis” is not in the list. Please choose from it');
    expect(save).not.toHaveBeenCalled();
    await state.selectOptions('Oregon');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].place.province).toBe('Oregon');
  });

  it('shows a state in a country without states only if it is invalid', async () => {
    const shop = createLoggedInShop();
    serve(shop).mockResolvedValueOnce({
      status: 'refused',
      reason: 'VALIDATION',
      message: '',
      fields: { province_name: 'exists' },
    });
    const { screen, field } = await show(shop, berlinAddress);
    await expect.element(field('City/town')).toHaveValue('Berlin');
    expect(field('Province/state').query()).toBeNull();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(field('Province/state'))
      .toHaveAccessibleDescription('There is no “Berlin” there. Please correct it or leave it empty');
  });

  it('keeps a draft until it is saved', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const first = await show(shop);
    await first.field('First name').fill('Lena');
    await first.screen.unmount();
    const { screen, field } = await show(shop);
    await expect.element(field('First name')).toHaveValue('Lena');
    await screen.getByRole('button', { name: 'Start over' }).click();
    await expect.element(field('First name')).toHaveValue('');
    await screen.unmount();
    const third = await show(shop);
    await expect.element(third.field('First name')).toHaveValue('');
    await expect.element(third.screen.getByText('Start over')).not.toBeInTheDocument();
  });

  it('shows server errors at their fields', async () => {
    const shop = createLoggedInShop();
    serve(shop).mockResolvedValueOnce({
      status: 'refused',
      reason: 'VALIDATION',
      message: '',
      fields: { area_code: 'exists', zipcode: 'format' },
    });
    const { screen, field, onSaved } = await show(shop, berlinAddress);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('button', { name: /^Country code/ })).toHaveFocus();
    await expect
      .element(field('Postal code'))
      .toHaveAccessibleDescription('Please enter a postal code such as 12345');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
