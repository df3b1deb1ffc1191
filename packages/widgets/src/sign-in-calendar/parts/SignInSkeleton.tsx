import type { ReactElement } from 'react';
import { Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from '../SignInCalendar.module.css';

/** Skeleton of the daily check-in. */
export function SignInSkeleton(): ReactElement {
  return (
    <SkeletonRegion className={styles['signIn']}>
      <div className={styles['banner']}>
        <div className={styles['bannerText']}>
          <Skeleton shape="text" width="60%" height="32px" />
          <Skeleton shape="text" width="80%" />
        </div>
        <span />
        <Skeleton height="48px" />
      </div>
      <div className={styles['card']}>
        <Skeleton height="84px" />
        <Skeleton height="44px" />
      </div>
      <div className={styles['card']}>
        <Skeleton height="400px" />
      </div>
    </SkeletonRegion>
  );
}
