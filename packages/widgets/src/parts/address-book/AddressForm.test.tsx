import type { Pawlet } from '@pawlet/core';
import type { AddressId, AreaId } from '@pawlet/core/api';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLoggedInShop, homeAddress } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { AddressForm, type LocatedPlace } from './AddressForm.tsx';

const areas = [
  { id: 440000 as AreaId, name: '广东省' },
  { id: 440300 as AreaId, name: '深圳市' },
  { id: 440305 as AreaId, name: '南山区' },
];

function serve(shop: Pawlet) {
  vi.spyOn(shop.api.addresses, 'list').mockResolvedValue([]);
  vi.spyOn(shop.api.config, 'areas').mockImplementation(({ provinceId, cityId } = {}) => {
    const level = cityId === undefined ? (provinceId === undefined ? 0 : 1) : 2;
    return Promise.resolve(areas.slice(level, level + 1));
  });
  return vi.spyOn(shop.api.addresses, 'save').mockResolvedValue({ status: 'ok', id: 9 as AddressId });
}

async function show(shop: Pawlet, isKnown = false, located?: LocatedPlace) {
  const onSaved = vi.fn<(id: AddressId | undefined) => void>();
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <AddressForm address={isKnown ? homeAddress : undefined} located={located} onSaved={onSaved} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  return { screen, onSaved };
}

describe('AddressForm', () => {
  it('marks every invalid field, toasts the first and focuses it', async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: 'Save' }).click();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Please enter the recipient’s name');
    await expect
      .element(screen.getByRole('textbox', { name: 'Mobile' }))
      .toHaveAccessibleDescription('Please enter a mobile number');
    await expect
      .element(screen.getByRole('button', { name: /^Region/ }))
      .toHaveAccessibleDescription('Please choose the region');
    await expect
      .element(screen.getByRole('textbox', { name: 'Address' }))
      .toHaveAccessibleDescription('Please enter the street address');
    expect(save).not.toHaveBeenCalled();
  });

  it('validates a field on blur and clears the error when it changes', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen } = await show(shop);
    const mobile = screen.getByRole('textbox', { name: 'Mobile' });
    await mobile.fill('12345');
    await screen.getByRole('textbox', { name: 'Address' }).click();
    await expect.element(mobile).toHaveAccessibleDescription('This mobile number is not valid');
    await mobile.fill('13912345678');
    await expect.element(mobile).not.toHaveAccessibleDescription();
  });

  it('selects province, city and district in order, and saves', async () => {
    const shop = createLoggedInShop();
    const save = serve(shop);
    const { screen, onSaved } = await show(shop);
    await screen.getByRole('textbox', { name: 'Name' }).fill(' 王小明 ');
    await screen.getByRole('textbox', { name: 'Mobile' }).fill('13912345678');
    await screen.getByRole('button', { name: /^Region/ }).click();
    for (const { name } of areas) await screen.getByRole('dialog').getByRole('button', { name }).click();
    await expect.element(screen.getByText('广东省深圳市南山区')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Address' }).fill('8 Road');
    await screen.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(9));
    expect(save.mock.calls[0]?.[0]).toMatchObject({ receiver: '王小明', areaId: 440305, detail: '8 Road' });
  });

  it('fills itself from a pasted text', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen } = await show(shop);
    const box = screen.getByRole('textbox', { name: 'Paste to fill' });
    await box.fill('收货人：李雷\n电话：139-1234-5678\n地址：广东省深圳市南山区科技园路 1 号');
    await screen.getByRole('button', { name: 'Fill in' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('李雷');
    await expect.element(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('13912345678');
    await expect.element(screen.getByText('广东省深圳市南山区')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('科技园路 1 号');
  });

  it('applies a place selected elsewhere, and reports it', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen } = await show(shop, false, {
      areaId: 440305 as AreaId,
      region: '广东省深圳市南山区',
      detail: 'Bay Park',
    });
    await expect.element(screen.getByText('广东省深圳市南山区')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Bay Park');
    await expect.element(screen.getByText('Filled in. Please check it.')).toBeVisible();
  });

  it('starts the region selection with the known part of such a place', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const { screen } = await show(shop, false, {
      areaId: undefined,
      region: '广东省深圳市',
      begunWith: areas.slice(0, 2),
      detail: '',
    });
    await screen.getByRole('button', { name: /^Region/u }).click();
    await screen.getByRole('dialog').getByRole('button', { name: '南山区' }).click();
    await expect.element(screen.getByText('广东省深圳市南山区')).toBeVisible();
  });

  it('shows server errors at their fields', async () => {
    const shop = createLoggedInShop();
    serve(shop).mockResolvedValueOnce({
      status: 'refused',
      reason: 'VALIDATION',
      message: '',
      fields: { area_id: 'exists' },
    });
    const { screen, onSaved } = await show(shop, true);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('button', { name: /^Region/ })).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();
  });
});
