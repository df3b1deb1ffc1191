import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from './AddressBook.module.css';

export interface OtherKindProps {
  /** Replaces the visible form. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Link from the form of one kind of address to the other. */
export function OtherKind({ onOpen, children }: OtherKindProps): ReactElement {
  return (
    <button type="button" className={styles['other']} onClick={onOpen}>
      <Icon name="globe" size={20} />
      <span>{children}</span>
      <Icon name="chevronRight" size={16} />
    </button>
  );
}
