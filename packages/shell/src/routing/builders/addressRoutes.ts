import type { Address } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The form for a new address; `isWanted` selects it for the checkout at once. */
export function newAddressRoute(kind: Address['kind'], isWanted: boolean): string {
  return `${toForm(kind)}${isWanted ? '?type=select' : ''}`;
}

/** The form of an address. */
export function addressRoute({ id, kind }: Pick<Address, 'id' | 'kind'>): string {
  return `${toForm(kind)}?id=${id}`;
}

/** The location picker of a form; `isNew` allows a place for the form of the other kind. */
export function locationRoute(kind: Address['kind'], isNew: boolean): string {
  return `${paths.chooseLocation}?kind=${kind}${isNew ? '&isNew=1' : ''}`;
}

function toForm(kind: Address['kind']): string {
  return kind === 'domestic' ? paths.editAddress : paths.editForeignAddress;
}
