import type { HTMLAttributes, ReactNode } from 'react';
import { useDelayReady } from '../../runtime/instance/useDelayReady.ts';
import { useWords } from '../../runtime/words.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Skeleton.module.css';

export interface SkeletonRegionProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: ReactNode;
}

/** Announces "loading" once for all skeletons inside. */
export function SkeletonRegion({ children, className, ...attributes }: SkeletonRegionProps) {
  const words = useWords();
  useDelayReady();
  return (
    <div {...attributes} aria-busy="true" className={joinClasses(styles['group'], className)}>
      <output className={styles['said']}>{words.loading}</output>
      {children}
    </div>
  );
}
