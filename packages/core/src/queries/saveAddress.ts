import type { AddressApi } from '../api/addressApi.ts';
import type { AddressForm, OverseasAddressForm } from '../api/types/account.ts';
import type { Mutation } from './types.ts';

/** Creates or updates an address. */
export const saveAddress: Mutation<AddressForm, Awaited<ReturnType<AddressApi['save']>>> = {
  run: ({ addresses }, form) => addresses.save(form),
  tags: (_, { status }) => (status === 'ok' ? ['addresses'] : []),
};

/** Creates or updates an overseas address. */
export const saveOverseasAddress: Mutation<
  OverseasAddressForm,
  Awaited<ReturnType<AddressApi['saveOverseas']>>
> = {
  run: ({ addresses }, form) => addresses.saveOverseas(form),
  tags: (_, { status }) => (status === 'ok' ? ['addresses'] : []),
};
