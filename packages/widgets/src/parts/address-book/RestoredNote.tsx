import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './addressMessages.ts';

/** Shows that the form contains a restored draft, and offers to discard it. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }): ReactElement {
  const text = useText(addressMessages);
  return (
    <div className={styles['restored']}>
      <span>{text('address.restored')}</span>
      <Button size="s" variant="ghost" onClick={onStartOver}>
        {text('address.startOver')}
      </Button>
    </div>
  );
}
