import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { AreaId, FoundPlace } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import type { LocationResult } from '@pawlet/core/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { openPage } from '../../../test/openPage.tsx';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { ChooseLocationPage } from './ChooseLocationPage.tsx';
import { useLocatedPlace, type PlaceForForm } from './locatedPlace.ts';

afterEach(closePages);
beforeEach(() => {
  vi.restoreAllMocks();
});

const areas = ['Guangdong', 'Shenzhen', 'Nanshan'].map((name, index) => ({
  id: (index + 1) as AreaId,
  name,
}));

const nobody = { status: 'unavailable' } as const;
const here: LocationResult = {
  status: 'done',
  position: { latitude: 22.5428, longitude: 114.0595, accuracy: 20.4 },
};
const abroad: FoundPlace = {
  level: 'city',
  countryCode: 'DEU',
  countryName: 'Germany',
  areas: [],
  province: 'State of Berlin',
  city: 'Berlin',
  street: '',
  postCode: '',
};
const inChina: FoundPlace = {
  ...abroad,
  countryCode: 'CHN',
  countryName: 'China',
  province: '',
  city: '',
  areas,
};

function serve(pawlet: Pawlet, result: LocationResult): void {
  vi.spyOn(pawlet.api.addresses, 'locate').mockResolvedValue(nobody);
  vi.spyOn(pawlet.api.config, 'areas').mockImplementation(({ provinceId, cityId } = {}) => {
    const level = cityId === undefined ? Number(provinceId !== undefined) : 2;
    return Promise.resolve(areas.slice(level, level + 1));
  });
  vi.spyOn(pawlet.host, 'isAvailable').mockReturnValue(true);
  vi.spyOn(pawlet.host, 'getLocation').mockResolvedValue(result);
}

async function open(result: LocationResult, address = '/choose-location') {
  return openPageAlone(address, ChooseLocationPage, (pawlet) => serve(pawlet, result));
}

/** Opens the page with the shopper at a place that the shop can resolve. */
async function openAt(place: FoundPlace, address?: string) {
  return openPageAlone(address ?? '/choose-location', ChooseLocationPage, (pawlet) => {
    serve(pawlet, here);
    vi.spyOn(pawlet.api.addresses, 'locate').mockResolvedValue({ status: 'ok', place });
  });
}

function Taker({ kind, onOther }: { readonly kind: PlaceForForm['kind']; readonly onOther: () => void }) {
  return <pre>{JSON.stringify(useLocatedPlace(kind, onOther))}</pre>;
}

/** What the page passes to the form of that kind. */
async function takeOver(kind: PlaceForForm['kind']) {
  const onOther = vi.fn<() => void>();
  const { container } = await render(<Taker kind={kind} onOther={onOther} />);
  const words = container.textContent;
  return { onOther, given: words === '' ? undefined : (JSON.parse(words) as PlaceForForm) };
}

