import type { Address } from '@pawlet/core/api';

/** The address book. */
export const addressBookRoute = '/pages/address/address';

/** The form for a new address; `isWanted` takes it for the checkout at once. */
export function newAddressRoute(kind: Address['kind'], isWanted: boolean): string {
  return `${formOf(kind)}${isWanted ? '?type=select' : ''}`;
}

/** The form of an address. */
export function addressRoute({ id, kind }: Pick<Address, 'id' | 'kind'>): string {
  return `${formOf(kind)}?id=${id}`;
}

/** The choice of a place for a form; `isNew` lets it be one for the form of the other kind. */
export function locationRoute(kind: Address['kind'], isNew: boolean): string {
  return `/choose-location?kind=${kind}${isNew ? '&isNew=1' : ''}`;
}

function formOf(kind: Address['kind']): string {
  return kind === 'domestic' ? '/pages/address/addedit' : '/pages/address/addeditAbroad';
}
