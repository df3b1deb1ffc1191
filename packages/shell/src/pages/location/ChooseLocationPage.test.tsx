import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { AreaId } from '@pawlet/core/api';
import type { LocationResult } from '@pawlet/core/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { ChooseLocationPage } from './ChooseLocationPage.tsx';

afterEach(closePages);
beforeEach(() => {
  vi.restoreAllMocks();
});

const areas = ['Guangdong', 'Shenzhen', 'Nanshan'].map((name, index) => ({
  id: (index + 1) as AreaId,
  name,
}));

function serve(pawlet: Pawlet, result: LocationResult): void {
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

describe('the choice of a place', () => {
  it('shows where the shopper is, to copy and to open in a map', async () => {
    const { screen, pawlet } = await open({
      status: 'done',
      position: { latitude: 22.5428, longitude: 114.0595, accuracy: 20.4 },
    });
    const openUrl = vi.spyOn(pawlet.host, 'openUrl').mockResolvedValue('done');
    await expect.element(screen.getByText('22.54280, 114.05950')).toBeVisible();
    await expect.element(screen.getByText('Accurate to about 20 m')).toBeVisible();
    await screen.getByRole('button', { name: 'Open in a map' }).click();
    expect(openUrl).toHaveBeenCalledWith(expect.stringContaining('https://'));
  });

  it('leads through the settings where the permission is missing, and lets choose by hand', async () => {
    const { screen } = await open({ status: 'denied' });
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toHaveAccessibleName(/Settings > Privacy > Location Services/u);
    await dialog.getByRole('button', { name: 'Choose it yourself' }).click();
    for (const { name } of areas) await screen.getByRole('dialog').getByRole('button', { name }).click();
    await expect.element(screen.getByText('Guangdong Shenzhen Nanshan')).toBeVisible();
  });

  it('says that there is no position, and asks again when told to', async () => {
    const { screen, pawlet } = await open({ status: 'unavailable' });
    await expect.element(screen.getByText(/Please choose the area yourself/u)).toBeVisible();
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
