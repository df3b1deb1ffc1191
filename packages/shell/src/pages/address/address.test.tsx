import '@pawlet/widgets/ui';
import type { Address, AddressId, AreaId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { handOver } from '../location/locatedPlace.ts';
import { AddressAbroadPage } from './AddressAbroadPage.tsx';
import { AddressEditPage } from './AddressEditPage.tsx';
import { AddressPage } from './AddressPage.tsx';

afterEach(closePages);
beforeEach(() => sessionStorage.clear());

const home: Address = {
  id: 7 as AddressId,
  kind: 'domestic',
  receiver: '王小明',
  mobile: '13912345678',
  isDefault: true,
  address: 'Guangdong Shenzhen Nanshan 8 Road',
  detail: '8 Road',
  region: 'Guangdong Shenzhen Nanshan',
  provinceId: undefined,
  cityId: undefined,
  areaId: undefined,
  zipcode: '',
  createdAt: undefined,
  countryCode: 'CHN',
  countryName: '',
  overseas: undefined,
  billing: undefined,
};
const place = {
  countryCode: 'DEU',
  countryName: 'Germany',
  firstName: 'Lena',
  lastName: 'Krüger',
  dialCode: '49',
  mobile: '1512345678',
  zipcode: '10999',
  extension: '',
  province: 'Berlin',
  city: 'Berlin',
  detail: 'Oranienstraße 5',
  email: '',
  company: '',
};
const abroad: Address = {
  ...home,
  id: 8 as AddressId,
  kind: 'overseas',
  receiver: 'Lena Krüger',
  isDefault: false,
  overseas: place,
};

describe('the address book', () => {
  it('shows extension, company and e-mail of an overseas address', async () => {
    const { screen } = await openPageAlone('/pages/address/address', AddressPage, ({ api }) => {
      const filled = { ...place, extension: '42', company: 'Krüger GmbH', email: 'lena@example.com' };
      vi.spyOn(api.addresses, 'list').mockResolvedValue([{ ...abroad, overseas: filled }]);
    });
    await expect.element(screen.getByText('Extension 42')).toBeVisible();
    await expect.element(screen.getByText('Krüger GmbH')).toBeVisible();
    await expect.element(screen.getByText('lena@example.com')).toBeVisible();
  });

  it('is refetched by pull-to-refresh', async () => {
    const list = vi.fn<() => Promise<readonly Address[]>>().mockResolvedValue([home]);
    const { screen } = await openPageAlone('/pages/address/address', AddressPage, ({ api }) => {
      vi.spyOn(api.addresses, 'list').mockImplementation(list);
    });
    await expect.element(screen.getByText('王小明')).toBeVisible();
    const before = list.mock.calls.length;
    list.mockResolvedValue([{ ...home, receiver: '李雷' }]);
    const name = screen.getByText('王小明').element();
    const pullTo = (type: 'touchstart' | 'touchmove' | 'touchend', clientY: number): void => {
      const touch = new Touch({ identifier: 1, target: name, clientX: 100, clientY });
      const touches = type === 'touchend' ? [] : [touch];
      name.dispatchEvent(
        new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true, cancelable: true }),
      );
    };
    // Not far enough.
    pullTo('touchstart', 100);
    pullTo('touchmove', 160);
    pullTo('touchend', 160);
    expect(list.mock.calls.length).toBe(before);
    pullTo('touchstart', 100);
    pullTo('touchmove', 120);
    pullTo('touchmove', 200);
    pullTo('touchend', 200);
    await expect.element(screen.getByText('李雷')).toBeVisible();
    // The button that does the same is only shown with the focus.
    list.mockResolvedValue([home]);
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await expect.element(refresh).toBeInTheDocument();
    (refresh.element() as HTMLElement).click();
    await expect.element(screen.getByText('王小明')).toBeVisible();
  });

  it('lists addresses of both kinds, each with its own form', async () => {
    const { screen } = await openPageAlone('/pages/address/address', AddressPage, ({ api }) => {
      vi.spyOn(api.addresses, 'list').mockResolvedValue([home, abroad]);
    });
    await expect.element(screen.getByText('+49 1512345678')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Oranienstraße 5, 10999 Berlin, Germany$/u }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Edit: 王小明' }))
      .toHaveAttribute('href', '#/pages/address/addedit?id=7');
    await expect
      .element(screen.getByRole('link', { name: 'Edit: Lena Krüger' }))
      .toHaveAttribute('href', '#/pages/address/addeditAbroad?id=8');
  });

  it('selects the tapped address for the checkout', async () => {
    const { screen, pawlet } = await openPageAlone(
      '/pages/address/address?type=select',
      AddressPage,
      ({ api }) => {
        vi.spyOn(api.addresses, 'list').mockResolvedValue([home, abroad]);
      },
    );
    await screen.getByRole('button', { name: /Lena Krüger/u }).click();
    expect(pawlet.session.store.getState().addressId).toBe(8);
  });

  it('shows that loading failed, and retries', async () => {
    const { screen, pawlet } = await openPageAlone('/pages/address/address', AddressPage, ({ api }) => {
      vi.spyOn(api.addresses, 'list').mockRejectedValueOnce(new PawletError('NETWORK', 'offline'));
    });
    vi.spyOn(pawlet.api.addresses, 'list').mockResolvedValue([]);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('You have no addresses yet')).toBeVisible();
  });
});

