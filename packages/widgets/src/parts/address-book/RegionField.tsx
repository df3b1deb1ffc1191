import { forwardRef, useId } from 'react';
import { useText } from '../../runtime/index.ts';
import { Icon } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './messages.ts';

export interface RegionFieldProps {
  /** The chosen region in words, '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onOpen: () => void;
}

/** The row of a form that opens the choice of a region. */
export const RegionField = forwardRef<HTMLButtonElement, RegionFieldProps>(function RegionField(
  { value, error, onOpen },
  ref,
) {
  const text = useText(addressMessages);
  const id = useId();
  return (
    <div className={styles['region']} data-state={error === undefined ? undefined : 'invalid'}>
      <span id={`${id}label`} className={styles['regionLabel']}>
        {text('address.region')}
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      </span>
      <span className={styles['regionBody']}>
        <button
          ref={ref}
          type="button"
          className={styles['regionButton']}
          aria-labelledby={`${id}label ${id}value`}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <span id={`${id}value`} className={styles['regionValue']} data-empty={value === '' || undefined}>
            {value === '' ? text('address.regionHint') : value}
          </span>
          <Icon name="chevronRight" size={16} />
        </button>
        {error === undefined ? null : (
          <span id={`${id}error`} className={styles['regionError']}>
            {error}
          </span>
        )}
      </span>
    </div>
  );
});
