import type { Address, AddressId } from '@pawlet/core/api';
import { addressQueries } from '@pawlet/core/queries';
import {
  useConfirm,
  usePawlet,
  useQuery,
  useSession,
  useText,
  useToast,
  type Resource,
  type ResourceOptions,
} from '../../runtime/index.ts';
import { addressMessages } from './addressMessages.ts';

export interface AddressBook {
  readonly addresses: Resource<readonly Address[]>;
  /** Asks for confirmation, then removes the address; false if the shopper cancels. */
  readonly remove: (address: Address) => Promise<boolean>;
  readonly makeDefault: (address: Address) => Promise<void>;
}

/**
 * The shopper's addresses; all components share one cached copy, which components that only edit it need not refresh.
 */
export function useAddressBook(options: Pick<ResourceOptions, 'refreshOnMount'> = {}): AddressBook {
  const { api, session } = usePawlet();
  const text = useText(addressMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const addresses = useQuery(addressQueries.list(), options);

  const settle = async (id: AddressId, isGone: boolean): Promise<void> => {
    if (isGone && session.store.getState().addressId === id) session.remember({ addressId: undefined });
    await addresses.reload();
  };
  return {
    addresses,
    async remove(address) {
      const isSure = await confirm({
        title: text('address.removeConfirm'),
        text: `${address.receiver} ${address.address}`,
        confirmLabel: text('address.remove'),
        destructive: true,
      });
      if (!isSure) return false;
      addresses.update((all) => all.filter(({ id }) => id !== address.id));
      try {
        const result = await api.addresses.remove(address.id);
        if (result.status !== 'refused') showToast(text('address.removed'));
        await settle(address.id, result.status !== 'refused');
        return result.status !== 'refused';
      } catch (error) {
        await settle(address.id, false);
        throw error;
      }
    },
    async makeDefault(address) {
      addresses.update((all) => all.map((one) => ({ ...one, isDefault: one.id === address.id })));
      try {
        await api.addresses.makeDefault(address.id);
      } finally {
        await settle(address.id, false);
      }
    },
  };
}

/** The delivery address: the one selected during this visit, else the default one, else none. */
export function useChosenAddress(addresses: readonly Address[] | undefined): Address | undefined {
  const chosenId = useSession(({ addressId }) => addressId);
  return addresses?.find(({ id }) => id === chosenId) ?? addresses?.find(({ isDefault }) => isDefault);
}