describe('the address form', () => {
  it('uses a place that was chosen elsewhere', async () => {
    const { screen, storefront } = await openPageAlone(
      '/pages/address/addedit',
      AddressEditPage,
      () => undefined,
    );
    await screen.getByRole('button', { name: 'Use my location' }).click();
    await expect.poll(() => storefront.navigation.getState().current.address.path).toBe('/choose-location');
    handOver({
      kind: 'domestic',
      place: {
        areaId: 5 as NonNullable<Address['areaId']>,
        region: 'Guangdong Nanshan',
        detail: 'Bay Park',
      },
    });
    await storefront.navigation.back();
    await expect.element(screen.getByText('Guangdong Nanshan')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Bay Park');
  });

  it('links to the other form, for a new address only', async () => {
    const { screen, storefront } = await openPageAlone(
      '/pages/address/addedit?type=select',
      AddressEditPage,
      () => undefined,
    );
    await screen.getByRole('button', { name: 'Deliver outside mainland China' }).click();
    await expect
      .poll(() => storefront.navigation.getState().current.address)
      .toMatchObject({ path: '/pages/address/addeditAbroad', search: 'type=select' });
  });

  it('leaves the shopper where she went during the save', async () => {
    let answer: () => void = () => undefined;
    const known: Address = { ...home, areaId: 3 as AreaId };
    const { screen, storefront, pawlet } = await openPageAlone(
      '/pages/address/addedit?id=7',
      AddressEditPage,
      ({ api }) => {
        vi.spyOn(api.addresses, 'find').mockResolvedValue({ status: 'ok', address: known });
      },
    );
    const save = vi.spyOn(pawlet.api.addresses, 'save').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 'ok', id: known.id });
        }),
    );
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    await storefront.navigation.navigateTo('/pages/help/index');
    answer();
    await expect.poll(() => screen.container.querySelector('button[aria-busy]')).toBeNull();
    await storefront.navigation.settled();
    expect(storefront.navigation.getState().current.address.path).toBe('/pages/help/index');
  });

  it('shows that an address is gone, or is of the other kind', async () => {
    const { screen } = await openPageAlone(
      '/pages/address/addeditAbroad?id=7',
      AddressAbroadPage,
      ({ api }) => {
        vi.spyOn(api.addresses, 'findOverseas').mockResolvedValue({ status: 'not-found' });
        vi.spyOn(api.addresses, 'countries').mockResolvedValue([]);
      },
    );
    await expect.element(screen.getByText('This address no longer exists')).toBeVisible();
  });

  it('asks for confirmation before it deletes an address, and keeps it if declined', async () => {
    const { screen, pawlet } = await openPageAlone(
      '/pages/address/addeditAbroad?id=8',
      AddressAbroadPage,
      ({ api }) => {
        vi.spyOn(api.addresses, 'findOverseas').mockResolvedValue({ status: 'ok', address: abroad });
        vi.spyOn(api.addresses, 'countries').mockResolvedValue([]);
        vi.spyOn(api.addresses, 'list').mockResolvedValue([abroad]);
      },
    );
    const remove = vi.spyOn(pawlet.api.addresses, 'remove').mockResolvedValue({ status: 'ok' });
    await expect.element(screen.getByRole('textbox', { name: 'City/town' })).toHaveValue('Berlin');
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(remove).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => remove.mock.calls).toEqual([[8]]);
  });
});
