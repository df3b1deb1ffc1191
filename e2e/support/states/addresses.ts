import { expect } from '@playwright/test';
import { submitForm, type State } from './State.ts';

/** Addresses, and places on the map. */
export const addressesStates: readonly State[] = [
  { name: 'addresses', as: 'busy', route: '/pages/address/address' },
  { name: 'choice of an address', as: 'busy', route: '/pages/address/address?type=select' },
  { name: 'no addresses', as: 'fresh', route: '/pages/address/address' },
  { name: 'new address', as: 'fresh', route: '/pages/address/addedit' },
  { name: 'new address with mistakes', as: 'fresh', route: '/pages/address/addedit', then: submitForm },
  { name: 'address', as: 'busy', route: ({ addressId }) => `/pages/address/addedit?id=${addressId}` },
  { name: 'address that does not exist', as: 'fresh', route: '/pages/address/addedit?id=999999' },
  { name: 'new overseas address', as: 'fresh', route: '/pages/address/addeditAbroad' },
  {
    name: 'new overseas address with mistakes',
    as: 'fresh',
    route: '/pages/address/addeditAbroad',
    then: submitForm,
  },
  {
    name: 'choice of a country',
    as: 'fresh',
    route: '/pages/address/addeditAbroad',
    then: async (page) => {
      await page.locator('[data-slot="active"] button[aria-haspopup="dialog"]').first().tap();
      await expect(page.locator('dialog[open] section').first()).toBeVisible();
    },
  },
  {
    name: 'overseas address with a bill elsewhere',
    as: 'busy',
    route: ({ overseasAddressId }) => `/pages/address/addeditAbroad?id=${overseasAddressId}`,
  },
  {
    name: 'overseas address that does not exist',
    as: 'fresh',
    route: '/pages/address/addeditAbroad?id=999999',
  },
  { name: 'choice of a place', route: '/choose-location?latitude=22.5428&longitude=114.0595' },
  {
    name: 'place',
    route:
      '/open-location?latitude=22.5428&longitude=114.0595&name=Pawlet&address=%E6%B7%B1%E5%9C%B3%E5%B8%82',
  },
  { name: 'place that is none', route: '/open-location' },
];
