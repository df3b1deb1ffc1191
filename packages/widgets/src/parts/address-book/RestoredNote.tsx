import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './addressMessages.ts';

/** Says that the form shows what was written before, and offers to begin anew. */
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
