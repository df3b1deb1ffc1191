import { Icon } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from './Invoice.module.css';

/** Important information before continuing. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <output className={styles['notice']}>
      <Icon name="info" size={16} />
      <span>{children}</span>
    </output>
  );
}
