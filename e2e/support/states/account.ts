import { submitForm, type State } from './State.ts';

/** The shopper: account and addresses. */
export const accountStates: readonly State[] = [
  { name: 'personal centre of a visitor', route: '/pages/my/my' },
  { name: 'addresses', as: 'busy', route: '/pages/address/address' },
  { name: 'choice of an address', as: 'busy', route: '/pages/address/address?type=select' },
  { name: 'no addresses', as: 'fresh', route: '/pages/address/address' },
  { name: 'new address', as: 'fresh', route: '/pages/address/addedit' },
  { name: 'new address with mistakes', as: 'fresh', route: '/pages/address/addedit', then: submitForm },
  { name: 'address', as: 'busy', route: ({ addressId }) => `/pages/address/addedit?id=${addressId}` },
  { name: 'address that does not exist', as: 'fresh', route: '/pages/address/addedit?id=999999' },
  { name: 'personal centre', as: 'busy', route: '/pages/my/my' },
];