describe('the location picker', () => {
  it("shows the shopper's position, to copy and to open in a map", async () => {
    const { screen, pawlet } = await open(here);
    const openUrl = vi.spyOn(pawlet.host, 'openUrl').mockResolvedValue('done');
    await expect.element(screen.getByText('22.54280, 114.05950')).toBeVisible();
    await expect.element(screen.getByText('Accurate to about 20 m')).toBeVisible();
    await screen.getByRole('button', { name: 'Open in a map' }).click();
    expect(openUrl).toHaveBeenCalledWith(expect.stringContaining('https://'));
  });

  it('links to the settings where the permission is missing, and offers the choice by hand', async () => {
    const { screen } = await open({ status: 'denied' });
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toHaveAccessibleName(/Settings > Privacy > Location Services/u);
    await dialog.getByRole('button', { name: 'Choose it yourself' }).click();
    for (const { name } of areas) await screen.getByRole('dialog').getByRole('button', { name }).click();
    await expect.element(screen.getByText('Guangdong Shenzhen Nanshan')).toBeVisible();
  });

  it('does not prompt a shopper who has left meanwhile', async () => {
    let answer: (result: LocationResult) => void = () => undefined;
    const pawlet = createTestPawlet();
    serve(pawlet, here);
    const asked = vi.spyOn(pawlet.host, 'getLocation').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { storefront, screen } = await openPage(
      pawlet,
      { '/choose-location': ChooseLocationPage },
      '/pages/address/address',
    );
    const { navigation } = storefront;
    await navigation.navigateTo('/choose-location?kind=overseas');
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await navigation.back();
    answer({ status: 'denied' });
    await navigation.settled();
    await expect.poll(() => screen.getByRole('main').elements().length).toBe(0);
    expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
    expect(navigation.getState().current.address.path).toBe('/pages/address/address');
  });

  it('shows that there is no position, and retries on request', async () => {
    const { screen, pawlet } = await open({ status: 'unavailable' });
    await expect.element(screen.getByText(/Please choose your area yourself/u)).toBeVisible();
    vi.spyOn(pawlet.host, 'getLocation').mockResolvedValue({
      status: 'done',
      position: { latitude: 1, longitude: 2, accuracy: 5 },
    });
    await screen.getByRole('button', { name: 'Locate again' }).click();
    await expect.element(screen.getByText('1.00000, 2.00000')).toBeVisible();
  });

  it('needs an area before a place can be used', async () => {
    const { screen } = await open({ status: 'unavailable' }, '/choose-location?latitude=1&longitude=2');
    await expect.element(screen.getByText('1.00000, 2.00000')).toBeVisible();
    await screen.getByRole('button', { name: 'Use this place' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Choose region' })).toBeVisible();
  });
});

describe('the area of a place', () => {
  it('is filled in where it is known down to the district', async () => {
    const { screen } = await openAt({ ...inChina, level: 'district' });
    await expect
      .element(screen.getByText('Known down to the district. Please check it and add the street.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Region Guangdong Shenzhen Nanshan' }))
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Address' }).fill('8 Road');
    await screen.getByRole('button', { name: 'Use this place' }).click();
    expect((await takeOver('domestic')).given?.place).toMatchObject({
      areaId: 3,
      region: 'Guangdong Shenzhen Nanshan',
      detail: '8 Road',
    });
  });

  it('is in Chinese on a page of another language too where its areas are', async () => {
    const { screen } = await openAt({ ...inChina, areas: [{ id: 1 as AreaId, name: '广东省' }] });
    await expect.element(screen.getByText('广东省', { exact: true })).toHaveAttribute('lang', 'zh-CN');
  });

  it('includes the street where that is known', async () => {
    const { screen } = await openAt({ ...inChina, level: 'street', street: '1 Park Road' });
    await expect.element(screen.getByText('Known down to the street. Please check it.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Park Road');
  });

  it.each([
    [2, 'Known down to the city. Please check it and add the rest.', 'Nanshan'],
    [1, 'Known down to the province or state. Please check it and add the rest.', 'Shenzhen'],
    [0, 'Only the country or region is known. Please add the rest.', 'Guangdong'],
  ])('starts the choice by hand after %i known levels', async (count, words, next) => {
    const { screen } = await openAt({ ...inChina, areas: areas.slice(0, count) });
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole('button', { name: 'Use this place' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose region' });
    await sheet.getByRole('button', { name: next }).click();
    if (next === 'Nanshan') {
      await expect.element(screen.getByText('Guangdong Shenzhen Nanshan')).toBeVisible();
    } else await expect.element(sheet.getByRole('tab')).not.toHaveLength(1);
  });

  it('stays as it was chosen by hand', async () => {
    const { screen } = await openAt({ ...inChina, areas: areas.slice(0, 2) });
    await screen.getByRole('button', { name: 'Region Province, city, district' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Nanshan' }).click();
    await screen.getByRole('button', { name: 'Use this place' }).click();
    expect((await takeOver('domestic')).given?.place).toMatchObject({ areaId: 3 });
  });

  it.each([
    [{ status: 'not-found' } as const, 'There is no country or region at this place; it may be at sea.'],
    [nobody, 'The area of this place could not be looked up. Please choose it yourself.'],
  ])('is unknown: %j', async (finding, words) => {
    const { screen } = await openPageAlone('/choose-location', ChooseLocationPage, (pawlet) => {
      serve(pawlet, here);
      vi.spyOn(pawlet.api.addresses, 'locate').mockResolvedValue(finding);
    });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('is requested again where the request failed', async () => {
    const { screen, pawlet } = await openPageAlone('/choose-location', ChooseLocationPage, (pawlet) => {
      serve(pawlet, here);
      vi.spyOn(pawlet.api.addresses, 'locate').mockRejectedValue(new PawletError('NETWORK', 'offline'));
    });
    await expect.element(screen.getByText(/could not be looked up/u)).toBeVisible();
    vi.spyOn(pawlet.api.addresses, 'locate').mockResolvedValue({ status: 'ok', place: inChina });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Guangdong Shenzhen Nanshan').first()).toBeVisible();
  });
});

describe('a place for an address of the other kind', () => {
  it('abroad is passed to the form for overseas addresses', async () => {
    const { screen } = await openAt(abroad, '/choose-location?kind=domestic&isNew=1');
    await expect.element(screen.getByText('Berlin, State of Berlin, Germany')).toBeVisible();
    await expect.element(screen.getByText(/^This place is outside mainland China/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Deliver outside mainland China' }).click();
    const { given, onOther } = await takeOver('domestic');
    expect([given, onOther.mock.calls.length]).toEqual([undefined, 1]);
    expect((await takeOver('overseas')).given?.place).toEqual({
      countryCode: 'DEU',
      province: 'State of Berlin',
      city: 'Berlin',
      detail: '',
      zipcode: '',
    });
  });

  it('in China is passed to the form for domestic ones, with what is known', async () => {
    const { screen } = await openAt(
      { ...inChina, areas: areas.slice(0, 2) },
      '/choose-location?kind=overseas&isNew=1',
    );
    await screen.getByRole('button', { name: 'Deliver to mainland China' }).click();
    expect((await takeOver('domestic')).given?.place).toMatchObject({ begunWith: areas.slice(0, 2) });
  });

  it('stays in the form while an address is changed', async () => {
    const { screen } = await openAt(abroad, '/choose-location?kind=domestic');
    await expect.element(screen.getByText(/^This place is outside mainland China/u)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Deliver outside mainland China' }))
      .not.toBeInTheDocument();
  });

  it('may be of both kinds', async () => {
    const hongKong = { ...abroad, countryCode: 'HKG', countryName: 'Hong Kong', areas: areas.slice(0, 2) };
    const { screen } = await openAt(hongKong);
    await expect.element(screen.getByText('Guangdong Shenzhen', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^This place is outside/u)).not.toBeInTheDocument();
  });
});

describe('a place for an overseas address', () => {
  it('is passed with what is known of it', async () => {
    const { screen } = await openAt({ ...abroad, city: '' }, '/choose-location?kind=overseas');
    await expect
      .element(screen.getByText('Known down to the province or state. Please check it and add the rest.'))
      .toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Use this place' }).click();
    expect((await takeOver('overseas')).given?.place).toMatchObject({ countryCode: 'DEU', city: '' });
  });
});

describe('coordinates', () => {
  it.each(['latitude=95&longitude=1', 'latitude=north', 'longitude=200&latitude=1'])(
    'that are invalid are reported: %s',
    async (query) => {
      const { screen } = await open(here, `/choose-location?${query}`);
      await expect.element(screen.getByText(/^These coordinates do not exist/u)).toBeVisible();
      await expect.element(screen.getByText('22.54280, 114.05950')).toBeVisible();
    },
  );

  it('of an app that are invalid count as no position', async () => {
    const { screen } = await open({ status: 'done', position: { latitude: 222, longitude: 1, accuracy: 1 } });
    await expect.element(screen.getByText(/Please choose your area yourself/u)).toBeVisible();
  });
});
