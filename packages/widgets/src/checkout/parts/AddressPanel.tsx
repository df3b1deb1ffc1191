import type { Address } from '@pawlet/core/api';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { AddressLines, RouteLink } from '../../parts/index.ts';
import { useConfig, useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../messages.ts';

export interface AddressPanelProps {
  readonly address: Address | undefined;
  readonly hasAddresses: boolean;
  /** Raised each time the address is missed: the panel is marked and scrolls into view. */
  readonly missed: number;
}

/** Where the parcel goes; a tap leads to the address book. */
export function AddressPanel({ address, hasAddresses, missed }: AddressPanelProps): ReactElement {
  const text = useText(checkoutMessages);
  const isAbroad = (useConfig()?.country.code ?? 'CHN') !== 'CHN';
  const form = isAbroad ? '/pages/address/addeditAbroad' : '/pages/address/addedit';
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed > 0) panel.current?.scrollIntoView({ block: 'center' });
  }, [missed]);
  return (
    <div
      ref={panel}
      className={styles['address']}
      data-state={address === undefined && missed > 0 ? 'missing' : undefined}
      {...part('address')}
    >
      {address === undefined ? (
        <RouteLink
          className={styles['addAddress']}
          route={hasAddresses ? '/pages/address/address?type=select' : `${form}?type=select`}
        >
          <Icon name={hasAddresses ? 'pin' : 'plus'} size={20} />
          {text(hasAddresses ? 'checkout.chooseAddress' : 'checkout.addAddress')}
        </RouteLink>
      ) : (
        <RouteLink className={styles['addressCard']} route="/pages/address/address?type=select">
          <span className={styles['pin']}>
            <Icon name="pin" size={20} />
          </span>
          <AddressLines address={address} />
          <Icon name="chevronRight" size={16} />
        </RouteLink>
      )}
    </div>
  );
}
