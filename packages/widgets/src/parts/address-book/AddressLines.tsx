import type { Address } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Tag } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './messages.ts';

/** Name, number and address as two lines; what the shopper typed has no language of the page. */
export function AddressLines({ address }: { readonly address: Address }): ReactElement {
  const text = useText(addressMessages);
  return (
    <span className={styles['lines']}>
      <span className={styles['who']}>
        <strong className={styles['name']} lang="">
          {address.receiver}
        </strong>
        <span className={styles['mobile']}>{address.mobile}</span>
        {address.isDefault ? <Tag>{text('address.defaultTag')}</Tag> : null}
      </span>
      <span className={styles['where']}>
        {address.region === '' ? null : <>{address.region} </>}
        <span lang="">{address.region === '' ? address.address : address.detail}</span>
      </span>
    </span>
  );
}
