import type { Address } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../runtime/index.ts';
import { Checkbox, Glyph, Icon } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import styles from './AddressBook.module.css';
import { AddressLines } from './AddressLines.tsx';
import { addressMessages } from './addressMessages.ts';

const checkPath = 'M5 12.5l4.8 4.8L19.5 7';

export interface AddressCardProps {
  readonly address: Address;
  /** Route of its form; undefined where there is none. */
  readonly editRoute: string | undefined;
  readonly isChosen: boolean;
  /** Selects it on tap; without it a tap opens the form. */
  readonly onChoose: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

/** One address of the address book, with its actions. */
export function AddressCard(props: AddressCardProps): ReactElement {
  const { address, editRoute, isChosen, onChoose, onRemove, onMakeDefault } = props;
  const text = useText(addressMessages);
  const isManaged = onChoose === undefined;
  return (
    <li className={styles['card']} data-state={isChosen ? 'chosen' : undefined}>
      <AddressFace {...props}>
        <AddressLines address={address} />
        {isChosen ? (
          <span className={styles['chosen']}>
            <Glyph path={checkPath} size={20} label={text('address.isChosen')} />
          </span>
        ) : null}
      </AddressFace>
      <div className={styles['foot']}>
        {isManaged && !address.isDefault ? (
          <Checkbox
            checked={false}
            label={text('address.makeDefaultOf', { name: address.receiver })}
            onChange={onMakeDefault}
          >
            <span aria-hidden="true">{text('address.setDefault')}</span>
          </Checkbox>
        ) : null}
        <span className={styles['actions']}>
          {editRoute === undefined ? null : (
            <RouteLink
              className={styles['action']}
              route={editRoute}
              aria-label={`${text('address.edit')}: ${address.receiver}`}
            >
              <Icon name="edit" size={18} />
              {text('address.edit')}
            </RouteLink>
          )}
          {isManaged ? (
            <button
              type="button"
              className={styles['action']}
              aria-label={`${text('address.remove')}: ${address.receiver}`}
              onClick={onRemove}
            >
              <Icon name="trash" size={18} />
              {text('address.remove')}
            </button>
          ) : null}
        </span>
      </div>
    </li>
  );
}

function AddressFace({
  editRoute,
  isChosen,
  onChoose,
  children,
}: AddressCardProps & { readonly children: ReactNode }): ReactElement {
  if (onChoose !== undefined) {
    return (
      <button type="button" className={styles['face']} aria-pressed={isChosen} onClick={onChoose}>
        {children}
      </button>
    );
  }
  if (editRoute === undefined) return <div className={styles['face']}>{children}</div>;
  return (
    <RouteLink className={styles['face']} route={editRoute}>
      {children}
    </RouteLink>
  );
}
