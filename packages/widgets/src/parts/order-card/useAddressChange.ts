import type { AddressId, ChangeResult, OrderNumber } from '@pawlet/core/api';
import { toId } from '@pawlet/core/api';
import { useEffect, useRef } from 'react';
import { useAction, useHost, usePawlet, useSession } from '../../runtime/index.ts';

/** The order waiting for a new address, and the checkout's previous selection. */
interface Wish {
  readonly orderNumber: OrderNumber;
  readonly before: number | undefined;
}

/**
 * Lets the shopper choose another address for an order: opens the address book and applies the selection to the order,
 * then restores the checkout's own selection.
 */
export function useAddressChange(
  onResult: (orderNumber: OrderNumber, result: ChangeResult) => void,
): (orderNumber: OrderNumber) => Promise<void> {
  const { api, session } = usePawlet();
  const host = useHost();
  const chosen = useSession(({ addressId }) => addressId);
  const wish = useRef<Wish>(undefined);
  const { run: change } = useAction(async (orderNumber: OrderNumber, addressId: AddressId) =>
    onResult(orderNumber, await api.orders.changeAddress(orderNumber, addressId)),
  );
  useEffect(() => {
    const addressId = toId<AddressId>(chosen);
    const open = wish.current;
    if (addressId === undefined || open === undefined) return;
    wish.current = undefined;
    session.remember({ addressId: open.before });
    void change(open.orderNumber, addressId);
  }, [chosen, change, session]);
  return async (orderNumber) => {
    const before = wish.current === undefined ? session.store.getState().addressId : wish.current.before;
    wish.current = { orderNumber, before };
    session.remember({ addressId: undefined });
    await host.navigate('/pages/address/address?type=select');
  };
}
