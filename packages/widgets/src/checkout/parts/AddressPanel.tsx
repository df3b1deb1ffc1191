import type { Address } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { AddressLines, RouteLink } from '../../parts/index.ts';
import { useConfig, useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import { InPlace } from './InPlace.tsx';

export interface AddressPanelProps {
  readonly address: Address | undefined;
  readonly hasAddresses: boolean;
  /** Incremented each time the address is missing: the panel is marked and scrolls into view. */
  readonly missed: number;
}

/** The delivery address; a tap opens the address book, in place where the page has none. */
export function AddressPanel({ address, hasAddresses, missed }: AddressPanelProps): ReactElement {
  const text = useText(checkoutMessages);
  const isAbroad = (useConfig()?.country.code ?? 'CHN') !== 'CHN';
  const form = isAbroad ? '/pages/address/addeditAbroad' : '/pages/address/addedit';
  /** How often the address book was opened here; each time it is reset. */
  const [openings, setOpenings] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (): void => {
    setOpenings(openings + 1);
    setIsChoosing(true);
  };
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
          onStay={choose}
          route={hasAddresses ? '/pages/address/address?type=select' : `${form}?type=select`}
        >
          <Icon name={hasAddresses ? 'pin' : 'plus'} size={20} />
          {text(hasAddresses ? 'checkout.chooseAddress' : 'checkout.addAddress')}
        </RouteLink>
      ) : (
        <RouteLink
          className={styles['addressCard']}
          route="/pages/address/address?type=select"
          onStay={choose}
        >
          <span className={styles['pin']}>
            <Icon name="pin" size={20} />
          </span>
          <AddressLines address={address} />
          <Icon name="chevronRight" size={16} />
        </RouteLink>
      )}
      {openings === 0 ? null : (
        <InPlace>
          {({ AddressSheet }) => (
            <AddressSheet key={openings} open={isChoosing} onClose={() => setIsChoosing(false)} />
          )}
        </InPlace>
      )}
    </div>
  );
}
