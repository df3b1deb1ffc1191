import type { Address } from '@pawlet/core/api';
import { addressLines } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Tag } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './addressMessages.ts';
import { regionLanguage } from './regionLanguage.ts';

/** Name, number and address as two lines; the shopper's text is not in the page's language. */
export function AddressLines({ address }: { readonly address: Address }): ReactElement {
  const text = useText(addressMessages);
  const { overseas } = address;
  return (
    <span className={styles['lines']}>
      <span className={styles['who']}>
        <strong className={styles['name']} lang="">
          {address.receiver}
        </strong>
        <span className={styles['mobile']}>
          {overseas === undefined ? address.mobile : `+${overseas.dialCode} ${overseas.mobile}`}
        </span>
        {overseas === undefined || overseas.extension === '' ? null : (
          <span className={styles['mobile']}>{`${text('address.extension')} ${overseas.extension}`}</span>
        )}
        {address.isDefault ? <Tag>{text('address.defaultTag')}</Tag> : null}
      </span>
      {overseas === undefined ? (
        <span className={styles['where']}>
          {address.region === '' ? null : (
            <>
              <span lang={regionLanguage(address.region)}>{address.region}</span>{' '}
            </>
          )}
          <span lang="">{address.region === '' ? address.address : address.detail}</span>
        </span>
      ) : (
        <>
          {overseas.company === '' ? null : (
            <span className={styles['where']} lang="">
              {overseas.company}
            </span>
          )}
          <span className={styles['where']}>
            <span lang="">{addressLines(overseas).join(', ')}</span>, {overseas.countryName}
          </span>
          {overseas.email === '' ? null : (
            <span className={styles['where']} lang="">
              {overseas.email}
            </span>
          )}
        </>
      )}
    </span>
  );
}
