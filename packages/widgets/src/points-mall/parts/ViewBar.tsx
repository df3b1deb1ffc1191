import type { ReactElement } from 'react';
import { useWords } from '../../runtime/index.ts';
import { Icon, IconButton, part } from '../../ui/index.ts';
import styles from './ViewBar.module.css';

export interface ViewBarProps {
  readonly title: string;
  readonly onBack: () => void;
}

/** The bar of a view above the first one: back button and title. */
export function ViewBar({ title, onBack }: ViewBarProps): ReactElement {
  const words = useWords();
  return (
    <div className={styles['bar']} {...part('view-bar')}>
      <IconButton icon={<Icon name="back" size={22} />} label={words.back} size={40} onClick={onBack} />
      <h2 className={styles['title']} tabIndex={-1} data-view-title="">
        {title}
      </h2>
    </div>
  );
}
