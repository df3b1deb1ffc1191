import type { ReactNode } from 'react';
import { useWords } from '../../runtime/words.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Skeleton.module.css';

export interface SkeletonRegionProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Says "loading" once for all the skeletons inside. */
export function SkeletonRegion({ children, className }: SkeletonRegionProps) {
  const words = useWords();
  return (
    <div aria-busy="true" className={joinClasses(styles['group'], className)}>
      <output className={styles['said']}>{words.loading}</output>
      {children}
    </div>
  );
}
